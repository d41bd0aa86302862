/** How names, colours and sizes are compared: pure functions. */

/** Whole value, whatever its case (CONTRACT.md section 2). */
export const fold = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Also ignores spaces and hyphens: `corporategifts` is 'Corporate Gifts' (DECISIONS.md T22). */
export const nameKey = (text: string): string => fold(text).replace(/[\s-]/g, '');

/** A comma-separated list's values, without the empty ones and the `-` that stands for none. */
export const splitOptions = (list: string): string[] =>
  list
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '' && value !== '-');

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
export const compareNames = (a: string, b: string): number => collator.compare(a, b);

/** Values that differ in more than case, in the spelling first met. */
export function distinct(values: Iterable<string>): string[] {
  const byFolded = new Map<string, string>();
  for (const value of values) {
    const key = fold(value);
    if (key && !byFolded.has(key)) byFolded.set(key, value);
  }
  return [...byFolded.values()];
}

/** The same, the commonest first; equally common ones by name. */
export function commonestFirst(values: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(fold(value), (counts.get(fold(value)) ?? 0) + 1);
  const countOf = (value: string): number => counts.get(fold(value)) ?? 0;
  return distinct(values).sort((a, b) => countOf(b) - countOf(a) || compareNames(a, b));
}
