/** The result of one check, with advice. */
export interface Finding {
  check: string;
  /** `warning`: it works today; `broken`: it does not. */
  state: 'ok' | 'warning' | 'broken';
  found: string;
  /** Null when it is ok. */
  advice: string | null;
}

export const ok = (check: string, found: string): Finding => ({ check, state: 'ok', found, advice: null });
export const warning = (check: string, found: string, advice: string): Finding => ({
  check,
  state: 'warning',
  found,
  advice,
});
export const broken = (check: string, found: string, advice: string): Finding => ({
  check,
  state: 'broken',
  found,
  advice,
});
