/**
 * A demo shop of an earlier version showed its words without holding them (headline, figures, the about page). When it
 * is opened by this one they become rows, once: what staff take away afterwards stays away.
 */
import type { Transaction } from 'kysely';
import { findMemberByEmail } from '../areas/account/account.repository';
import { emailKey } from '../areas/account/emailKey';
import { addNote, readNote } from '../db/notes';
import type { Database } from '../db/types';
import type { Schema } from '../db/schema';
import { DEMO_LOGIN } from '../../demo/catalogue/member';
import { BANNER_TITLES, demoWordRows } from '../../demo/catalogue/words';
import { insertRows, titleBanners } from './demo.repository';

const KEY = 'demo words';

export const markWords = (trx: Transaction<Schema>): Promise<unknown> => addNote(trx, KEY, 'written');

/** Does nothing to a shop that is not the demo's, or that has had them. */
export async function bringWords(database: Database): Promise<void> {
  if (!(await lacksWords(database.db))) return;
  await database.write(async (trx) => {
    await database.engine.lockOwner(trx, 'home-page');
    if (!(await lacksWords(trx))) return;
    await insertRows(trx, 'home_item', demoWordRows());
    for (const [section, title] of Object.entries(BANNER_TITLES)) {
      await titleBanners(trx, section as keyof typeof BANNER_TITLES, title);
    }
    await markWords(trx);
  });
  await database.announce();
}

async function lacksWords(db: Database['db'] | Transaction<Schema>): Promise<boolean> {
  const mark = await readNote(db, KEY);
  return mark === undefined && (await findMemberByEmail(db, emailKey(DEMO_LOGIN.email))) !== undefined;
}
