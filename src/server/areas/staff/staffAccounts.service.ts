/**
 * Staff accounts (docs/contract.md section 11): invited, set up by a link, disabled, set up anew. The command line and
 * the staff's application both go through here; each change is audited in its own transaction.
 */
import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { SetUpBegun, StaffAccount } from '../../../contract/staff';
import { emailShape } from '../../../contract/rules/shapes';
import { SET_UP_HOURS, staffFaults, type StaffRole } from '../../../contract/rules/staffRules';
import { HOUR_MS } from '../../../contract/rules/durations';
import type { Schema } from '../../db/schema';
import type { StaffRow } from '../../db/staffSchema';
import type { Database } from '../../db/types';
import type { Clock } from '../../lib/clock';
import { DomainError } from '../../lib/domainError';
import type { Sealer } from '../../security/sealing';
import { tokenHash } from '../../security/tokenHash';
import { emailKey } from '../account/emailKey';
import { weaknessOf } from '../account/passwordRules';
import { hashPassword } from '../account/passwords';
import { writeAudit } from './audit';
import { newRecoveryCodes, recoveryCodeHash } from './recoveryCodes';
import {
  countOwners,
  endSetUpLinks,
  endStaffAccess,
  everybodyOnStaff,
  findSetUpLink,
  findStaff,
  findStaffByEmail,
  insertSetUpLink,
  insertStaff,
  replaceRecoveryCodes,
  updateSetUpLink,
  updateStaff,
  type SetUpLinkRow,
} from './staffAccounts.repository';
import { stateOf, toAccount } from './staffAccountList.service';
import { newTotpSecret, totpStepOf, totpUri } from './totp';

interface Deps {
  database: Database;
  clock: Clock;
  /** Seals the secrets of second factors. */
  sealer: Sealer;
  shopUrl: string;
}

const LINK_MS = SET_UP_HOURS * HOUR_MS;

const linkGone = (): DomainError =>
  new DomainError('NOT_FOUND', 'This link has been used, or is too old. Ask for another one.');
const wrongCode = (): DomainError =>
  new DomainError('INVALID', 'This code is wrong or too old.', { fields: { code: 'This code is wrong or too old.' } });
const lastOwner = (): DomainError =>
  new DomainError('CONFLICT', 'This is the only owner who can log in. Make somebody else an owner first.');

const ownAccount = (): DomainError =>
  new DomainError(
    'CONFLICT',
    'This is your own account: you would be logged out before you could use the link. Another owner can make it, or ' +
      'shop staff reset on the server.',
  );

export function makeStaffAccounts({ database, clock, sealer, shopUrl }: Deps) {
  const { engine } = database;

  const subjectOf = ({ email }: Pick<StaffRow, 'email'>): string => `staff ${email}`;

  /** In the transaction: of two changes to one account, one comes first. */
  async function held(trx: Transaction<Schema>, email: string): Promise<StaffRow> {
    await engine.lockOwner(trx, emailKey(email));
    const found = await findStaffByEmail(trx, emailKey(email));
    if (!found) throw new DomainError('NOT_FOUND', `Nobody on the staff has the e-mail address ${email}.`);
    return found;
  }

  async function newLink(trx: Transaction<Schema>, staffId: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await endSetUpLinks(trx, staffId);
    const row = { token_hash: tokenHash(token), staff_id: staffId, created_at: clock() };
    await insertSetUpLink(trx, { ...row, totp_secret: null, totp_key_id: null });
    // Behind a #, which no server's log and no Referer ever sees.
    return `${shopUrl}/admin/set-up#${token}`;
  }

  async function linked(token: string): Promise<{ link: SetUpLinkRow; staff: StaffRow }> {
    const link = await findSetUpLink(database.db, tokenHash(token), clock() - LINK_MS);
    const staff = link && (await findStaff(database.db, link.staff_id));
    if (!link || !staff || staff.disabled_at !== null) throw linkGone();
    return { link, staff };
  }

  /** Throws where nobody could log in as owner any more. Of two changes that come together the second one sees it. */
  async function keepOneOwner(trx: Transaction<Schema>, { role, totp_secret, disabled_at }: StaffRow): Promise<void> {
    if (role !== 'owner' || totp_secret === null || disabled_at !== null) return;
    await engine.lockOwner(trx, 'staff owners');
    if ((await countOwners(trx)) < 2) throw lastOwner();
  }

  return {
    async list(): Promise<StaffAccount[]> {
      return (await everybodyOnStaff(database.db)).map(toAccount);
    },

    /**
     * @returns the link that sets the account up. Throws CONFLICT where there is an account of that address,
     * INVALID for what is none.
     */
    invite: (email: string, role: StaffRole, who: string): Promise<string> =>
      database.write(async (trx) => {
        if (!emailShape.test(email))
          throw new DomainError('INVALID', staffFaults.email, { fields: { email: staffFaults.email } });
        const key = emailKey(email);
        await engine.lockOwner(trx, key);
        if (await findStaffByEmail(trx, key))
          throw new DomainError('CONFLICT', `${email} is on the staff already. A reset gives another link.`);
        const id = `s_${randomBytes(16).toString('base64url')}`;
        const now = clock();
        const nothing = { password_hash: null, totp_secret: null, totp_key_id: null, disabled_at: null };
        await insertStaff(trx, { id, email, email_key: key, role, created_at: now, last_login_at: null, ...nothing });
        await writeAudit(trx, { at: now, who, what: 'account invited', subject: `staff ${email}`, isNow: { role } });
        return newLink(trx, id);
      }),

    /**
     * Password, second factor and sessions end.
     * @returns the link that sets the account up anew. Throws CONFLICT for one's own account: the session would end
     * before the link was read.
     */
    reset: (email: string, who: string): Promise<string> =>
      database.write(async (trx) => {
        const staff = await held(trx, email);
        if (staff.email === who) throw ownAccount();
        await endStaffAccess(trx, staff.id);
        await replaceRecoveryCodes(trx, staff.id, []);
        const nothing = { password_hash: null, totp_secret: null, totp_key_id: null, disabled_at: null };
        await updateStaff(trx, staff.id, nothing);
        const [was, isNow] = [{ state: stateOf(staff) }, { state: stateOf({ ...staff, ...nothing }) }];
        await writeAudit(trx, { at: clock(), who, what: 'account reset', subject: subjectOf(staff), was, isNow });
        return newLink(trx, staff.id);
      }),

    /** Nobody logs in to it, and whoever is inside is out. A reset opens it again. */
    disable: (email: string, who: string): Promise<void> =>
      database.write(async (trx) => {
        const staff = await held(trx, email);
        if (staff.disabled_at !== null) return;
        await keepOneOwner(trx, staff);
        await endStaffAccess(trx, staff.id);
        await endSetUpLinks(trx, staff.id);
        await updateStaff(trx, staff.id, { disabled_at: clock() });
        const [was, isNow] = [{ state: stateOf(staff) }, { state: 'disabled' }];
        await writeAudit(trx, { at: clock(), who, what: 'account disabled', subject: subjectOf(staff), was, isNow });
      }),

    /** Throws CONFLICT where nobody would be an owner any more. */
    setRole: (email: string, role: StaffRole, who: string): Promise<void> =>
      database.write(async (trx) => {
        const staff = await held(trx, email);
        if (staff.role === role) return;
        if (role !== 'owner') await keepOneOwner(trx, staff);
        await updateStaff(trx, staff.id, { role });
        const [was, isNow] = [{ role: staff.role }, { role }];
        await writeAudit(trx, { at: clock(), who, what: 'role changed', subject: subjectOf(staff), was, isNow });
      }),

    /** A link was opened: shows the secret of the second factor, the same as long as the link works. */
    async beginSetUp(token: string): Promise<SetUpBegun> {
      const { link, staff } = await linked(token);
      const { text, keyId } = sealer.seal(newTotpSecret(), link.token_hash);
      // Of two that open it at once, both are shown the same.
      const kept = await database.write(async (trx) => {
        await engine.lockOwner(trx, staff.email_key);
        const current = await findSetUpLink(trx, link.token_hash, clock() - LINK_MS);
        if (!current) throw linkGone();
        if (current.totp_secret !== null) return current;
        await updateSetUpLink(trx, link.token_hash, { totp_secret: text, totp_key_id: keyId });
        return { totp_secret: text, totp_key_id: keyId };
      });
      const secret = secretOf(kept, link.token_hash);
      if (secret === undefined) throw linkGone();
      return { email: staff.email, role: staff.role, secret, uri: totpUri(staff.email, secret) };
    },

    /**
     * @returns the recovery codes, which are shown this once. Throws INVALID for a weak password or a wrong code,
     * NOT_FOUND for a link that is gone.
     */
    async finishSetUp(token: string, password: string, code: string): Promise<string[]> {
      const { link, staff } = await linked(token);
      const weakness = weaknessOf(password, { name: '', email: staff.email, mobile: '' });
      if (weakness !== undefined) throw new DomainError('INVALID', weakness, { fields: { password: weakness } });
      const secret = secretOf(link, link.token_hash);
      const step = secret === undefined ? undefined : totpStepOf(code, secret, clock());
      if (secret === undefined || step === undefined) throw wrongCode();
      const password_hash = await hashPassword(password);
      const { text, keyId } = sealer.seal(secret, staff.id);
      const codes = newRecoveryCodes();
      await database.write(async (trx) => {
        await engine.lockOwner(trx, staff.email_key);
        // Of two that open the link at once, one sets the account up.
        if (!(await findSetUpLink(trx, link.token_hash, clock() - LINK_MS))) throw linkGone();
        await endSetUpLinks(trx, staff.id);
        await updateStaff(trx, staff.id, { password_hash, totp_secret: text, totp_key_id: keyId, totp_step: step });
        await replaceRecoveryCodes(trx, staff.id, codes.map(recoveryCodeHash));
        const [was, isNow] = [{ state: stateOf(staff) }, { state: 'inUse' }];
        const who = staff.email;
        await writeAudit(trx, { at: clock(), who, what: 'account set up', subject: subjectOf(staff), was, isNow });
      });
      return codes;
    },
  };

  function secretOf(sealed: Pick<StaffRow, 'totp_secret' | 'totp_key_id'>, boundTo: string): string | undefined {
    const { totp_secret: text, totp_key_id: keyId } = sealed;
    return text === null || keyId === null ? undefined : sealer.open({ text, keyId }, boundTo);
  }
}

export type StaffAccounts = ReturnType<typeof makeStaffAccounts>;

/**
 * Of an account that has a password and no second factor.
 * @returns whether there is such an account, which nobody has closed
 */
export const endAccessWithoutFactor = (database: Database, id: string): Promise<boolean> =>
  database.write(async (trx) => {
    const staff = await findStaff(trx, id);
    if (!staff || staff.password_hash === null || staff.totp_secret !== null || staff.disabled_at !== null)
      return false;
    await endStaffAccess(trx, id);
    return true;
  });

/** How many owners can log in, and whether somebody could without a second factor: the demo shop's owner. */
export async function staffOf({ db }: Pick<Database, 'db'>): Promise<{ owners: number; isDemoOpen: boolean }> {
  const isDemoOpen = (await everybodyOnStaff(db)).some(
    ({ password_hash, totp_secret, disabled_at }) =>
      password_hash !== null && totp_secret === null && disabled_at === null,
  );
  return { owners: await countOwners(db), isDemoOpen };
}
