/** Work that must not overlap with itself. */

/** Runs one piece of work at a time, in the order asked for. What fails, fails for its caller alone. */
export type Mutex = <T>(work: () => Promise<T>) => Promise<T>;

export function makeMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

/**
 * Request coalescing: those who ask while others wait for the mutex share their run of `work`, so that a crowd waits for
 * one run and not for one each. A run begins after all that is in it was asked for; when it fails, it fails for everyone
 * in it.
 */
export function coalesceRequests<T>(mutex: Mutex, work: (asked: readonly T[]) => Promise<void>): (item: T) => Promise<void> {
  let asked: T[] = [];
  let next: Promise<void> | undefined;
  return (item) => {
    asked.push(item);
    next ??= mutex(() => {
      const items = asked;
      asked = [];
      next = undefined;
      return work(items);
    });
    return next;
  };
}
