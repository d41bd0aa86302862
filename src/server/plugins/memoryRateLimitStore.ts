/**
 * Counts of limited calls (rateLimits.ts) in the memory of the one process that serves an embedded database: the store
 * for @fastify/rate-limit there. The library's own store measures by the time of day, so that a refused caller would
 * stay refused for as long as the clock was set back; and it drops the count that was unused for longest, so that a
 * flood of other names would push out one that is nearly full.
 */
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { makeBoundedCache, type BoundedCache } from '../load/boundedCache';

/**
 * From this share of its limit on, a count is kept in a cache of its own, where only other counts that are as far can
 * push it out.
 */
const FAR = 0.5;

/** Of each of the two caches, over all limits. */
const MOST_COUNTS = 20_000;
const MOST_BYTES = 8 * 1024 * 1024;
const COUNT_BYTES = 64;

/** Where limited calls are counted. */
export interface Counts {
  /** As @fastify/rate-limit takes it. */
  store: FastifyRateLimitStoreCtor;
  /** Takes one call out of the count of this name and key. */
  undo(countedAs: string, key: string): Promise<void>;
}

interface Count {
  hits: number;
  /** Milliseconds since the process began (`performance.now`), which no set clock moves. */
  resetsAt: number;
}

const makeCounts = (): BoundedCache<Count> =>
  makeBoundedCache({ entries: MOST_COUNTS, bytes: MOST_BYTES, bytesOf: () => COUNT_BYTES });

/** The part of a limiter's options that says whose count it is. */
interface LimiterOptions {
  countedAs?: string;
}

const nameOf = (countedAs: string, key: string): string => `${countedAs} ${key}`;

export function memoryRateLimitStore(): Counts {
  const begun = makeCounts();
  const far = makeCounts();

  class OwnCounts {
    constructor(private readonly options: LimiterOptions) {}

    incr(key: string, answer: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number, max: number): void {
      const now = performance.now();
      const name = nameOf(this.options.countedAs ?? '', key);
      const known = far.get(name) ?? begun.get(name);
      const isGoingOn = known !== undefined && known.resetsAt > now;
      const count = isGoingOn ? { ...known, hits: known.hits + 1 } : { hits: 1, resetsAt: now + windowMs };
      const [into, outOf] = count.hits >= max * FAR ? [far, begun] : [begun, far];
      outOf.delete(name);
      into.set(name, count);
      answer(null, { current: count.hits, ttl: count.resetsAt - now });
    }

    child(options: LimiterOptions): OwnCounts {
      return new OwnCounts(options);
    }
  }

  return {
    store: OwnCounts as unknown as FastifyRateLimitStoreCtor,
    undo(countedAs, key) {
      const name = nameOf(countedAs, key);
      for (const counts of [begun, far]) {
        const known = counts.get(name);
        if (known && known.hits > 0) counts.set(name, { ...known, hits: known.hits - 1 });
      }
      return Promise.resolve();
    },
  };
}
