/**
 * Staff accounts (docs/contract.md section 11), all below `/admin/api`:
 *
 * - `POST set-up/begin`, `POST set-up/finish`: the page `/admin/set-up#{token}`, which an invitation links to
 * - `POST login`, `POST logout`, `GET me`, `POST confirm`, `GET sessions`, `DELETE sessions` (all of one's own)
 * - of an owner: `GET accounts`, `GET audit`, and both as sheets (`accounts.csv`, `audit.csv`); and, within 5 minutes of
 *   the second factor, `POST accounts` (invites), `PUT accounts/role`, `POST accounts/reset`, `POST accounts/disable`
 */
import { z } from 'zod';
import { emailAddress, isoTime } from './common';
import { EMAIL_MAX, PASSWORD_MAX, TERM_MAX } from './rules/limits';
import {
  accountSorts,
  auditAreas,
  auditSorts,
  STAFF_PASSWORD_MIN,
  staffFaults,
  staffRoles,
  staffStates,
} from './rules/staffRules';
import { dayParam, pageParams } from './staffLists';

const token = z.string().min(1).max(200);
/** Six digits of the authenticator, or a recovery code. */
const secondFactor = z.string(staffFaults.code).trim().min(1).max(40);

export const setUpBeginBody = z.object({ token });
export const setUpBegun = z.object({
  email: z.string(),
  role: z.enum(staffRoles),
  /** For typing into an authenticator, and as its QR code says it. */
  secret: z.string(),
  uri: z.string(),
});
export type SetUpBegun = z.infer<typeof setUpBegun>;

export const setUpFinishBody = z.object({
  token,
  password: z.string(staffFaults.password).min(STAFF_PASSWORD_MIN).max(PASSWORD_MAX),
  code: secondFactor,
});
export const setUpFinished = z.object({ recoveryCodes: z.array(z.string()) });

export const staffLoginBody = z.object({
  email: z.string().min(1).max(EMAIL_MAX),
  password: z.string().min(1).max(PASSWORD_MAX),
  /** '' for the owner of the demo shop alone, who has no second factor and comes in on loopback only. */
  code: z.string().trim().max(40).default(''),
});
export const confirmBody = z.object({ code: secondFactor });

/** `POST …/login`, `GET …/me`, `POST …/confirm` */
export const staffMe = z.object({
  email: z.string(),
  role: z.enum(staffRoles),
  /** Until when a call that asks for the second factor (`CONFIRM_FIRST`) does without. */
  confirmedUntil: isoTime,
});
export type StaffMe = z.infer<typeof staffMe>;

/** `GET …/sessions`: all of them, the one seen last first. There are STAFF_SESSION.mostOpen at most. */
export const staffSession = z.object({ browser: z.string(), since: isoTime, lastSeen: isoTime, isThis: z.boolean() });
export type StaffSession = z.infer<typeof staffSession>;

const staffAccount = z.object({
  email: z.string(),
  role: z.enum(staffRoles),
  state: z.enum(staffStates),
  since: isoTime,
  lastLogin: isoTime.nullable(),
});
export type StaffAccount = z.infer<typeof staffAccount>;

/** `GET …/accounts`, and `accounts.csv`, which takes the same without page and pageSize. */
export const accountsQuery = z.object({
  ...pageParams,
  role: z.enum(staffRoles).optional(),
  state: z.enum(staffStates).optional(),
  sort: z.enum(accountSorts).default('email').meta({ description: '`lastLogin`: the latest first' }),
});
export type AccountsQuery = z.input<typeof accountsQuery>;
export const staffAccountList = z.object({ rows: z.array(staffAccount), total: z.number().int() });
export type StaffAccountList = z.infer<typeof staffAccountList>;

/** Which account is meant stands in the body: an address in a path ends up in logs. */
export const accountBody = z.object({ email: emailAddress(staffFaults.email) });
export const accountRoleBody = accountBody.extend({ role: z.enum(staffRoles, staffFaults.role) });
/** The link that sets an account up, or up anew: it is shown this once. */
export const setUpLink = z.object({ link: z.string() });

/** `GET …/audit`, and `audit.csv`, which takes the same without page and pageSize. */
export const auditQuery = z.object({
  ...pageParams,
  who: z.string().trim().max(TERM_MAX).optional().meta({ description: 'A part of who did it, as `asha@` or `cli:`' }),
  area: z.enum(auditAreas).optional(),
  /** Each word of it is somewhere in what was changed, as `order 7K3M-9QX2`, `staff asha@example.com`. */
  subject: z.string().trim().max(TERM_MAX).optional(),
  /** Both of them are taken in. */
  from: dayParam.optional(),
  to: dayParam.optional(),
  sort: z.enum(auditSorts).default('newest'),
});
export type AuditQuery = z.input<typeof auditQuery>;
const auditRow = z.object({
  id: z.number().int(),
  at: isoTime,
  /** The e-mail address of a staff account, or `cli:NAME`. */
  who: z.string(),
  what: z.string(),
  subject: z.string(),
  was: z.unknown(),
  isNow: z.unknown(),
});
export type AuditEntry = z.infer<typeof auditRow>;
export const auditList = z.object({ rows: z.array(auditRow), total: z.number().int() });
export type AuditList = z.infer<typeof auditList>;
