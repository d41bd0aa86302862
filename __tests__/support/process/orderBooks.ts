/** What must be true of a shop's books, whatever happened to it. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../src/server/db/schema';
import { STOCK, type Attempt } from './orderLoad';

/** Everything that is wrong, in words; empty when nothing is. */
export async function faultsInBooks(db: Kysely<Schema>, attempts: readonly Attempt[]): Promise<string[]> {
  const orders = await db
    .selectFrom('customer_order')
    .select(['id', 'order_no', 'subtotal_paise', 'owner_id'])
    .execute();
  const lines = await db
    .selectFrom('order_line')
    .select(['order_id', 'product_id', 'quantity', 'rate_paise'])
    .execute();
  const products = await db.selectFrom('product').select(['id', 'stock']).execute();
  const keys = await db.selectFrom('idempotency_key').select(['key', 'status', 'answer']).execute();
  const faults: string[] = [];

  const worth = new Map<number, number>();
  const sold = new Map<number, number>();
  for (const { order_id, product_id, quantity, rate_paise } of lines) {
    worth.set(order_id, (worth.get(order_id) ?? 0) + quantity * rate_paise);
    sold.set(product_id, (sold.get(product_id) ?? 0) + quantity);
  }
  for (const { id, order_no, subtotal_paise } of orders) {
    if (worth.get(id) !== subtotal_paise)
      faults.push(`${order_no} is half-written: its lines come to ${worth.get(id) ?? 'nothing'} of ${subtotal_paise}.`);
  }
  for (const { id, stock } of products) {
    if (stock + (sold.get(id) ?? 0) !== STOCK)
      faults.push(`Product ${id}: ${stock} are left and ${sold.get(id) ?? 0} sold, of ${STOCK}.`);
  }

  const stored = new Set(orders.map(({ order_no }) => order_no));
  for (const { orderNo } of attempts)
    if (orderNo !== undefined && !stored.has(orderNo)) faults.push(`${orderNo} was acknowledged and is not there.`);
  const answered = keys.flatMap(({ key, status, answer }) => {
    if (status === null) faults.push(`The key ${key} has no answer.`);
    return status === 200 ? [(JSON.parse(answer ?? '{}') as { orderNo: string }).orderNo] : [];
  });
  // Every order has a key of its own, so one that was placed twice has none.
  const keyed = new Set(answered);
  for (const orderNo of stored) if (!keyed.has(orderNo)) faults.push(`${orderNo} belongs to no key.`);
  for (const orderNo of keyed) if (!stored.has(orderNo)) faults.push(`${orderNo} is a key's answer and is not there.`);
  return faults;
}

/**
 * Numbers of the orders whose confirmation lies in the outbox folder, one for each file; an unfinished file shows as
 * itself.
 */
export async function confirmedOrders(dataDir: string): Promise<string[]> {
  const folder = path.join(dataDir, 'outbox');
  const files = await readdir(folder).catch(() => []);
  return Promise.all(
    files.map(async (file) => {
      if (!file.endsWith('order-placed.eml')) return file;
      const text = await readFile(path.join(folder, file), 'utf8');
      return /^Subject: .*\b([2-9A-Z]{4}-[2-9A-Z]{4})\b/m.exec(text)?.[1] ?? file;
    }),
  );
}

/**
 * Ids of every mail, those that wait and those that are files: the same mail may be both, when the shop was killed
 * between.
 */
export async function mailIds(db: Kysely<Schema>, dataDir: string): Promise<Set<number>> {
  const waiting = await db.selectFrom('outbox_mail').select('id').execute();
  const files = await readdir(path.join(dataDir, 'outbox')).catch(() => []);
  const written = files.flatMap((file) => Number(/_(\d{6,})_[a-z-]+\.eml$/.exec(file)?.[1] ?? NaN) || []);
  return new Set([...waiting.map(({ id }) => id), ...written]);
}
