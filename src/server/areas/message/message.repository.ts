import type { Insertable, Transaction } from 'kysely';
import type { Schema } from '../../db/schema';

export const insertMessage = (
  trx: Transaction<Schema>,
  message: Insertable<Schema['customer_message']>,
): Promise<unknown> => trx.insertInto('customer_message').values(message).execute();
