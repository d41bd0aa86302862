import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { MemberRow } from '../../db/memberSchema';
import type { Schema } from '../../db/schema';

type Reader = Kysely<Schema> | Transaction<Schema>;

export interface EndedAccess {
  sessions: number;
  browsers: number;
}

export const findMember = (db: Reader, id: string): Promise<MemberRow | undefined> =>
  db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirst();

export const findMemberByEmail = (db: Reader, emailKey: string): Promise<MemberRow | undefined> =>
  db.selectFrom('member').selectAll().where('email_key', '=', emailKey).executeTakeFirst();

/** False when the address is taken: the unique constraint decides between sign-ups at the same time. */
export async function insertMember(trx: Transaction<Schema>, member: Insertable<Schema['member']>): Promise<boolean> {
  const inserted = await trx
    .insertInto('member')
    .values(member)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const updateMember = (
  trx: Transaction<Schema>,
  id: string,
  changes: Partial<Insertable<Schema['member']>>,
): Promise<unknown> => trx.updateTable('member').set(changes).where('id', '=', id).execute();

/** Every session, and every browser that is known to the account. @returns how many of each */
export async function endAccessOf(trx: Transaction<Schema>, memberId: string): Promise<EndedAccess> {
  const sessions = await trx.deleteFrom('session').where('owner_id', '=', memberId).executeTakeFirst();
  const browsers = await trx.deleteFrom('known_browser').where('member_id', '=', memberId).executeTakeFirst();
  return { sessions: Number(sessions.numDeletedRows), browsers: Number(browsers.numDeletedRows) };
}

/** Guests keep theirs, and members' browsers stay known. @returns how many */
export async function endAllMemberSessions(trx: Transaction<Schema>): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('session').where('kind', '=', 'user').executeTakeFirst();
  return Number(numDeletedRows);
}

export const insertLink = (trx: Transaction<Schema>, link: Schema['password_reset']): Promise<unknown> =>
  trx.insertInto('password_reset').values(link).execute();

/** Whose link that is, if it is not older. */
export async function ownerOfLink(db: Reader, tokenHash: string, notBefore: number): Promise<string | undefined> {
  const link = await db
    .selectFrom('password_reset')
    .select('member_id')
    .where('token_hash', '=', tokenHash)
    .where('created_at', '>=', notBefore)
    .executeTakeFirst();
  return link?.member_id;
}

export async function hasLinkSince(db: Reader, memberId: string, after: number): Promise<boolean> {
  const link = await db
    .selectFrom('password_reset')
    .select('created_at')
    .where('member_id', '=', memberId)
    .where('created_at', '>', after)
    .executeTakeFirst();
  return link !== undefined;
}

/** False when it was used before: of two uses at the same time one finds the link. */
export async function spendLink(trx: Transaction<Schema>, tokenHash: string): Promise<boolean> {
  const used = await trx
    .deleteFrom('password_reset')
    .where('token_hash', '=', tokenHash)
    .returning('member_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Links that were mailed and that nobody has used. */
export const endLinksOf = (trx: Transaction<Schema>, memberId: string): Promise<unknown> =>
  trx.deleteFrom('password_reset').where('member_id', '=', memberId).execute();

/**
 * Those that were seen after `seenAfter` and begun after `begunAfter`, epoch milliseconds; the one seen last comes
 * first.
 */
export const sessionsOf = (
  db: Reader,
  memberId: string,
  { seenAfter, begunAfter }: { seenAfter: number; begunAfter: number },
): Promise<Selectable<Schema['session']>[]> =>
  db
    .selectFrom('session')
    .selectAll()
    .where('owner_id', '=', memberId)
    .where('kind', '=', 'user')
    .where('last_seen_at', '>=', seenAfter)
    .where('created_at', '>=', begunAfter)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
