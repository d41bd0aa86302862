import { roundsOf } from '../../../src/tools/test/rounds';

/**
 * How often a test of the `soak` tier goes round, 3 times unless told; with more, browser tests go all their ways
 * (docs/testing.md).
 */
export const ROUNDS = roundsOf(process.env['ROUNDS']);

/** As long as a timer can run, ms. */
const LONGEST = 2 ** 31 - 1;

/**
 * Jest's limit for a test, ms: `base` seconds, and so many for each of its rounds, or of the `many` things that it
 * does. It is no measure: a machine may be three times as slow as the one that the seconds were seen on, and another
 * run may go on beside it.
 */
export const limitFor = (secondsPerRound: number, base = 120, many = ROUNDS): number =>
  Math.min(1000 * (base + secondsPerRound * many), LONGEST);

/**
 * Of a table too long to be walked each time, whether row and column meet: each row meets ROUNDS columns, each one
 * starting with another, so that all columns come about; with as many rounds as there are columns, everything meets
 * everything.
 */
export const meets = (row: number, column: number, columns: number): boolean =>
  (((column - row) % columns) + columns) % columns < ROUNDS;

/** So many of `all`, evenly spread, as often as there are rounds; in the end all of them. */
export function someOf<T>(all: readonly T[], perRound = 1): T[] {
  const many = Math.min(all.length, ROUNDS * perRound);
  return Array.from({ length: many }, (_, at) => all[Math.floor((at * all.length) / many)] as T);
}

/**
 * The first of several ways to ask the same, such as the widths of a walk; all of them where there are rounds to spare,
 * as at night. For what is in doubt at every width the test names the widths itself (browser/screens).
 */
export const firstOrAll = <T>(...ways: T[]): T[] => (ROUNDS > 3 ? ways : ways.slice(0, 1));
