/** Sessions, by the hash of their token. */
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Schema } from '../db/schema';

export const findSession = (
  db: Kysely<Schema>,
  tokenHash: string,
): Promise<Selectable<Schema['session']> | undefined> =>
  db.selectFrom('session').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();

export const insertSession = (trx: Transaction<Schema>, session: Insertable<Schema['session']>): Promise<unknown> =>
  trx.insertInto('session').values(session).execute();

export const seeSession = (trx: Transaction<Schema>, tokenHash: string, now: number): Promise<unknown> =>
  trx.updateTable('session').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute();

export const deleteSession = (trx: Transaction<Schema>, tokenHash: string): Promise<unknown> =>
  trx.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
