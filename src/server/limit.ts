import { DomainError } from './domainError';

export interface Limit {
  /** Runs `work` when its turn has come. Throws NOT_READY, and does not begin, when too many wait or the wait becomes too long. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** How many run now. */
  inUse(): number;
}

/** Calls are given up by the storefront after 20 seconds (client/api/baseApi.ts). */
const LONGEST_WAIT_MS = 15_000;

const busy = (): DomainError => new DomainError('NOT_READY', 'The shop is very busy. Please try again in a moment.');

/** Lets at most `places` pieces of work run at once; up to `mostWaiting` others wait in line, none longer than `longestWaitMs`. */
export function makeLimit(places: number, mostWaiting: number, longestWaitMs = LONGEST_WAIT_MS): Limit {
  const line = new Set<() => void>();
  let inUse = 0;

  const enter = (): Promise<void> => {
    if (inUse < places) {
      inUse += 1;
      return Promise.resolve();
    }
    if (line.size >= mostWaiting) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => {
        line.delete(goOn);
        reject(busy());
      }, longestWaitMs);
      const goOn = (): void => {
        clearTimeout(patience);
        resolve();
      };
      line.add(goOn);
    });
  };
  const leave = (): void => {
    const [next] = line;
    // Whoever leaves hands the place over, so the count stays.
    if (next) {
      line.delete(next);
      next();
    } else inUse -= 1;
  };

  return {
    async run(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
    inUse: () => inUse,
  };
}
