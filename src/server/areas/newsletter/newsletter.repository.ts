import type { Insertable, Transaction } from 'kysely';
import type { Schema } from '../../db/schema';

/** False when the number was known; what was agreed to then stays as it was. */
export async function insertSubscriber(trx: Transaction<Schema>, subscriber: Insertable<Schema['newsletter_subscriber']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('newsletter_subscriber')
    .values(subscriber)
    .onConflict((conflict) => conflict.column('mobile').doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
