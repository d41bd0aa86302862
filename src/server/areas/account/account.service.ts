/**
 * Signing up, logging in, and a member's own data (docs/contract.md section 6). The caller has checked that the data is
 * the member's.
 */
import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { SignupAnswer, User } from '../../../contract/account';
import { tidyName } from '../../../contract/rules/typedNames';
import { readMobile } from '../../../contract/rules/typedNumbers';
import { TERMS_VERSION } from '../../../contract/terms';
import { nameComplaint } from '../../../contract/rules/memberName';
import type { Database } from '../../db/types';
import type { Clock } from '../../lib/clock';
import type { MemberRow } from '../../db/memberSchema';
import type { Schema } from '../../db/schema';
import { DomainError, notFound } from '../../lib/domainError';
import { accountExistsMail } from '../mail/templates';
import type { MailQueue } from '../mail/outbox';
import * as repository from './account.repository';
import { emailKey } from './emailKey';
import { hashPassword, isPassword } from './passwords';
import { brokenRule, type Signup } from './signupRules';

interface Deps {
  database: Database;
  clock: Clock;
  mailQueue: MailQueue;
  /** Where mails lead. */
  shopUrl: string;
  /** Pairs that open nothing, though they are right. */
  isRefused?: (email: string, password: string) => boolean;
}

interface SignUpOptions {
  /** Whether the owner of a taken address is written to: not without end. */
  tellsOwner: boolean;
  /** Runs in the transaction that makes the account. */
  alongside: (trx: Transaction<Schema>, memberId: string) => Promise<void>;
  /** The network that asks. */
  caller: string;
}

/** Opaque and unguessable, and unlike any guest's (decisions 2, 6). */
export const newMemberId = (): string => `u_${randomBytes(18).toString('base64url')}`;

/** Says as little as it can about who has an account (decision 61). */
const MAY_EXIST = 'An account may already exist. Log in or reset your password.';

export function makeAccountService({ database, clock, mailQueue, shopUrl, isRefused = () => false }: Deps) {
  return {
    /**
     * A broken rule and a taken address are answers, not failures. Takes as long for a taken address as for a new one.
     */
    async signUp(typed: Signup, { tellsOwner, alongside, caller }: SignUpOptions): Promise<SignupAnswer> {
      const mobile = readMobile(typed.mobile) ?? typed.mobile.trim();
      const signup = { ...typed, name: tidyName(typed.name), emailId: typed.emailId.trim(), mobile };
      const now = clock();
      const broken = brokenRule(signup);
      if (broken) return { errorMessage: broken.message, fields: { [broken.field]: broken.message } };

      const member = {
        id: newMemberId(),
        name: signup.name,
        email: signup.emailId,
        email_key: emailKey(signup.emailId),
        mobile: signup.mobile,
        password_hash: await hashPassword(signup.password, caller),
        terms_version: TERMS_VERSION,
        terms_accepted_at: now,
        created_at: now,
      };
      const isNew = await database.write(async (trx) => {
        if (await repository.insertMember(trx, member)) {
          await alongside(trx, member.id);
          return true;
        }
        const known = await repository.findMemberByEmail(trx, member.email_key);
        if (!known || !tellsOwner) return false;
        await mailQueue.put(trx, accountExistsMail({ to: known.email, name: known.name, shopUrl }));
        return false;
      });
      mailQueue.wake();
      return isNew ? { userId: member.id } : { errorMessage: MAY_EXIST };
    },

    /**
     * The member whose pair this is, else undefined: for an unknown address after as long as for a wrong password
     * (decision 60).
     */
    async checkPassword(email: string, password: string, caller: string): Promise<MemberRow | undefined> {
      const member = await repository.findMemberByEmail(database.db, emailKey(email));
      const isRight = await isPassword(password, member?.password_hash, caller);
      return isRight && !isRefused(email, password) ? member : undefined;
    },

    async user(id: string): Promise<User> {
      return toUser(await known(id));
    },

    async namePhone(id: string): Promise<[string, string]> {
      const { name, mobile } = await known(id);
      return [name, mobile];
    },

    /** Throws INVALID for a name that no member may bear. */
    async update(id: string, { parName, mobile1 }: { parName: string; mobile1: string }): Promise<User> {
      const complaint = nameComplaint(parName);
      if (complaint !== '') throw new DomainError('INVALID', complaint, { fields: { parName: complaint } });
      await database.write((trx) => repository.updateMember(trx, id, { name: parName, mobile: mobile1 }));
      return toUser(await known(id));
    },
  };

  async function known(id: string): Promise<MemberRow> {
    const member = await repository.findMember(database.db, id);
    if (!member) throw notFound('This account');
    return member;
  }
}

export type AccountService = ReturnType<typeof makeAccountService>;

/** The whole name is parName, so that no client shows it twice (decision 70). */
const toUser = ({ id, name, email, mobile }: MemberRow): User => ({
  userId: id,
  parName: name,
  lastname: '',
  email,
  mobile1: mobile,
});
