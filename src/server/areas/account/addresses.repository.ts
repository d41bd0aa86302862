import type { Insertable, Kysely, Transaction } from 'kysely';
import type { AddressRow } from '../../db/memberSchema';
import type { Schema } from '../../db/schema';

/** Of any member: the caller compares `member_id` with the session. */
export const findAddress = (db: Kysely<Schema>, id: number): Promise<AddressRow | undefined> =>
  db.selectFrom('address').selectAll().where('id', '=', id).executeTakeFirst();

/** Oldest first. */
export const addressesOf = (db: Kysely<Schema>, memberId: string): Promise<AddressRow[]> =>
  db.selectFrom('address').selectAll().where('member_id', '=', memberId).orderBy('created_at').orderBy('id').execute();

export const insertAddress = (trx: Transaction<Schema>, address: Insertable<Schema['address']>): Promise<AddressRow> =>
  trx.insertInto('address').values(address).returningAll().executeTakeFirstOrThrow();

/** The address afterwards; undefined when there is none. */
export const updateAddress = (
  trx: Transaction<Schema>,
  id: number,
  changes: Partial<Insertable<Schema['address']>>,
): Promise<AddressRow | undefined> =>
  trx.updateTable('address').set(changes).where('id', '=', id).returningAll().executeTakeFirst();
