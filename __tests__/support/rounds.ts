/** How often a test of the `soak` tier goes round, 3 times unless told; with more, browser tests go all their ways (docs/testing.md). */
export const ROUNDS = Math.max(1, Number(process.env['ROUNDS'] ?? 3));

/**
 * Of a table too long to be walked each time, whether row and column meet: each row meets ROUNDS columns, each one starting with another, so
 * that all columns come about; with as many rounds as there are columns, everything meets everything.
 */
export const meets = (row: number, column: number, columns: number): boolean => (((column - row) % columns) + columns) % columns < ROUNDS;

/** So many of `all`, evenly spread, as often as there are rounds; in the end all of them. */
export function someOf<T>(all: readonly T[], perRound = 1): T[] {
  const many = Math.min(all.length, ROUNDS * perRound);
  return Array.from({ length: many }, (_, at) => all[Math.floor((at * all.length) / many)] as T);
}

/**
 * The first of several ways to ask the same, such as the widths of a walk; all of them where there are rounds to spare, as at night. For
 * what is in doubt at every width the test names the widths itself (browser/screens).
 */
export const firstOrAll = <T>(...ways: T[]): T[] => (ROUNDS > 3 ? ways : ways.slice(0, 1));
