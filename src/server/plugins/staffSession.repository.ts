/** Sessions of staff, by the hash of their token. */
import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Schema } from '../db/schema';
import type { StaffRow, StaffSessionTable } from '../db/staffSchema';

/** With the account that it belongs to, unless that is disabled. */
export const findStaffSession = (
  db: Kysely<Schema>,
  tokenHash: string,
): Promise<(StaffSessionTable & Pick<StaffRow, 'email' | 'role' | 'password_hash' | 'totp_secret'>) | undefined> =>
  db
    .selectFrom('staff_session')
    .innerJoin('staff_account', 'staff_account.id', 'staff_session.staff_id')
    .selectAll('staff_session')
    .select(['staff_account.email', 'staff_account.role', 'staff_account.password_hash', 'staff_account.totp_secret'])
    .where('staff_session.token_hash', '=', tokenHash)
    .where('staff_account.disabled_at', 'is', null)
    .executeTakeFirst();

export const insertStaffSession = (
  trx: Transaction<Schema>,
  row: Insertable<Schema['staff_session']>,
): Promise<unknown> => trx.insertInto('staff_session').values(row).execute();

export const seeStaffSession = (trx: Transaction<Schema>, tokenHash: string, now: number): Promise<unknown> =>
  trx.updateTable('staff_session').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute();

/** @returns whether there was one */
export async function deleteStaffSession(trx: Transaction<Schema>, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('staff_session')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends those of the account that were seen longest ago, beyond that many; never this one. */
export function keepNewestStaffSessions(
  trx: Transaction<Schema>,
  { staffId, tokenHash, most }: { staffId: string; tokenHash: string; most: number },
): Promise<unknown> {
  const others = trx
    .selectFrom('staff_session')
    .select('token_hash')
    .where('staff_id', '=', staffId)
    .where('token_hash', '!=', tokenHash);
  const newest = others
    .orderBy('last_seen_at', 'desc')
    .orderBy('token_hash')
    .limit(most - 1);
  return trx
    .deleteFrom('staff_session')
    .where('staff_id', '=', staffId)
    .where('token_hash', '!=', tokenHash)
    .where('token_hash', 'not in', newest)
    .execute();
}
