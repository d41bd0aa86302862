/** The newsletter's list of mobile numbers (CONTRACT.md section 6). */
import { alreadyRegistered, newsletterConsent } from '../../../contract/newsletter';
import type { Clock } from '../../clock';
import type { Database } from '../../db/open';
import { DomainError } from '../../domainError';
import { tenDigits } from '../../typed';
import { insertSubscriber } from './newsletter.repository';

export const THANKS = 'Thank you! Your number is on our list.';
const INVALID = 'Please enter a valid Mobile Number.';

export function makeNewsletterService(database: Database, clock: Clock) {
  return {
    /**
     * `typed` is a mobile number as somebody typed it (DECISIONS.md T88). Any text that this gives counts as a success, so what is
     * no number throws (DECISIONS.md T111).
     */
    async join(memberId: string, typed: string): Promise<string> {
      const mobile = tenDigits(typed);
      if (mobile === undefined) throw new DomainError('INVALID', INVALID, { fields: { email: INVALID } });
      const isNew = await database.write((trx) =>
        insertSubscriber(trx, { mobile, member_id: memberId, consent: newsletterConsent, joined_at: clock() }),
      );
      return isNew ? THANKS : alreadyRegistered;
    },
  };
}

export type NewsletterService = ReturnType<typeof makeNewsletterService>;
