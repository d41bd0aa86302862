/** Shops with something in every table that people fill, for what must treat all of them alike. */
import type { Insertable } from 'kysely';
import type { Database } from '../../../src/server/db/types';
import type { Schema } from '../../../src/server/db/schema';
import { seedDemoShop } from '../../../src/server/demo/seed';
import { addressRow, memberRow } from '../server/members';
import { placeOrder } from './orders';
import { mainCategories, NOW, productRow } from './rows';

type Rows = { [T in keyof Schema]?: Insertable<Schema[T]>[] };

/** One with everything that the demo shop has, pictures too. */
export async function fillDemoShop(database: Database): Promise<void> {
  await seedDemoShop(database, NOW);
  await fillPeople(database);
}

/** The least that has something of everybody's; nothing in the tables that only the family fills. */
export async function fillSmallShop(database: Database): Promise<void> {
  await database.write(async (trx) => {
    await trx.insertInto('category').values(mainCategories).execute();
    await trx.insertInto('product').values([productRow(), productRow({ name: 'Cap' })]).execute();
  });
  await fillPeople(database);
}

async function fillPeople(database: Database): Promise<void> {
  await placeOrder(database, { placed_at: NOW, name: 'आशा राव \u2028 "quoted"' });
  const { serial_no, order_id } = await database.db.selectFrom('order_line').select(['serial_no', 'order_id']).orderBy('serial_no').executeTakeFirstOrThrow();
  const { id: productId } = await database.db.selectFrom('product').select('id').executeTakeFirstOrThrow();
  const asha = memberRow({ id: 'u_asha' });
  const rows: Rows = {
    session: [{ token_hash: 'hash', kind: 'user', owner_id: 'u_asha', created_at: NOW, last_seen_at: NOW }],
    guest: [{ id: 'g_1', created_at: NOW, last_seen_at: NOW }],
    cart_line: [{ owner_id: 'g_1', product_id: productId, colour: '', size: '', quantity: 2, added_at: NOW }],
    idempotency_key: [
      { owner_id: 'g_1', key: 'key-1', body_hash: 'x', status: 200, answer: '{}', created_at: NOW },
      { owner_id: 'g_1', key: 'key-2', body_hash: 'x', status: null, answer: null, created_at: NOW },
    ],
    meta: [{ key: 'note', value: 'of this shop' }],
    member: [asha, memberRow()],
    address: [addressRow('u_asha')],
    wishlist_entry: [{ member_id: 'u_asha', product_id: productId, added_at: NOW }],
    password_reset: [{ token_hash: 'reset', member_id: 'u_asha', created_at: NOW }],
    return_request: [{ id: 'r_1', serial_no, member_id: 'u_asha', reason: 'Size', comment: '', status: 'INITIATED', bank_details: 'sealed', key_id: 'k', requested_at: NOW }],
    bank_reveal: [{ return_id: 'r_1', reason: 'refund', revealed_by: 'staff', revealed_at: NOW }],
    customer_message: [{ member_id: 'u_asha', name: 'Asha', mobile: '9876543210', reason: 'Sizes', message: 'Hello', created_at: NOW }],
    newsletter_subscriber: [{ mobile: '9876543210', member_id: null, consent: 'yes', joined_at: NOW }],
    outbox_mail: [{ kind: 'order', sealed: 'x', key_id: 'k', seal_id: 's', created_at: NOW, next_try_at: NOW }],
    rate_hit: [{ bucket: 'b', hits: 1, resets_at: NOW }],
    known_browser: [{ mark_hash: 'mark', member_id: 'u_asha', created_at: NOW }],
    wrong_login: [{ hour: NOW, logins: 1 }],
    order_event: [{ order_id, at: NOW, kind: 'customer', who: '', what: 'placed' }],
    order_key: [{ key_hash: 'key', order_id, created_at: NOW }],
    shop_alert: [{ at: NOW, kind: 'new order', subject: '7K3M-9QX2' }],
    staff_account: [{ id: 's_1', email: 'Asha@example.com', email_key: 'asha@example.com', role: 'owner', created_at: NOW }],
    staff_recovery_code: [{ code_hash: 'code', staff_id: 's_1' }],
    staff_set_up_link: [{ token_hash: 'link', staff_id: 's_1', created_at: NOW }],
    staff_session: [{ token_hash: 'open', staff_id: 's_1', created_at: NOW, last_seen_at: NOW, confirmed_at: NOW, browser: '' }],
    staff_known_browser: [{ mark_hash: 'mark', staff_id: 's_1', created_at: NOW }],
    audit: [{ at: NOW, who: 'cli:meera', what: 'account invited', subject: 'staff Asha@example.com' }],
    shop_settings: [{ id: 1, version: 1, updated_at: NOW, upi_id: 'kept@okbank', unpaid_days: 3 }],
  };
  await database.write(async (trx) => {
    for (const [table, values] of Object.entries(rows)) {
      // Kysely cannot follow a table name that is data.
      await trx.insertInto(table as 'meta').values(values as Insertable<Schema['meta']>[]).execute();
    }
  });
}
