/**
 * The keys that open an order's page (docs/contract.md section 10). The database holds their hashes alone, so no key
 * can be told again: whatever needs a link makes a key for it, and all of them open the page until staff renew it.
 */
import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { OrderRecord, Schema } from '../../db/schema';
import { tokenHash } from '../../security/tokenHash';

/** 192 bits. */
const KEY_BYTES = 24;

/** The newest of an order that open its page; beyond any number of mails, and no more rows than that. */
const MOST_KEYS = 100;

/** A further key; the order's others go on opening it. */
export async function addOrderKey(trx: Transaction<Schema>, orderId: number, now: number): Promise<string> {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  await trx
    .insertInto('order_key')
    .values({ key_hash: tokenHash(key), order_id: orderId, created_at: now })
    .execute();
  const newest = trx
    .selectFrom('order_key')
    .select('key_hash')
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .limit(MOST_KEYS);
  await trx.deleteFrom('order_key').where('order_id', '=', orderId).where('key_hash', 'not in', newest).execute();
  return key;
}

/** The only key from now on: whoever has another one sees nothing more. */
export async function renewOrderKey(trx: Transaction<Schema>, orderId: number, now: number): Promise<string> {
  await trx.deleteFrom('order_key').where('order_id', '=', orderId).execute();
  return addOrderKey(trx, orderId, now);
}

/**
 * The order that this key opens. Undefined alike for a wrong key and for a number that no order has: one query by the
 * key's hash, whatever was asked for, so that the time tells nothing either.
 */
export const findKeyedOrder = (
  db: Kysely<Schema> | Transaction<Schema>,
  orderNo: string,
  key: string,
): Promise<OrderRecord | undefined> =>
  db
    .selectFrom('order_key')
    .innerJoin('customer_order', 'customer_order.id', 'order_key.order_id')
    .selectAll('customer_order')
    .where('order_key.key_hash', '=', tokenHash(key))
    .where('customer_order.order_no', '=', orderNo)
    .executeTakeFirst();
