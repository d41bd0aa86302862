/** What is held of one member beside the rows that other areas read themselves. */
import type { Selectable, Transaction } from 'kysely';
import type { AddressRow, ReturnRequestRow } from '../../db/memberSchema';
import type { Schema } from '../../db/schema';

type Trx = Transaction<Schema>;
type Rows<Table extends keyof Schema> = Promise<Selectable<Schema[Table]>[]>;

export const addressesOf = (trx: Trx, memberId: string): Promise<AddressRow[]> =>
  trx.selectFrom('address').selectAll().where('member_id', '=', memberId).orderBy('id').execute();

export const returnsOf = (trx: Trx, memberId: string): Promise<ReturnRequestRow[]> =>
  trx.selectFrom('return_request').selectAll().where('member_id', '=', memberId).orderBy('serial_no').execute();

export const sessionsOf = (trx: Trx, memberId: string): Rows<'session'> =>
  trx.selectFrom('session').selectAll().where('owner_id', '=', memberId).orderBy('created_at').execute();

export const knownBrowsersOf = (trx: Trx, memberId: string): Rows<'known_browser'> =>
  trx.selectFrom('known_browser').selectAll().where('member_id', '=', memberId).orderBy('created_at').execute();

export const reviewsOf = (trx: Trx, memberId: string): Rows<'review'> =>
  trx.selectFrom('review').selectAll().where('user_id', '=', memberId).orderBy('id').execute();

export const messagesOf = (trx: Trx, memberId: string): Rows<'customer_message'> =>
  trx.selectFrom('customer_message').selectAll().where('member_id', '=', memberId).orderBy('id').execute();

export const subscriptionsOf = (trx: Trx, memberId: string): Rows<'newsletter_subscriber'> =>
  trx.selectFrom('newsletter_subscriber').selectAll().where('member_id', '=', memberId).orderBy('mobile').execute();
