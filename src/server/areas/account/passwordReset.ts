/** Forgotten passwords (CONTRACT.md section 6, DECISIONS.md T101): a link with a random token, single use, 30 minutes, stored hashed. */
import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../clock';
import type { Database } from '../../db/open';
import { DomainError } from '../../domainError';
import { passwordChangedLetter, RESET_LINK_LASTS_MS, resetLinkLetter } from '../mail/letters';
import type { Mailbox } from '../mail/outbox';
import { endSessionsOf, findMemberByEmail, updateMember } from './account.repository';
import { emailKey } from './emailKey';
import { hashPassword, isCommonPassword } from './passwords';
import { COMMON_PASSWORD } from './signupRules';

interface Deps {
  database: Database;
  clock: Clock;
  mailbox: Mailbox;
  shopUrl: string;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const invalid = (): DomainError => new DomainError('RESET_TOKEN_INVALID', 'This link is no longer valid. Please ask for a new one.');

export function makePasswordReset({ database, clock, mailbox, shopUrl }: Deps) {
  return {
    /** Sends a link when the address is known; older links stop working then. Says nothing either way. */
    async sendLink(email: string): Promise<void> {
      const member = await findMemberByEmail(database.db, emailKey(email));
      if (!member) return;
      const token = randomBytes(32).toString('base64url');
      const link = `${shopUrl}/reset?${new URLSearchParams({ token, email: member.email }).toString()}`;
      await database.write(async (trx) => {
        // Of two requests at the same moment the later one's link is the newest.
        await database.engine.lockOwner(trx, member.id);
        await trx.deleteFrom('password_reset').where('member_id', '=', member.id).execute();
        await trx.insertInto('password_reset').values({ token_hash: hashOf(token), member_id: member.id, created_at: clock() }).execute();
        await mailbox.put(trx, resetLinkLetter({ to: member.email, name: member.name, link }));
      });
      mailbox.wake();
    },

    /** Sets the password and ends every session of the member. Throws RESET_TOKEN_INVALID for a wrong, used or stale token, or another's. */
    async reset({ email, token, newPassword }: { email: string; token: string; newPassword: string }): Promise<void> {
      if (isCommonPassword(newPassword)) throw new DomainError('INVALID', COMMON_PASSWORD, { fields: { newPassword: COMMON_PASSWORD } });
      const tokenHash = hashOf(token);
      const oldest = clock() - RESET_LINK_LASTS_MS;
      const known = await database.db.selectFrom('password_reset').selectAll().where('token_hash', '=', tokenHash).where('created_at', '>=', oldest).executeTakeFirst();
      const member = await findMemberByEmail(database.db, emailKey(email));
      if (!known || known.member_id !== member?.id) throw invalid();

      const passwordHash = await hashPassword(newPassword);
      await database.write(async (trx) => {
        // A login under way either ends before this, and its session with it, or meets the new password (login.ts).
        await database.engine.lockOwner(trx, member.id);
        // Whoever deletes the row has used the link; a second request at the same time finds none.
        const used = await trx.deleteFrom('password_reset').where('token_hash', '=', tokenHash).returning('member_id').executeTakeFirst();
        if (!used) throw invalid();
        await trx.deleteFrom('password_reset').where('member_id', '=', member.id).execute();
        await updateMember(trx, member.id, { password_hash: passwordHash });
        await endSessionsOf(trx, member.id);
        await mailbox.put(trx, passwordChangedLetter({ to: member.email, name: member.name }));
      });
      mailbox.wake();
    },
  };
}

export type PasswordReset = ReturnType<typeof makePasswordReset>;
