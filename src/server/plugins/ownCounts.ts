/**
 * Counts of limited calls in the memory of the one process that serves an embedded database: the store that @fastify/rate-limit then
 * uses. Its own counts by the time of day, so that whoever is refused would stay refused for as long as the clock was set back.
 */
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';

/** So many addresses or accounts are remembered for each limit, those that called last. */
const MOST_REMEMBERED = 5000;

interface Count {
  hits: number;
  /** By the time that the process has run, ms. */
  resetsAt: number;
}

class OwnCounts implements FastifyRateLimitStore {
  private readonly counts = new Map<string, Count>();

  incr(key: string, answer: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number): void {
    const now = performance.now();
    const known = this.counts.get(key);
    const count = known && known.resetsAt > now ? { ...known, hits: known.hits + 1 } : { hits: 1, resetsAt: now + windowMs };
    // Taken out and put in again, so that the first of them is the one that has not called for longest.
    this.counts.delete(key);
    this.counts.set(key, count);
    const [longestSilent] = this.counts.keys();
    if (this.counts.size > MOST_REMEMBERED && longestSilent !== undefined) this.counts.delete(longestSilent);
    answer(null, { current: count.hits, ttl: count.resetsAt - now });
  }

  child(): OwnCounts {
    return new OwnCounts();
  }
}

export const ownCounts: FastifyRateLimitStoreCtor = OwnCounts;
