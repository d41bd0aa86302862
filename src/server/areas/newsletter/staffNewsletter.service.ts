/**
 * What staff do with the newsletter's numbers. The audit names none of them: whoever leaves the list wants to be
 * forgotten by it.
 */
import type { Transaction } from 'kysely';
import type { Clock } from '../../lib/clock';
import type { Schema } from '../../db/schema';
import type { Database } from '../../db/types';
import { writeAudit } from '../staff/audit';
import {
  confirmSubscriber,
  countUnconfirmed,
  listSubscribers,
  removeSubscriber,
  type SubscriberListing,
} from './staffNewsletter.repository';

interface Subscribers {
  found: SubscriberListing[];
  /** How many wait until their owner has said yes. */
  waiting: number;
}

export const makeStaffNewsletter = ({ db, write }: Database, clock: Clock) => ({
  /** @param unconfirmed those that wait, instead of those who take the newsletter */
  subscribers: async (limit: number, unconfirmed: boolean): Promise<Subscribers> => ({
    found: await listSubscribers(db, limit, unconfirmed),
    waiting: await countUnconfirmed(db),
  }),

  /** Its owner said yes. False when no such number waits. */
  confirmSubscriber: (mobile: string, by: string): Promise<boolean> =>
    write(async (trx) => {
      const at = clock();
      const isDone = await confirmSubscriber(trx, mobile, at);
      if (isDone) await tell(trx, { at, who: by, what: 'number confirmed' });
      return isDone;
    }),

  /** False when the number was not on the list. */
  removeSubscriber: (mobile: string, by: string): Promise<boolean> =>
    write(async (trx) => {
      const isDone = await removeSubscriber(trx, mobile);
      if (isDone) await tell(trx, { at: clock(), who: by, what: 'number removed' });
      return isDone;
    }),
});

const tell = (trx: Transaction<Schema>, change: { at: number; who: string; what: string }): Promise<void> =>
  writeAudit(trx, { ...change, subject: 'newsletter' });
