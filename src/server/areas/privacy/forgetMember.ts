/**
 * Deletes an account. Orders and settled returns stay for the books, without the person: those of all deleted members
 * are under one row that is nobody, so that not even their common owner is known.
 */
import type { Transaction } from 'kysely';
import type { MemberRow } from '../../db/memberSchema';
import type { Schema } from '../../db/schema';
import { DomainError } from '../../lib/domainError';

type Trx = Transaction<Schema>;

/** No member's id looks like it, and no address that can be typed is its e-mail address. */
export const NOBODY = 'u_nobody';

const UNDER_WAY = 'An order or a return is still under way. The account can be deleted once it is settled.';

/** @returns the products that lost a review; throws CONFLICT while a parcel or a refund is on its way. The caller has locked the owner. */
export async function forgetMember(trx: Trx, { id, mobile }: MemberRow, now: number): Promise<number[]> {
  if (await isUnderWay(trx, id)) throw new DomainError('CONFLICT', UNDER_WAY);
  const reviewed = await dropWords(trx, { id, mobile }, now);
  await handOverBooks(trx, id);
  for (const table of ['address', 'wishlist_entry', 'password_reset', 'known_browser'] as const) {
    await trx.deleteFrom(table as 'address').where('member_id', '=', id).execute();
  }
  for (const table of ['session', 'cart_line', 'idempotency_key'] as const) await trx.deleteFrom(table as 'session').where('owner_id', '=', id).execute();
  await trx.deleteFrom('member').where('id', '=', id).execute();
  return reviewed;
}

async function isUnderWay(trx: Trx, id: string): Promise<boolean> {
  const order = await trx.selectFrom('customer_order').select('id').where('owner_id', '=', id).where('status', 'in', ['ORDERED', 'SHIPPED']).executeTakeFirst();
  const open = await trx.selectFrom('return_request').select('id').where('member_id', '=', id).where('status', 'in', ['INITIATED', 'APPROVED']).executeTakeFirst();
  return order !== undefined || open !== undefined;
}

/** Reviews, messages, the newsletter. */
async function dropWords(trx: Trx, { id, mobile }: Pick<MemberRow, 'id' | 'mobile'>, now: number): Promise<number[]> {
  const reviews = await trx.deleteFrom('review').where('user_id', '=', id).returning('product_id').execute();
  const reviewed = [...new Set(reviews.map(({ product_id }) => product_id))];
  if (reviewed.length > 0) await trx.updateTable('product').set({ updated_at: now }).where('id', 'in', reviewed).execute();
  await trx.deleteFrom('customer_message').where('member_id', '=', id).execute();
  await trx.deleteFrom('newsletter_subscriber').where((where) => where.or([where('member_id', '=', id), where('mobile', '=', mobile)])).execute();
  return reviewed;
}

async function handOverBooks(trx: Trx, id: string): Promise<void> {
  await makeNobody(trx);
  await trx.updateTable('customer_order').set({ owner_id: NOBODY, name: '', mobile: '', address: '' }).where('owner_id', '=', id).execute();
  const returns = trx.selectFrom('return_request').select('id').where('member_id', '=', id);
  await trx.updateTable('bank_reveal').set({ reason: '' }).where('return_id', 'in', returns).execute();
  await trx.updateTable('return_request').set({ member_id: NOBODY, comment: '', staff_note: '', bank_details: null, key_id: null }).where('member_id', '=', id).execute();
}

/** Nobody logs in: what stands for the password is the hash of none. */
async function makeNobody(trx: Trx): Promise<void> {
  const nobody = { id: NOBODY, name: '', email: '', email_key: NOBODY, mobile: '', password_hash: '', created_at: 0 };
  await trx.insertInto('member').values(nobody).onConflict((conflict) => conflict.doNothing()).execute();
}
