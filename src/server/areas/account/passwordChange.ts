/** A new password for a member who is logged in and says the one that they have. */
import type { Transaction } from 'kysely';
import { accountFaults } from '../../../contract/rules/messages';
import type { Database } from '../../db/types';
import type { MemberRow } from '../../db/memberSchema';
import type { Schema } from '../../db/schema';
import { DomainError, notFound } from '../../lib/domainError';
import { passwordChangedMail } from '../mail/templates';
import type { MailQueue } from '../mail/outbox';
import { endAccessOf, endLinksOf, findMember, updateMember } from './account.repository';
import { holdPassword } from './login';
import { weaknessOf } from './passwordRules';
import { hashPassword, isPassword } from './passwords';

interface Deps {
  database: Database;
  mailQueue: MailQueue;
}

export interface NewPassword {
  password: string;
  newPassword: string;
}

type InTransaction = (trx: Transaction<Schema>) => Promise<void>;

const SAME = 'This is the password that you have. Please choose another.';

const wrong = (field: keyof NewPassword, message: string): DomainError =>
  new DomainError('INVALID', message, { fields: { [field]: message } });

export function makePasswordChange({ database, mailQueue }: Deps) {
  return {
    /** Throws INVALID, with the field, unless this is the member's password. */
    async check(memberId: string, password: string): Promise<MemberRow> {
      const member = await findMember(database.db, memberId);
      if (!(await isPassword(password, member?.password_hash))) throw wrong('password', accountFaults.wrongPassword);
      if (!member) throw notFound('This account');
      return member;
    },

    /**
     * Gives what is to be done in the transaction that opens the member's new session: it sets the password and ends
     * every session, every known browser and every link. Throws INVALID for a password that is easily guessed or the
     * same.
     */
    async prepare(member: MemberRow, { password, newPassword }: NewPassword): Promise<InTransaction> {
      const weakness = newPassword === password ? SAME : weaknessOf(newPassword, member);
      if (weakness) throw wrong('newPassword', weakness);
      const passwordHash = await hashPassword(newPassword);
      return async (trx) => {
        await holdPassword(trx, database, member);
        await updateMember(trx, member.id, { password_hash: passwordHash });
        await endAccessOf(trx, member.id);
        await endLinksOf(trx, member.id);
        await mailQueue.put(trx, passwordChangedMail({ to: member.email, name: member.name, staysHere: true }));
      };
    },
  };
}
