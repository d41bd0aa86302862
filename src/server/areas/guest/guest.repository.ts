import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema';

export const insertGuest = (trx: Transaction<Schema>, id: string, now: number): Promise<unknown> =>
  trx.insertInto('guest').values({ id, created_at: now, last_seen_at: now }).execute();
