import type { Insertable, Kysely, Transaction } from 'kysely';
import type { MemberRow } from '../../db/memberSchema';
import type { Schema } from '../../db/schema';

type Reader = Kysely<Schema> | Transaction<Schema>;

export const findMember = (db: Reader, id: string): Promise<MemberRow | undefined> =>
  db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirst();

export const findMemberByEmail = (db: Reader, emailKey: string): Promise<MemberRow | undefined> =>
  db.selectFrom('member').selectAll().where('email_key', '=', emailKey).executeTakeFirst();

/** False when the address is taken: the unique constraint decides, whoever else signs up at this moment. */
export async function insertMember(trx: Transaction<Schema>, member: Insertable<Schema['member']>): Promise<boolean> {
  const inserted = await trx
    .insertInto('member')
    .values(member)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const updateMember = (trx: Transaction<Schema>, id: string, changes: Partial<Insertable<Schema['member']>>): Promise<unknown> =>
  trx.updateTable('member').set(changes).where('id', '=', id).execute();

export const endSessionsOf = (trx: Transaction<Schema>, memberId: string): Promise<unknown> =>
  trx.deleteFrom('session').where('owner_id', '=', memberId).execute();
