import { setTimeout as wait } from 'node:timers/promises';

interface RetryOptions {
  /** Total patience, ms. */
  forMs: number;
  /** Longest pause between two tries, ms. */
  pauseMs: number;
  isWorthRetrying: (error: unknown) => boolean;
}

/**
 * Tries again until the work succeeds, fails for another reason, or `forMs` is over. Pauses vary, so that two processes
 * do not keep meeting.
 */
export async function retry<T>(
  work: () => T | Promise<T>,
  { forMs, pauseMs, isWorthRetrying }: RetryOptions,
): Promise<T> {
  const deadline = performance.now() + forMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isWorthRetrying(error) || performance.now() > deadline) throw error;
    }
    await wait(1 + Math.random() * pauseMs);
  }
}
