/** Throws away what nobody can use any more. */
import type { Transaction } from 'kysely';
import { BANK_DETAILS_DAYS, UNCONFIRMED_DAYS } from '../../contract/rules/limits';
import { MARK_LASTS_MS } from '../areas/account/knownBrowsers';
import { WRONG_LOGINS_KEPT_MS } from '../areas/account/loginRecord';
import { KEY_KEPT_MS } from '../areas/order/idempotency';
import { DAY_MS, HOUR_MS, type Clock } from '../lib/clock';
import type { Database } from '../db/types';
import type { Schema } from '../db/schema';
import { ABSOLUTE_MS, IDLE_MS } from '../plugins/session';

/**
 * Keys older than a day, sessions that have ended, and the carts and names of guests whose session ended with them (
 * decision 107); bank details of returns that were settled long ago, numbers for the newsletter that nobody
 * confirmed, reset links, marks of browsers and counts that have run out.
 */
export async function tidyUp(database: Database, now: number): Promise<void> {
  await database.write(async (trx) => {
    await trx.deleteFrom('idempotency_key').where('created_at', '<', now - KEY_KEPT_MS).execute();
    await trx
      .deleteFrom('session')
      .where((where) => where.or([where('last_seen_at', '<', now - IDLE_MS), where('created_at', '<', now - ABSOLUTE_MS)]))
      .execute();
    const gone = trx
      .selectFrom('guest')
      .select('id')
      .where('created_at', '<', now - DAY_MS)
      .where('id', 'not in', trx.selectFrom('session').select('owner_id'));
    await trx.deleteFrom('cart_line').where('owner_id', 'in', gone).execute();
    await trx.deleteFrom('guest').where('id', 'in', gone).execute();
    await trx.deleteFrom('password_reset').where('created_at', '<', now - DAY_MS).execute();
    await trx.deleteFrom('rate_hit').where('resets_at', '<', now).execute();
    await trx
      .deleteFrom('newsletter_subscriber')
      .where('unconfirmed', '=', 1)
      .where('joined_at', '<', now - UNCONFIRMED_DAYS * DAY_MS)
      .execute();
    await trx.deleteFrom('known_browser').where('created_at', '<', now - MARK_LASTS_MS).execute();
    await trx.deleteFrom('wrong_login').where('hour', '<', now - WRONG_LOGINS_KEPT_MS).execute();
    await forgetBankDetails(trx, now - BANK_DETAILS_DAYS * DAY_MS);
  });
}

/** Of returns that were refunded or rejected before that time; the others may still be paid. */
async function forgetBankDetails(trx: Transaction<Schema>, settledBefore: number): Promise<void> {
  await trx
    .updateTable('return_request')
    .set({ bank_details: null, key_id: null })
    .where('bank_details', 'is not', null)
    .where((where) =>
      where.or([where('refunded_at', '<', settledBefore), where.and([where('status', '=', 'REJECTED'), where('decided_at', '<', settledBefore)])]),
    )
    .execute();
}

/** Now and every hour. A failure waits for the next turn; gives the way to stop. */
export function keepTidy(database: Database, clock: Clock): () => void {
  const tidy = (): void => void tidyUp(database, clock()).catch(() => undefined);
  tidy();
  const timer = setInterval(tidy, HOUR_MS).unref();
  return () => clearInterval(timer);
}
