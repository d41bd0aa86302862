/**
 * Listeners hear of many writes in a row as one change: soon after a quiet time, and no more often than every half
 * second.
 */
const SOON_MS = 25;
const APART_MS = 500;

export interface Changes {
  /** @returns a function that stops listening */
  listen(listener: () => void): () => void;
  happened(): void;
  stop(): void;
}

/** `onFirst` runs once, at the first `listen`: a command that never listens opens no further connection. */
export function makeChanges(onFirst: () => void): Changes {
  const listeners = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;
  let toldAt = -APART_MS;
  let started = false;

  const tell = (): void => {
    timer = undefined;
    toldAt = performance.now();
    for (const listener of listeners) listener();
  };

  return {
    listen(listener) {
      listeners.add(listener);
      if (!started) {
        started = true;
        onFirst();
      }
      return () => listeners.delete(listener);
    },
    happened() {
      timer ??= setTimeout(tell, Math.max(SOON_MS, toldAt + APART_MS - performance.now()));
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      listeners.clear();
    },
  };
}
