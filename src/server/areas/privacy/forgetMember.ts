/**
 * Deletes an account. Orders and settled returns stay for the books, without the person: those of all deleted members
 * are under one row that is nobody, so that not even their common owner is known.
 */
import type { Transaction } from 'kysely';
import type { MemberRow } from '../../db/memberSchema';
import type { Schema } from '../../db/schema';
import { DomainError } from '../../lib/domainError';
import { NOBODY } from '../account/nobody';
import {
  deleteMember,
  deleteMessages,
  deleteReviews,
  deleteSubscriptions,
  handOrdersOver,
  handReturnsOver,
  hasOrderThatIs,
  hasReturnThatIs,
  insertMemberOnce,
} from './forgetMember.repository';

type Trx = Transaction<Schema>;

const UNDER_WAY = 'An order or a return is still under way. The account can be deleted once it is settled.';

/**
 * @returns the products that lost a review; throws CONFLICT while a parcel or a refund is on its way. The caller has
 * locked the owner.
 */
export async function forgetMember(trx: Trx, { id, mobile }: MemberRow, now: number): Promise<number[]> {
  if (await isUnderWay(trx, id)) throw new DomainError('CONFLICT', UNDER_WAY);
  const reviewed = await deleteReviews(trx, id, now);
  await deleteMessages(trx, id);
  await deleteSubscriptions(trx, id, mobile);
  await handOverBooks(trx, id);
  await deleteMember(trx, id);
  return reviewed;
}

const isUnderWay = async (trx: Trx, id: string): Promise<boolean> =>
  (await hasOrderThatIs(trx, id, ['ORDERED', 'SHIPPED'])) ||
  (await hasReturnThatIs(trx, id, ['INITIATED', 'APPROVED']));

/** Nobody logs in: what stands for the password is the hash of none. */
async function handOverBooks(trx: Trx, id: string): Promise<void> {
  const nobody = { id: NOBODY, name: '', email: '', email_key: NOBODY, mobile: '', password_hash: '', created_at: 0 };
  await insertMemberOnce(trx, nobody);
  await handOrdersOver(trx, id, NOBODY);
  await handReturnsOver(trx, id, NOBODY);
}
