/** The rows of a member who goes, and what stands in their place. */
import type { Insertable, Transaction } from 'kysely';
import type { ReturnStatusColumn } from '../../db/memberSchema';
import type { OrderStatusColumn } from '../../db/orderSchema';
import type { Schema } from '../../db/schema';

type Trx = Transaction<Schema>;

export async function hasOrderThatIs(trx: Trx, id: string, statuses: readonly OrderStatusColumn[]): Promise<boolean> {
  const order = await trx
    .selectFrom('customer_order')
    .select('id')
    .where('owner_id', '=', id)
    .where('status', 'in', statuses)
    .executeTakeFirst();
  return order !== undefined;
}

export async function hasReturnThatIs(trx: Trx, id: string, statuses: readonly ReturnStatusColumn[]): Promise<boolean> {
  const found = await trx
    .selectFrom('return_request')
    .select('id')
    .where('member_id', '=', id)
    .where('status', 'in', statuses)
    .executeTakeFirst();
  return found !== undefined;
}

/** @returns the products that lost a review, each once; the catalogue sees that they changed */
export async function deleteReviews(trx: Trx, id: string, now: number): Promise<number[]> {
  const reviews = await trx.deleteFrom('review').where('user_id', '=', id).returning('product_id').execute();
  const reviewed = [...new Set(reviews.map(({ product_id }) => product_id))];
  if (reviewed.length > 0)
    await trx.updateTable('product').set({ updated_at: now }).where('id', 'in', reviewed).execute();
  return reviewed;
}

export const deleteMessages = (trx: Trx, id: string): Promise<unknown> =>
  trx.deleteFrom('customer_message').where('member_id', '=', id).execute();

/** Those that the member asked for, and that of the account's own number. */
export const deleteSubscriptions = (trx: Trx, id: string, mobile: string): Promise<unknown> =>
  trx
    .deleteFrom('newsletter_subscriber')
    .where((where) => where.or([where('member_id', '=', id), where('mobile', '=', mobile)]))
    .execute();

/** Leaves one of that id or address as it is. */
export const insertMemberOnce = (trx: Trx, member: Insertable<Schema['member']>): Promise<unknown> =>
  trx
    .insertInto('member')
    .values(member)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/**
 * The orders become another's, without name, number and address; no link opens them, and of their events only amounts
 * are told. A payment's reference leads to a bank account, and a tracking number to a doorstep, so both go (decision
 * 341).
 */
export async function handOrdersOver(trx: Trx, id: string, heir: string): Promise<void> {
  const orders = trx.selectFrom('customer_order').select('id').where('owner_id', '=', id);
  await trx.deleteFrom('order_key').where('order_id', 'in', orders).execute();
  const told = await trx
    .selectFrom('order_event')
    .select(['id', 'details'])
    .where('order_id', 'in', orders)
    .where('what', 'in', ['payment received', 'payment undone', 'payment refunded'])
    .execute();
  await trx.updateTable('order_event').set({ details: null }).where('order_id', 'in', orders).execute();
  for (const { id: event, details } of told) {
    const { amount } = JSON.parse(details ?? '{}') as { amount?: unknown };
    if (typeof amount === 'number')
      await trx
        .updateTable('order_event')
        .set({ details: JSON.stringify({ amount }) })
        .where('id', '=', event)
        .execute();
  }
  const nothing = { payment_reference: null, tracking_number: null, tracking_link: null };
  await trx
    .updateTable('customer_order')
    .set({ owner_id: heir, name: '', mobile: '', address: '', email: null, ...nothing })
    .where('owner_id', '=', id)
    .execute();
}

/** The returns become another's, without bank details and without what anybody wrote about them. */
export async function handReturnsOver(trx: Trx, id: string, heir: string): Promise<void> {
  const returns = trx.selectFrom('return_request').select('id').where('member_id', '=', id);
  await trx.updateTable('bank_reveal').set({ reason: '' }).where('return_id', 'in', returns).execute();
  await trx
    .updateTable('return_request')
    .set({ member_id: heir, comment: '', staff_note: '', bank_details: null, key_id: null })
    .where('member_id', '=', id)
    .execute();
}

/** The member, with all that belongs to nobody else. */
export async function deleteMember(trx: Trx, id: string): Promise<void> {
  for (const table of ['address', 'wishlist_entry', 'password_reset', 'known_browser'] as const) {
    await trx
      .deleteFrom(table as 'address')
      .where('member_id', '=', id)
      .execute();
  }
  for (const table of ['session', 'cart_line', 'idempotency_key'] as const) {
    await trx
      .deleteFrom(table as 'session')
      .where('owner_id', '=', id)
      .execute();
  }
  await trx.deleteFrom('member').where('id', '=', id).execute();
}
