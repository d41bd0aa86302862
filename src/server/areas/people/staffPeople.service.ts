/** Who staff hear from, and who takes the newsletter. Newest first. */
import type { Clock } from '../../lib/clock';
import type { Database } from '../../db/types';
import {
  confirmSubscriber,
  countUnconfirmed,
  listMembers,
  listMessages,
  listSubscribers,
  removeSubscriber,
  type MemberListing,
  type MessageListing,
  type SubscriberListing,
} from './people.repository';

interface Subscribers {
  found: SubscriberListing[];
  /** How many wait until their owner has said yes. */
  waiting: number;
}

export const makeStaffPeople = ({ db, write }: Database, clock: Clock) => ({
  members: (limit: number): Promise<MemberListing[]> => listMembers(db, limit),
  messages: (limit: number): Promise<MessageListing[]> => listMessages(db, limit),

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

export type StaffPeople = ReturnType<typeof makeStaffPeople>;
