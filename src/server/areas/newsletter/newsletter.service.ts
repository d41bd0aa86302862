/** The newsletter's list of mobile numbers (docs/contract.md section 6; docs/decisions/0213-newsletter.md). */
import {
  alreadyRegistered,
  newsletterConsent,
  numberFault,
  numberJoined,
} from '../../../contract/rules/newsletterWords';
import { readMobile } from '../../../contract/rules/typedNumbers';
import type { Database } from '../../db/types';
import type { Clock } from '../../lib/clock';
import { DomainError } from '../../lib/domainError';
import { findMember } from '../account/account.repository';
import { isJoinedBy, noteNumber, putOwnNumber } from './newsletter.repository';

/** The same for every number that is not the account's: whether the shop knows it is nobody else's business. */
const ASKED_FIRST =
  'Thank you! This is not the number of your account, so we ask there first. Nothing is sent before that.';

export function makeNewsletterService(database: Database, clock: Clock) {
  return {
    /**
     * `typed` is a mobile number as somebody typed it (decision 88). Any text that this gives counts as a success,
     * so what is no number throws (decision 111). The account's number joins at once, any other waits for staff.
     */
    async join(memberId: string, typed: string): Promise<string> {
      const mobile = readMobile(typed);
      if (mobile === undefined) throw new DomainError('INVALID', numberFault, { fields: { email: numberFault } });
      return database.write(async (trx) => {
        const member = await findMember(trx, memberId);
        const subscriber = { mobile, member_id: memberId, consent: newsletterConsent, joined_at: clock() };
        if (member?.mobile !== mobile) {
          await noteNumber(trx, subscriber);
          return ASKED_FIRST;
        }
        if (await putOwnNumber(trx, subscriber)) return numberJoined;
        // An account may hold any number: that somebody else put it on the list is not told.
        return (await isJoinedBy(trx, mobile, memberId)) ? alreadyRegistered : numberJoined;
      });
    },
  };
}

export type NewsletterService = ReturnType<typeof makeNewsletterService>;
