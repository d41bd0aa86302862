/** What the owner set: one row, or none. */
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../db/schema';
import type { ShopSettingsRow } from '../../db/staffSchema';

const ONLY = 1;

export const keptSettings = (db: Kysely<Schema>): Promise<ShopSettingsRow | undefined> =>
  db.selectFrom('shop_settings').selectAll().where('id', '=', ONLY).executeTakeFirst();

export type KeptColumns = Omit<ShopSettingsRow, 'id' | 'version' | 'updated_at'>;

/** @param changed what it does not name stays */
export async function keepSettings(
  trx: Transaction<Schema>,
  changed: Partial<KeptColumns>,
  { version, now }: { version: number; now: number },
): Promise<void> {
  const row = { ...changed, version, updated_at: now };
  await trx
    .insertInto('shop_settings')
    .values({ id: ONLY, ...row })
    .onConflict((c) => c.column('id').doUpdateSet(row))
    .execute();
}
