/**
 * Counts of limited calls in the memory of the one process that serves an embedded database: the store that @fastify/rate-limit then
 * uses. Its own counts by the time of day, so that whoever is refused would stay refused for as long as the clock was
 * set back; and it forgets whoever has not called for longest, so that a flood of other names would wash away the count
 * of one that is nearly full.
 */
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { makeBoundedCache, type BoundedCache } from '../load/boundedCache';

/**
 * A count from this share of its limit on is kept apart from those that are beginning: to push it out takes as many
 * that are as far.
 */
const FAR = 0.5;

/** Each of the two, over all limits. */
const MOST_COUNTS = 20_000;
const MOST_BYTES = 8 * 1024 * 1024;
const COUNT_BYTES = 64;

/** Where limited calls are counted. */
export interface Counts {
  /** As @fastify/rate-limit takes it. */
  store: FastifyRateLimitStoreCtor;
  /** One call less, of those that are counted under this name. */
  undo(countedAs: string, key: string): Promise<void>;
}

interface Count {
  hits: number;
  /** By the time that the process has run, ms. */
  resetsAt: number;
}

const makeCounts = (): BoundedCache<Count> =>
  makeBoundedCache({ entries: MOST_COUNTS, bytes: MOST_BYTES, bytesOf: () => COUNT_BYTES });

/** The part of a limiter's options that says whose count it is. */
interface LimiterOptions {
  countedAs?: string;
}

const nameOf = (countedAs: string, key: string): string => `${countedAs} ${key}`;

export function ownCounts(): Counts {
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
