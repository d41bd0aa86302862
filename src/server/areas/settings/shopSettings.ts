/**
 * The settings that hold now: what an owner set, else what the environment says (docs/contract.md section 11). They are
 * read from the database at each use, in the caller's transaction where it has one: no process asks for money with what
 * another one has replaced (docs/decisions/0343-settings-of-the-owner.md).
 */
import type { Kysely } from 'kysely';
import { settingNames, type SettingName, type SettingValues } from '../../../contract/rules/shopSettings';
import type { Schema } from '../../db/schema';
import type { ShopSettingsRow } from '../../db/staffSchema';
import type { Config } from '../../plugins/config';
import { keptSettings } from './settings.repository';

/** What the environment says of them. */
export type SettingDefaults = Pick<Config, 'upi' | 'upiPayee' | 'shopMail' | 'shopAlerts' | 'unpaidDays'>;

export interface ShopSettings {
  values: SettingValues;
  /** Those that an owner set. */
  kept: SettingName[];
  /** As a change names it; 0 before the first one. */
  version: number;
}

export const columnOf = {
  upiId: 'upi_id',
  payee: 'payee',
  shopMail: 'shop_mail',
  alerts: 'alerts',
  unpaidDays: 'unpaid_days',
} as const satisfies Record<SettingName, keyof ShopSettingsRow>;

export async function readSettings(db: Kysely<Schema>, defaults: SettingDefaults): Promise<ShopSettings> {
  const row = await keptSettings(db);
  const { upi, upiPayee, shopMail, shopAlerts, unpaidDays } = defaults;
  return {
    values: {
      upiId: row?.upi_id ?? upi?.id ?? '',
      payee: row?.payee ?? upi?.payee ?? upiPayee,
      shopMail: row?.shop_mail ?? shopMail ?? '',
      alerts: row?.alerts ?? shopAlerts,
      unpaidDays: row?.unpaid_days ?? unpaidDays,
    },
    kept: row ? settingNames.filter((name) => row[columnOf[name]] !== null) : [],
    version: row?.version ?? 0,
  };
}

/** Whom an order is paid to; null: the team calls about it. */
export async function readPayee(
  db: Kysely<Schema>,
  defaults: SettingDefaults,
): Promise<{ id: string; payee: string } | null> {
  const { upiId, payee } = (await readSettings(db, defaults)).values;
  return upiId === '' ? null : { id: upiId, payee };
}
