import type { Clock } from '../lib/clock';
import { shopUrlOf } from '../areas/mail/templates';
import { makeOutbox, type Outbox } from '../areas/mail/outbox';
import type { Database } from '../db/types';
import { openShopKeys } from '../keys/lostKey';
import type { Config } from '../plugins/config';
import { makeSealer, type Sealer } from '../security/sealing';

export interface DeskTools {
  /** Only queues mails: the running shop sends them. */
  outbox: Outbox;
  bankSealer: Sealer;
  shopUrl: string;
}

/**
 * The tools of commands that mail customers or open sealed texts, made with the shop's own secret keys.
 */
export async function deskTools(
  database: Pick<Database, 'db' | 'write'>,
  config: Config,
  clock: Clock,
): Promise<DeskTools> {
  const secretKeys = await openShopKeys(database, config);
  return {
    outbox: makeOutbox(makeSealer(secretKeys, 'mail'), clock),
    bankSealer: makeSealer(secretKeys, 'bank details'),
    shopUrl: shopUrlOf(config),
  };
}

/** The last sentence of the output when a mail was queued. */
export const MAIL_FOLLOWS = 'The customer gets a mail, which the running shop sends.';
