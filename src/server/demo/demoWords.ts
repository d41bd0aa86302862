/**
 * A demo shop of an earlier version showed its words without holding them (headline, figures, the about page). When it is
 * opened by this one they become rows, once: what its keeper takes away afterwards stays away.
 */
import type { Transaction } from 'kysely';
import { findMemberByEmail } from '../areas/account/account.repository';
import { emailKey } from '../areas/account/emailKey';
import type { Database } from '../db/types';
import type { Schema } from '../db/schema';
import { DEMO_LOGIN } from '../../demo/catalogue/member';
import { BANNER_TITLES, demoWordRows } from '../../demo/catalogue/words';

const KEY = 'demo words';

export const markWords = (trx: Transaction<Schema>): Promise<unknown> =>
  trx.insertInto('meta').values({ key: KEY, value: 'written' }).onConflict((c) => c.column('key').doNothing()).execute();

/** Does nothing to a shop that is not the demo's, or that has had them. */
export async function bringWords(database: Database): Promise<void> {
  if (!(await lacksWords(database.db))) return;
  await database.write(async (trx) => {
    await database.engine.lockOwner(trx, 'home-page');
    if (!(await lacksWords(trx))) return;
    await trx.insertInto('home_item').values(demoWordRows()).execute();
    for (const [section, title] of Object.entries(BANNER_TITLES)) {
      await trx
        .updateTable('home_item')
        .set({ title })
        .where('section', '=', section as keyof typeof BANNER_TITLES)
        .where('title', '=', '')
        .where('url', 'like', `%banner-${section}-%`)
        .execute();
    }
    await markWords(trx);
  });
  await database.announce();
}

async function lacksWords(db: Database['db'] | Transaction<Schema>): Promise<boolean> {
  const mark = await db.selectFrom('meta').select('key').where('key', '=', KEY).executeTakeFirst();
  return mark === undefined && (await findMemberByEmail(db, emailKey(DEMO_LOGIN.email))) !== undefined;
}
