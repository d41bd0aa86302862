/** Counts of limited calls, each in its bucket until its window ends. */
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema';

/** One more. A window that ends later than one from now was begun before the clock was set back. */
export function addHit(
  trx: Transaction<Schema>,
  bucket: string,
  { now, windowMs }: { now: number; windowMs: number },
): Promise<{ hits: number; resets_at: number }> {
  const over = sql<boolean>`(rate_hit.resets_at <= ${now} or rate_hit.resets_at > ${now + windowMs})`;
  return trx
    .insertInto('rate_hit')
    .values({ bucket, hits: 1, resets_at: now + windowMs })
    .onConflict((conflict) =>
      conflict
        .column('bucket')
        .doUpdateSet({
          hits: sql<number>`case when ${over} then 1 else rate_hit.hits + 1 end`,
          resets_at: sql<number>`case when ${over} then ${now + windowMs} else rate_hit.resets_at end`,
        }),
    )
    .returning(['hits', 'resets_at'])
    .executeTakeFirstOrThrow();
}

/** One less, and never less than none. */
export const takeHitBack = (trx: Transaction<Schema>, bucket: string): Promise<unknown> =>
  trx
    .updateTable('rate_hit')
    .set((column) => ({ hits: column('hits', '-', 1) }))
    .where('bucket', '=', bucket)
    .where('hits', '>', 0)
    .execute();
