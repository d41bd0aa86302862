/** A mutex, and request coalescing on it. */

/** Runs one piece of work at a time, in the order of the calls. A failure reaches its own caller alone. */
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
 * Request coalescing: callers that come while others wait for the mutex share their run of `work`, so that many callers
 * wait for one run and not for one each. A run begins after the last call that it serves; when it fails, it fails for
 * all of them.
 */
export function coalesceRequests<T>(
  mutex: Mutex,
  work: (asked: readonly T[]) => Promise<void>,
): (item: T) => Promise<void> {
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
