/**
 * Staff accounts (docs/contract.md section 11), all below `/admin/api`:
 *
 * - `POST set-up/begin`, `POST set-up/finish`: the page `/admin/set-up#{token}`, which an invitation links to
 * - `POST login`, `POST logout`, `GET me`, `POST confirm`, `GET sessions`, `DELETE sessions` (all of one's own)
 * - of an owner: `GET accounts`, `GET audit`; and, within 5 minutes of the second factor, `POST accounts` (invites),
 *   `PUT accounts/role`, `POST accounts/reset`, `POST accounts/disable`
 */
import { z } from 'zod';
import { emailAddress, idParam, isoTime } from './common';
import { EMAIL_MAX, PASSWORD_MAX } from './rules/limits';
import { STAFF_PASSWORD_MIN, staffFaults, staffRoles } from './rules/staffRules';

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

export const staffSession = z.object({ browser: z.string(), since: isoTime, lastSeen: isoTime, isThis: z.boolean() });
export type StaffSession = z.infer<typeof staffSession>;

const staffStates = ['waits', 'inUse', 'disabled'] as const;
/** `GET …/accounts` */
export const staffAccount = z.object({
  email: z.string(),
  role: z.enum(staffRoles),
  /** `waits`: until its link is used. */
  state: z.enum(staffStates),
  since: isoTime,
  lastLogin: isoTime.nullable(),
});
export type StaffAccount = z.infer<typeof staffAccount>;

/** Which account is meant stands in the body: an address in a path ends up in logs. */
export const accountBody = z.object({ email: emailAddress(staffFaults.email) });
export const accountRoleBody = accountBody.extend({ role: z.enum(staffRoles, staffFaults.role) });
/** The link that sets an account up, or up anew: it is shown this once. */
export const setUpLink = z.object({ link: z.string() });

/** `GET …/audit`: newest first. `before` is the id of the last row that is shown. */
export const auditQuery = z.object({
  before: idParam.optional(),
  /** As a row has it: `order 7K3M-9QX2`, `staff asha@example.com`. */
  subject: z.string().max(300).optional(),
});
export const auditRow = z.object({
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
export const AUDIT_PAGE = 50;
