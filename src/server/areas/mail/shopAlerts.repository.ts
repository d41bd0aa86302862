/** What waits for the shop's next digest. */
import type { Insertable, Selectable, Transaction } from 'kysely';
import type { Schema } from '../../db/schema';

type Alert = Schema['shop_alert'];

export const insertAlert = (trx: Transaction<Schema>, alert: Insertable<Alert>): Promise<unknown> =>
  trx.insertInto('shop_alert').values(alert).execute();

/** All of them, oldest first, and they wait no more: of two processes one gets each. */
export async function takeAlerts(trx: Transaction<Schema>): Promise<Selectable<Alert>[]> {
  const rows = await trx.deleteFrom('shop_alert').returningAll().execute();
  return rows.sort((a, b) => a.id - b.id);
}
