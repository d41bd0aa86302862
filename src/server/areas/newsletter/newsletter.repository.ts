import type { Insertable, Transaction } from 'kysely';
import type { Schema } from '../../db/schema';

type Subscriber = Insertable<Schema['newsletter_subscriber']>;

/**
 * A number of the member's own: on the list now, also where somebody else asked for it before. False when it was on the
 * list; that stays as it was.
 */
export async function putOwnNumber(trx: Transaction<Schema>, subscriber: Subscriber): Promise<boolean> {
  const { mobile: _mobile, ...own } = subscriber;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('newsletter_subscriber')
    .values({ ...subscriber, unconfirmed: 0 })
    .onConflict((conflict) =>
      conflict
        .column('mobile')
        .doUpdateSet({ ...own, unconfirmed: 0 })
        .where('newsletter_subscriber.unconfirmed', '=', 1),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Somebody's number: noted, unless it is on the list or noted already. */
export async function noteNumber(trx: Transaction<Schema>, subscriber: Subscriber): Promise<void> {
  await trx
    .insertInto('newsletter_subscriber')
    .values({ ...subscriber, unconfirmed: 1 })
    .onConflict((conflict) => conflict.column('mobile').doNothing())
    .execute();
}

/** Whether this member put the number on the list. */
export async function isJoinedBy(trx: Transaction<Schema>, mobile: string, memberId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('newsletter_subscriber')
    .select('member_id')
    .where('mobile', '=', mobile)
    .executeTakeFirst();
  return row?.member_id === memberId;
}
