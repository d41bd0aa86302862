/** What happens in the transaction that opens a member's session. */
import type { Transaction } from 'kysely';
import type { JoinedLine } from '../../../contract/account';
import { TERMS_VERSION } from '../../../contract/terms';
import type { Clock } from '../../lib/clock';
import type { Database } from '../../db/types';
import type { MemberRow } from '../../db/memberSchema';
import type { Schema } from '../../db/schema';
import { DomainError } from '../../lib/domainError';
import type { Owner } from '../../plugins/session';
import { mergeCarts } from '../cart/mergeCarts';
import { findMember, updateMember } from './account.repository';

export interface LoginDeps {
  database: Database;
  clock: Clock;
}

/**
 * The guest's cart becomes the member's (decision 74): what came along is told. The terms are accepted again
 * (decision 91).
 */
export async function joinCart(
  trx: Transaction<Schema>,
  { database, clock }: LoginDeps,
  member: MemberRow,
  former: Owner | null,
): Promise<JoinedLine[]> {
  if (former?.kind === 'guest') await database.engine.lockOwner(trx, former.id);
  await holdPassword(trx, database, member);
  await updateMember(trx, member.id, { terms_version: TERMS_VERSION, terms_accepted_at: clock() });
  return former?.kind === 'guest' ? mergeCarts(trx, former.id, member.id) : [];
}

/**
 * Until the transaction ends nobody changes the password that `member` was read with; throws CONFLICT where somebody
 * has.
 */
export async function holdPassword(trx: Transaction<Schema>, database: Database, member: MemberRow): Promise<void> {
  await database.engine.lockOwner(trx, member.id);
  const current = await findMember(trx, member.id);
  if (current?.password_hash !== member.password_hash) {
    // It was changed while this one was being checked: the session must not outlive that.
    throw new DomainError('CONFLICT', 'Your password has just been changed. Please log in again.');
  }
}
