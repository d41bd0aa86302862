/** Chance that is the same in every run: a linear congruential generator. */
export function makeChance(seed: number) {
  let state = seed >>> 0;
  /** A whole number from 0 to `below` - 1. */
  const upTo = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const pick = <T>(list: readonly T[]): T | undefined => list[upTo(list.length)];
  const shuffled = <T>(list: readonly T[]): T[] => {
    const rest = [...list];
    return list.flatMap(() => rest.splice(upTo(rest.length), 1));
  };
  return { upTo, pick, shuffled };
}
