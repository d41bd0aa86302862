/** What is thrown away, each by the time that it has to be older than. */
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema';

type Trx = Transaction<Schema>;

export const forgetKeys = (trx: Trx, before: number): Promise<unknown> =>
  trx.deleteFrom('idempotency_key').where('created_at', '<', before).execute();

export const forgetSessions = (
  trx: Trx,
  { seenBefore, begunBefore }: { seenBefore: number; begunBefore: number },
): Promise<unknown> =>
  trx
    .deleteFrom('session')
    .where((where) => where.or([where('last_seen_at', '<', seenBefore), where('created_at', '<', begunBefore)]))
    .execute();

/** Those without a session, and their carts. */
export async function forgetGuests(trx: Trx, before: number): Promise<void> {
  const gone = trx
    .selectFrom('guest')
    .select('id')
    .where('created_at', '<', before)
    .where('id', 'not in', trx.selectFrom('session').select('owner_id'));
  await trx.deleteFrom('cart_line').where('owner_id', 'in', gone).execute();
  await trx.deleteFrom('guest').where('id', 'in', gone).execute();
}

export const forgetResetLinks = (trx: Trx, before: number): Promise<unknown> =>
  trx.deleteFrom('password_reset').where('created_at', '<', before).execute();

export const forgetRateHits = (trx: Trx, before: number): Promise<unknown> =>
  trx.deleteFrom('rate_hit').where('resets_at', '<', before).execute();

export const forgetUnconfirmed = (trx: Trx, before: number): Promise<unknown> =>
  trx.deleteFrom('newsletter_subscriber').where('unconfirmed', '=', 1).where('joined_at', '<', before).execute();

export const forgetBrowsers = (trx: Trx, before: number): Promise<unknown> =>
  trx.deleteFrom('known_browser').where('created_at', '<', before).execute();

export const forgetWrongLogins = (trx: Trx, before: number): Promise<unknown> =>
  trx.deleteFrom('wrong_login').where('hour', '<', before).execute();

/** Of returns that were refunded or rejected before that time; the others may still be paid. */
export const forgetBankDetails = (trx: Trx, settledBefore: number): Promise<unknown> =>
  trx
    .updateTable('return_request')
    .set({ bank_details: null, key_id: null })
    .where('bank_details', 'is not', null)
    .where((where) =>
      where.or([
        where('refunded_at', '<', settledBefore),
        where.and([where('status', '=', 'REJECTED'), where('decided_at', '<', settledBefore)]),
      ]),
    )
    .execute();

interface StaffTimes {
  seenBefore: number;
  begunBefore: number;
  linksBefore: number;
  marksBefore: number;
}

/** Sessions of staff, links that set an account up, and marks of browsers. */
export async function forgetStaffAccess(trx: Trx, times: StaffTimes): Promise<void> {
  const { seenBefore, begunBefore, linksBefore, marksBefore } = times;
  await trx
    .deleteFrom('staff_session')
    .where((where) => where.or([where('last_seen_at', '<', seenBefore), where('created_at', '<', begunBefore)]))
    .execute();
  await trx.deleteFrom('staff_set_up_link').where('created_at', '<', linksBefore).execute();
  await trx.deleteFrom('staff_known_browser').where('created_at', '<', marksBefore).execute();
}
