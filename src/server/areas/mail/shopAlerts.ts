/**
 * Tells the shop of what somebody there has to act on (docs/contract.md section 10): by a mail of its own at once, or
 * in one mail an hour, which names no customer. Written in the transaction of what it tells about.
 */
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../db/schema';
import type { Database } from '../../db/types';
import type { Clock } from '../../lib/clock';
import type { Config } from '../../plugins/config';
import { shopFacts } from '../home/shopWords';
import { readSettings, type SettingDefaults } from '../settings/shopSettings';
import type { NewMail, Outbox } from './outbox';
import { senderAddress } from './sender';
import { insertAlert, takeAlerts } from './shopAlerts.repository';
import { digestMail, type AlertKind } from './shopTemplates';
import { shopUrlOf } from './templates';

/** What the shop is told of: the line of the digest, and the mail that is written instead where it goes out at once. */
interface ShopNews {
  kind: AlertKind;
  /** The order's number; '' where the line needs none. Nobody's name. */
  subject: string;
  write: (to: string) => NewMail | Promise<NewMail>;
}

export interface ShopAlerts {
  tell(trx: Transaction<Schema>, news: ShopNews): Promise<void>;
}

type AlertSettings = SettingDefaults & Pick<Config, 'publicUrl' | 'port'>;

interface Deps {
  outbox: Outbox;
  clock: Clock;
  config: AlertSettings;
}

/**
 * @param shopMail as the settings have it; '': the address that the shop says is its own, or else the brand file's
 */
const alertAddress = async (db: Kysely<Schema>, shopMail: string): Promise<string> =>
  shopMail || senderAddress((await shopFacts(db)).email);

/** Where staff look at it. */
export const staffUrlOf = (config: Pick<Config, 'publicUrl' | 'port'>, path = ''): string =>
  `${shopUrlOf(config)}/admin${path}`;

export const makeShopAlerts = ({ outbox, clock, config }: Deps): ShopAlerts => ({
  async tell(trx, { kind, subject, write }) {
    const { alerts, shopMail } = (await readSettings(trx, config)).values;
    if (alerts === 'off') return;
    if (alerts === 'hourly') {
      await insertAlert(trx, { at: clock(), kind, subject });
    } else await outbox.put(trx, await write(await alertAddress(trx, shopMail)));
  },
});

/**
 * Puts what has come since the last digest into one mail; nothing where nothing has. What waited when the hourly mail
 * was turned off goes out once more. @returns how many things
 */
export const sendDigest = (
  { write }: Pick<Database, 'write'>,
  { outbox, config }: Omit<Deps, 'clock'>,
): Promise<number> =>
  write(async (trx) => {
    const rows = await takeAlerts(trx);
    if (rows.length === 0) return 0;
    const news = rows.map(({ kind, subject }) => ({ kind: kind as AlertKind, subject }));
    const to = await alertAddress(trx, (await readSettings(trx, config)).values.shopMail);
    await outbox.put(trx, digestMail({ to, news, url: staffUrlOf(config) }));
    return news.length;
  });
