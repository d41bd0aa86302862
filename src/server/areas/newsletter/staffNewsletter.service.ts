/** What staff do with the newsletter's numbers. */
import type { Clock } from '../../lib/clock';
import type { Database } from '../../db/types';
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
  confirmSubscriber: (mobile: string): Promise<boolean> => write((trx) => confirmSubscriber(trx, mobile, clock())),

  /** False when the number was not on the list. */
  removeSubscriber: (mobile: string): Promise<boolean> => write((trx) => removeSubscriber(trx, mobile)),
});
