/** What becomes of the shop's mails, for whoever says where they go. */
import type { Kysely } from 'kysely';
import { HOUR_MS } from '../../../contract/rules/durations';
import type { StaffSettings } from '../../../contract/staffSettings';
import type { Schema } from '../../db/schema';
import type { Config } from '../../plugins/config';
import { shopFacts } from '../home/shopWords';
import { countMailsBefore } from './outbox.repository';
import { isFictional, senderAddress } from './sender';

export async function mailState(
  db: Kysely<Schema>,
  { smtpUrl }: Pick<Config, 'smtpUrl'>,
  now: number,
): Promise<StaffSettings['mail']> {
  const own = senderAddress((await shopFacts(db)).email);
  return {
    own,
    isFictional: isFictional(own),
    isSent: smtpUrl !== undefined,
    held: await countMailsBefore(db, now - HOUR_MS),
  };
}
