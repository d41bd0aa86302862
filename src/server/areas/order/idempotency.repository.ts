/** Keys of requests that are done once, with the answer that each got. */
import type { Selectable, Transaction } from 'kysely';
import type { Schema } from '../../db/schema';

export const dropKeyBefore = (
  trx: Transaction<Schema>,
  ownerId: string,
  key: string,
  before: number,
): Promise<unknown> =>
  trx
    .deleteFrom('idempotency_key')
    .where('owner_id', '=', ownerId)
    .where('key', '=', key)
    .where('created_at', '<', before)
    .execute();

/** False when the key is there already: the unique constraint decides between requests at the same time. */
export async function insertKey(
  trx: Transaction<Schema>,
  row: Pick<Selectable<Schema['idempotency_key']>, 'owner_id' | 'key' | 'body_hash' | 'created_at'>,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('idempotency_key')
    .values({ ...row, status: null, answer: null })
    .onConflict((conflict) => conflict.columns(['owner_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const knownKey = (
  trx: Transaction<Schema>,
  ownerId: string,
  key: string,
): Promise<Selectable<Schema['idempotency_key']>> =>
  trx
    .selectFrom('idempotency_key')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();

export const setAnswer = (
  trx: Transaction<Schema>,
  ownerId: string,
  key: string,
  answered: { status: number; answer: string },
): Promise<unknown> =>
  trx.updateTable('idempotency_key').set(answered).where('owner_id', '=', ownerId).where('key', '=', key).execute();
