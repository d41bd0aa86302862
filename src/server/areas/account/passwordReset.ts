/**
 * Forgotten passwords (docs/contract.md section 6, decision 101): a link with a random token, single use, for
 * RESET_LINK_MINUTES, stored hashed.
 */
import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { RESET_LINK_MINUTES } from '../../../contract/rules/limits';
import { linkFaults } from '../../../contract/rules/messages';
import { MINUTE_MS } from '../../../contract/rules/durations';
import type { Database } from '../../db/types';
import type { Clock } from '../../lib/clock';
import type { Schema } from '../../db/schema';
import { DomainError } from '../../lib/domainError';
import { tokenHash } from '../../security/tokenHash';
import { passwordChangedMail, resetLinkMail } from '../mail/templates';
import type { MailQueue } from '../mail/outbox';
import {
  endAccessOf,
  endLinksOf,
  findMemberByEmail,
  hasLinkSince,
  insertLink,
  ownerOfLink,
  updateMember,
  spendLink,
} from './account.repository';
import { emailKey } from './emailKey';
import { weaknessOf } from './passwordRules';
import { hashPassword } from './passwords';

interface Deps {
  database: Database;
  clock: Clock;
  mailQueue: MailQueue;
  shopUrl: string;
}

interface Reset {
  email: string;
  token: string;
  newPassword: string;
}

/** Runs in the transaction that sets the password, behind all that it ends. */
type Alongside = (trx: Transaction<Schema>, memberId: string) => Promise<void>;

/** While this young a link lies in somebody's inbox, a flood of requests sends no other. */
const FRESH_MS = 10 * MINUTE_MS;

const invalid = (): DomainError => new DomainError('RESET_TOKEN_INVALID', linkFaults.token);

export function makePasswordReset({ database, clock, mailQueue, shopUrl }: Deps) {
  return {
    /**
     * Sends a link when the address is known; older links stop working then. Says nothing either way. In a flood the
     * owner has a link that is a few minutes old, so another one is sent only when it is older than that.
     */
    async sendLink(email: string, isFlood: boolean): Promise<void> {
      const member = await findMemberByEmail(database.db, emailKey(email));
      if (!member || (isFlood && (await hasLinkSince(database.db, member.id, clock() - FRESH_MS)))) return;
      const token = randomBytes(32).toString('base64url');
      const link = `${shopUrl}/reset?${new URLSearchParams({ token, email: member.email }).toString()}`;
      await database.write(async (trx) => {
        // Of two requests at the same moment the later one's link is the newest.
        await database.engine.lockOwner(trx, member.id);
        await endLinksOf(trx, member.id);
        await insertLink(trx, { token_hash: tokenHash(token), member_id: member.id, created_at: clock() });
        await mailQueue.put(trx, resetLinkMail({ to: member.email, name: member.name, link }));
      });
      mailQueue.wake();
    },

    /**
     * Sets the password, and ends every session of the member and every mark of a known browser. Throws
     * RESET_TOKEN_INVALID for a wrong, used or stale token, or another's; INVALID for a password that is easily
     * guessed.
     */
    async reset({ email, token, newPassword }: Reset, alongside: Alongside): Promise<void> {
      const held = tokenHash(token);
      const owner = await ownerOfLink(database.db, held, clock() - RESET_LINK_MINUTES * MINUTE_MS);
      const member = await findMemberByEmail(database.db, emailKey(email));
      if (owner === undefined || owner !== member?.id) throw invalid();
      const weakness = weaknessOf(newPassword, member);
      if (weakness) throw new DomainError('INVALID', weakness, { fields: { newPassword: weakness } });

      const passwordHash = await hashPassword(newPassword);
      await database.write(async (trx) => {
        // A login under way either ends before this, and its session with it, or meets the new password (login.ts).
        await database.engine.lockOwner(trx, member.id);
        if (!(await spendLink(trx, held))) throw invalid();
        await endLinksOf(trx, member.id);
        await updateMember(trx, member.id, { password_hash: passwordHash });
        await endAccessOf(trx, member.id);
        await mailQueue.put(trx, passwordChangedMail({ to: member.email, name: member.name }));
        await alongside(trx, member.id);
      });
      mailQueue.wake();
    },
  };
}

export type PasswordReset = ReturnType<typeof makePasswordReset>;
