import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Schema } from '../../db/schema';

export type MessageListing = Selectable<Schema['customer_message']>;

export const insertMessage = (
  trx: Transaction<Schema>,
  message: Insertable<Schema['customer_message']>,
): Promise<unknown> => trx.insertInto('customer_message').values(message).execute();

/** Newest first. */
export const listMessages = (db: Kysely<Schema>, limit: number): Promise<MessageListing[]> =>
  db
    .selectFrom('customer_message')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
