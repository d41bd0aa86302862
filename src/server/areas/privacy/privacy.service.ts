/** What the shop holds about a member, told or deleted: for the member's own calls and for the shop's command line. */
import type { HeldData } from '../../../contract/privacy';
import { accountFaults } from '../../../contract/rules/messages';
import type { Database } from '../../db/types';
import type { Clock } from '../../lib/clock';
import type { MemberRow } from '../../db/memberSchema';
import { DomainError, notFound } from '../../lib/domainError';
import type { Sealer } from '../../security/sealing';
import { findMember } from '../account/account.repository';
import { isPassword } from '../account/passwords';
import { accountDeletedMail } from '../mail/templates';
import type { Outbox } from '../mail/outbox';
import { writeAudit } from '../staff/audit';
import { forgetMember } from './forgetMember';
import { heldDataOf } from './heldData';

interface Deps {
  database: Database;
  clock: Clock;
  outbox: Outbox;
  bankSealer: Sealer;
}

export function makePrivacyService({ database, clock, outbox, bankSealer }: Deps) {
  return {
    /** Throws NOT_FOUND for an account that is not there (any more). */
    held: (memberId: string): Promise<HeldData> =>
      database.snapshot(async (trx) => heldDataOf(trx, bankSealer, mustBe(await findMember(trx, memberId)))),

    /** Throws INVALID unless this is the member's password. */
    async checkPassword(memberId: string, password: string): Promise<void> {
      const member = await findMember(database.db, memberId);
      if (await isPassword(password, member?.password_hash)) return;
      const fault = accountFaults.wrongPassword;
      throw new DomainError('INVALID', fault, { fields: { password: fault } });
    },

    /**
     * Sends a farewell. @returns the products that lost a review; throws NOT_FOUND, and CONFLICT while something is
     * under way
     * @param by who deletes the member where staff do, as the audit names them; it names the member by id alone
     */
    forget: (memberId: string, by?: string): Promise<number[]> =>
      database.write(async (trx) => {
        await database.engine.lockOwner(trx, memberId);
        const member = mustBe(await findMember(trx, memberId));
        const at = clock();
        const reviewed = await forgetMember(trx, member, at);
        const change = { at, what: 'member deleted', subject: `member ${memberId}` };
        if (by !== undefined) await writeAudit(trx, { ...change, who: by });
        await outbox.put(trx, accountDeletedMail({ to: member.email, name: member.name }));
        return reviewed;
      }),
  };
}

export type PrivacyService = ReturnType<typeof makePrivacyService>;

function mustBe(member: MemberRow | undefined): MemberRow {
  if (!member) throw notFound('This account');
  return member;
}
