/**
 * Counts of limited calls (rateLimits.ts) in PostgreSQL, for all processes that serve one shop from it together: the
 * store for @fastify/rate-limit there. One process alone, on SQLite, counts in its memory (memoryRateLimitStore.ts),
 * which costs no write.
 */
import { createHmac } from 'node:crypto';
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { makeBoundedCache } from '../load/boundedCache';
import type { Database } from '../db/types';
import type { Counts } from './memoryRateLimitStore';
import { addHit, takeHitBack } from './rateHit.repository';

/** The parts of a limiter's options that a store needs. */
interface LimiterOptions {
  /** Says whose count it is; two limiters of one name would share it. */
  countedAs?: string;
}

type Answer = (error: Error | null, result?: { current: number; ttl: number }) => void;

const MOST_REFUSED = 10_000;
const MOST_REFUSED_BYTES = 4 * 1024 * 1024;

export function databaseRateLimitStore(database: Database, secretKey: string): Counts {
  /** The table must name no address and no account. */
  const bucketOf = (name: string, key: string): string =>
    createHmac('sha256', secretKey).update(`${name} ${key}`).digest('base64url');

  async function count(bucket: string, windowMs: number): Promise<{ hits: number; resetsAt: number }> {
    const now = Date.now();
    const row = await database.write((trx) => addHit(trx, bucket, { now, windowMs }));
    return { hits: row.hits, resetsAt: row.resets_at };
  }

  class SharedCounts {
    /** Until when a bucket is refused, by the clock: a flood that is refused already costs the database nothing. */
    private readonly refused = makeBoundedCache<number>({
      entries: MOST_REFUSED,
      bytes: MOST_REFUSED_BYTES,
      bytesOf: () => 0,
    });

    constructor(private readonly options: LimiterOptions) {}

    incr(key: string, answer: Answer, windowMs: number, max: number): void {
      const bucket = bucketOf(this.options.countedAs ?? '', key);
      const until = this.refused.get(bucket) ?? 0;
      if (until > Date.now() && until <= Date.now() + windowMs) {
        answer(null, { current: max + 1, ttl: until - Date.now() });
        return;
      }
      this.refused.delete(bucket);
      count(bucket, windowMs).then(
        ({ hits, resetsAt }) => {
          if (hits > max) this.refused.set(bucket, resetsAt);
          answer(null, { current: hits, ttl: Math.max(0, resetsAt - Date.now()) });
        },
        (error: unknown) => answer(error instanceof Error ? error : new Error(String(error))),
      );
    }

    child(options: LimiterOptions): SharedCounts {
      return new SharedCounts(options);
    }
  }

  return {
    store: SharedCounts as unknown as FastifyRateLimitStoreCtor,
    async undo(countedAs, key) {
      await database.write((trx) => takeHitBack(trx, bucketOf(countedAs, key)));
    },
  };
}
