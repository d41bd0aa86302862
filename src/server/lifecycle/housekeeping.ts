/** Throws away what nobody can use any more. */
import { BANK_DETAILS_DAYS, UNCONFIRMED_DAYS } from '../../contract/rules/limits';
import { DAY_MS, HOUR_MS } from '../../contract/rules/durations';
import { MARK_LASTS_MS } from '../areas/account/knownBrowsers';
import { WRONG_LOGINS_KEPT_MS } from '../areas/account/loginRecord';
import { KEY_KEPT_MS } from '../areas/order/idempotency';
import type { Clock } from '../lib/clock';
import type { Database } from '../db/types';
import { SET_UP_HOURS } from '../../contract/rules/staffRules';
import { ABSOLUTE_MS, IDLE_MS } from '../plugins/session';
import { STAFF_IDLE_MS, STAFF_LASTS_MS } from '../plugins/staffSession';
import {
  forgetBankDetails,
  forgetBrowsers,
  forgetGuests,
  forgetKeys,
  forgetRateHits,
  forgetResetLinks,
  forgetSessions,
  forgetStaffAccess,
  forgetUnconfirmed,
  forgetWrongLogins,
} from './housekeeping.repository';

/**
 * Keys older than a day, sessions that have ended, and the carts and names of guests whose session ended with them (
 * decision 107); bank details of returns that were settled long ago, numbers for the newsletter that nobody
 * confirmed, reset links, marks of browsers and counts that have run out; and of staff the same.
 */
export async function tidyUp(database: Database, now: number): Promise<void> {
  await database.write(async (trx) => {
    await forgetKeys(trx, now - KEY_KEPT_MS);
    await forgetSessions(trx, { seenBefore: now - IDLE_MS, begunBefore: now - ABSOLUTE_MS });
    await forgetGuests(trx, now - DAY_MS);
    await forgetResetLinks(trx, now - DAY_MS);
    await forgetRateHits(trx, now);
    await forgetUnconfirmed(trx, now - UNCONFIRMED_DAYS * DAY_MS);
    await forgetBrowsers(trx, now - MARK_LASTS_MS);
    await forgetWrongLogins(trx, now - WRONG_LOGINS_KEPT_MS);
    await forgetStaffAccess(trx, {
      seenBefore: now - STAFF_IDLE_MS,
      begunBefore: now - STAFF_LASTS_MS,
      linksBefore: now - SET_UP_HOURS * HOUR_MS,
      marksBefore: now - MARK_LASTS_MS,
    });
    await forgetBankDetails(trx, now - BANK_DETAILS_DAYS * DAY_MS);
  });
}

/**
 * Now and every hour, with what else is due by then. A failure waits for the next turn; gives the way to stop.
 * @param besides the shop's digest
 */
export function keepTidy(database: Database, clock: Clock, besides: () => Promise<unknown>): () => void {
  const tidy = (): void => {
    void tidyUp(database, clock()).catch(() => undefined);
    void besides().catch(() => undefined);
  };
  tidy();
  const timer = setInterval(tidy, HOUR_MS).unref();
  return () => clearInterval(timer);
}
