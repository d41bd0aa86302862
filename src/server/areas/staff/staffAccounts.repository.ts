/** Staff accounts, their set-up links, recovery codes, sessions and known browsers. */
import { sql, type Insertable, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely';
import type { Schema } from '../../db/schema';
import type { StaffRow } from '../../db/staffSchema';

type Db = Kysely<Schema>;
type Trx = Transaction<Schema>;

interface StaffFilter {
  role?: StaffRow['role'] | undefined;
  state?: 'waits' | 'inUse' | 'disabled' | undefined;
}

interface Part {
  sort?: 'email' | 'lastLogin';
  offset?: number;
  limit: number;
}

function filtered(db: Db, { role, state }: StaffFilter) {
  let query = db.selectFrom('staff_account');
  if (role) query = query.where('role', '=', role);
  if (state) query = query.where('disabled_at', state === 'disabled' ? 'is not' : 'is', null);
  if (state === 'waits') query = query.where('password_hash', 'is', null);
  if (state === 'inUse') query = query.where('password_hash', 'is not', null);
  return query;
}

/** By e-mail address, or the one that logged in last first. */
export function listStaff(
  db: Db,
  { sort = 'email', offset = 0, limit, ...filter }: StaffFilter & Part,
): Promise<StaffRow[]> {
  let query = filtered(db, filter).selectAll();
  // Whoever never did comes last: the two databases put what is null at different ends.
  if (sort === 'lastLogin') query = query.orderBy(sql`coalesce(last_login_at, 0)`, 'desc');
  return query.orderBy('email_key').limit(limit).offset(offset).execute();
}

/** How many there are on all pages. */
export async function countStaff(db: Db, filter: StaffFilter): Promise<number> {
  const { accounts } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<number | string>().as('accounts'))
    .executeTakeFirstOrThrow();
  return Number(accounts);
}

export const everybodyOnStaff = (db: Db): Promise<StaffRow[]> =>
  db.selectFrom('staff_account').selectAll().orderBy('email_key').execute();

export const findStaff = (db: Db, id: string): Promise<StaffRow | undefined> =>
  db.selectFrom('staff_account').selectAll().where('id', '=', id).executeTakeFirst();

export const findStaffByEmail = (db: Db, emailKey: string): Promise<StaffRow | undefined> =>
  db.selectFrom('staff_account').selectAll().where('email_key', '=', emailKey).executeTakeFirst();

export const insertStaff = (trx: Trx, row: Insertable<Schema['staff_account']>): Promise<unknown> =>
  trx.insertInto('staff_account').values(row).execute();

export const updateStaff = (trx: Trx, id: string, change: Updateable<Schema['staff_account']>): Promise<unknown> =>
  trx.updateTable('staff_account').set(change).where('id', '=', id).execute();

/** How many owners can log in, the demo shop's left out, who has no second factor. */
export async function countOwners(db: Db): Promise<number> {
  const { owners } = await db
    .selectFrom('staff_account')
    .select(({ fn }) => fn.countAll<number>().as('owners'))
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .where('totp_secret', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(owners);
}

/**
 * A code of that step opens once.
 * @returns whether no code of this step or a later one was taken before
 */
export async function takeStep(trx: Trx, staffId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('staff_account')
    .set({ totp_step: step })
    .where('id', '=', staffId)
    .where('totp_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** @returns whether it was there: it is gone now */
export async function takeRecoveryCode(trx: Trx, staffId: string, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('staff_recovery_code')
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function replaceRecoveryCodes(trx: Trx, staffId: string, codeHashes: readonly string[]): Promise<void> {
  await trx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute();
  const rows = codeHashes.map((code_hash) => ({ code_hash, staff_id: staffId }));
  if (rows.length > 0) await trx.insertInto('staff_recovery_code').values(rows).execute();
}

export type SetUpLinkRow = Selectable<Schema['staff_set_up_link']>;

/** Of the links made since then, epoch milliseconds. */
export const findSetUpLink = (db: Db, tokenHash: string, since: number): Promise<SetUpLinkRow | undefined> =>
  db
    .selectFrom('staff_set_up_link')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('created_at', '>', since)
    .executeTakeFirst();

export const insertSetUpLink = (trx: Trx, row: Insertable<Schema['staff_set_up_link']>): Promise<unknown> =>
  trx.insertInto('staff_set_up_link').values(row).execute();

export const updateSetUpLink = (
  trx: Trx,
  tokenHash: string,
  change: Updateable<Schema['staff_set_up_link']>,
): Promise<unknown> => trx.updateTable('staff_set_up_link').set(change).where('token_hash', '=', tokenHash).execute();

export const endSetUpLinks = (trx: Trx, staffId: string): Promise<unknown> =>
  trx.deleteFrom('staff_set_up_link').where('staff_id', '=', staffId).execute();

/** Every session, and every browser that the account is known in. */
export async function endStaffAccess(trx: Trx, staffId: string): Promise<void> {
  await trx.deleteFrom('staff_session').where('staff_id', '=', staffId).execute();
  await trx.deleteFrom('staff_known_browser').where('staff_id', '=', staffId).execute();
}
