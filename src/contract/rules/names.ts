/**
 * How names, colours and sizes are compared, the same on both sides of the wire. Pure, and free of zod: every page of
 * the shop loads it.
 */

/** Whole value, whatever its case (docs/contract.md section 2). Keeps hyphens: size 1-2 is not size 12. */
export const fold = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * Also ignores spaces and hyphens: `corporategifts` is 'Corporate Gifts' (decision 22). For categories and
 * subcategories.
 */
export const nameKey = (text: string): string => fold(text).replace(/[\s-]/g, '');

/** Values that differ in more than case, in the spelling first met; no blanks. */
export function distinct(values: Iterable<string>): string[] {
  const byFolded = new Map<string, string>();
  for (const value of values) {
    const key = fold(value);
    if (key !== '' && !byFolded.has(key)) byFolded.set(key, value);
  }
  return [...byFolded.values()];
}

/**
 * A comma-separated list's values, each once, without blanks and the `-` that stands for none (docs/requirements.md
 * section 3).
 */
export const splitOptions = (list: string | null | undefined): string[] =>
  distinct((list ?? '').split(',').map((value) => value.trim())).filter((value) => value !== '-');

/**
 * These words mean the categories 1 to 5, whatever staff call those now (docs/requirements.md section 2, Shop page).
 * Compare by `nameKey`.
 */
export const categoryAliases: ReadonlyMap<string, number> = new Map([
  ['men', 1],
  ['women', 2],
  ['kids', 3],
  ['corporategifts', 4],
  ['shapewear', 5],
]);
