/**
 * Keeps a long list in order while some of its members change: most of it is copied, neither compared nor even looked
 * at. Pure.
 */

export interface Change<T> {
  /** Members that go. */
  removed: readonly T[];
  /** Those that come, in order. */
  added: readonly T[];
}

type Compare<T> = (a: T, b: T) => number;

/** To look at every member of a long list takes longer than to seek so few of them. */
const FEW = 0.01;

/** The first place from `from` on for what is not before this one, sought by halves. */
function placeOf<T>(list: readonly T[], one: T, compare: Compare<T>, from: number): number {
  let [low, high] = [from, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(list[middle] as T, one) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function without<T>(list: readonly T[], removed: readonly T[], compare: Compare<T>): readonly T[] {
  if (removed.length === 0) return list;
  if (removed.length > list.length * FEW) {
    const leaving = new Set(removed);
    return list.filter((member) => !leaving.has(member));
  }
  const left = [...list];
  for (const one of removed) left.splice(placeOf(left, one, compare, 0), 1);
  return left;
}

/** A list like this one with the change made. No two members may be equal. */
export function withChange<T>(list: readonly T[], { removed, added }: Change<T>, compare: Compare<T>): readonly T[] {
  const stayed = without(list, removed, compare);
  const all: T[] = [];
  let from = 0;
  for (const addition of added) {
    const place = placeOf(stayed, addition, compare, from);
    for (; from < place; from += 1) all.push(stayed[from] as T);
    all.push(addition);
  }
  return all.concat(stayed.slice(from));
}
