/** What the doctor found in one place, and what to do about it. */
export interface Finding {
  check: string;
  /** A warning works today; what is broken does not. */
  state: 'ok' | 'warning' | 'broken';
  found: string;
  /** Null when it is well. */
  advice: string | null;
}

export const ok = (check: string, found: string): Finding => ({ check, state: 'ok', found, advice: null });
export const warning = (check: string, found: string, advice: string): Finding => ({ check, state: 'warning', found, advice });
export const broken = (check: string, found: string, advice: string): Finding => ({ check, state: 'broken', found, advice });
