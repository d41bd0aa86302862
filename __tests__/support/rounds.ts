/** How often a test of the `soak` tier goes round: ROUNDS, 3 unless told (docs/testing.md). */
export const ROUNDS = Math.max(1, Number(process.env['ROUNDS'] ?? 3));

/** So many of `all`, evenly spread; with as many rounds as there are, all of them. */
export function someOf<T>(all: readonly T[], many = ROUNDS): T[] {
  if (many >= all.length) return [...all];
  return Array.from({ length: many }, (_, at) => all[Math.floor((at * all.length) / many)] as T);
}
