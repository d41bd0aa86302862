/** Work that must not overlap with itself. */

/** Gives the way to have work done: one piece at a time, in the order asked for. What fails, fails for its asker alone. */
export function makeTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

/**
 * Whoever asks while others wait for their turn shares it with them, so that a crowd waits for one round of `work` and not for one
 * each. A round begins after all that is in it was asked for; when it fails, it fails for everyone in it.
 */
export function makeRounds<T>(inTurn: ReturnType<typeof makeTurns>, work: (asked: readonly T[]) => Promise<void>): (item: T) => Promise<void> {
  let asked: T[] = [];
  let next: Promise<void> | undefined;
  return (item) => {
    asked.push(item);
    next ??= inTurn(() => {
      const items = asked;
      asked = [];
      next = undefined;
      return work(items);
    });
    return next;
  };
}
