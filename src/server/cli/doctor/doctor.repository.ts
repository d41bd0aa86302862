/** The doctor's own queries. */
import type { Kysely } from 'kysely';
import { HOUR_MS } from '../../../contract/rules/durations';
import type { Schema } from '../../db/schema';

type Db = Kysely<Schema>;

/** The number of mails that wait, and the time since which the first of them does. */
export async function waitingMails(db: Db): Promise<{ mails: number; since: number | null }> {
  const { mails, since } = await db
    .selectFrom('outbox_mail')
    .select(({ fn }) => [fn.countAll<number | string>().as('mails'), fn.min('created_at').as('since')])
    .executeTakeFirstOrThrow();
  return { mails: Number(mails), since: since === null ? null : Number(since) };
}

export async function passwordHashOf(db: Db, emailKey: string): Promise<string | undefined> {
  return (await db.selectFrom('member').select('password_hash').where('email_key', '=', emailKey).executeTakeFirst())
    ?.password_hash;
}

/** From the beginning of the hour in which `since` lies; epoch milliseconds. */
export async function wrongLoginsSince(db: Db, since: number): Promise<number> {
  const { logins } = await db
    .selectFrom('wrong_login')
    .select(({ fn }) => fn.sum<number | string | null>('logins').as('logins'))
    .where('hour', '>', since - HOUR_MS)
    .executeTakeFirstOrThrow();
  return Number(logins);
}

export const activeCoupons = (db: Db) =>
  db.selectFrom('coupon').select(['code_key', 'is_main']).where('status', '=', 'active').execute();

/** The names of the first five categories that shoppers see, in staff's order. */
export async function shownCategories(db: Kysely<Schema>): Promise<string[]> {
  const shown = db.selectFrom('category').select('name').where('hidden', '=', 0);
  const rows = await shown.orderBy('position').orderBy('id').limit(5).execute();
  return rows.map(({ name }) => name);
}
