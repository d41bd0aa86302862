/** Staff accounts (docs/contract.md section 11): who may do what on the staff's side, and how they come in. */
import { z } from 'zod';
import { isoTime } from './common';
import { EMAIL_MAX, PASSWORD_MAX } from './rules/limits';

/** `owner`: all, accounts and settings too. */
export const staffRoles = ['owner', 'orders', 'catalogue', 'support'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Characters: longer than a shopper's, since more lies behind it. */
export const STAFF_PASSWORD_MIN = 12;
/** Hours that a set-up link works. */
export const SET_UP_HOURS = 48;
export const RECOVERY_CODES = 10;
/** Of a session: minutes without a call, and hours at most. */
export const STAFF_SESSION = { idleMinutes: 30, mostHours: 12 } as const;
/** Minutes for which the second factor, once given, is not asked for again. */
export const CONFIRMED_MINUTES = 5;

const token = z.string().min(1).max(200);
/** Six digits of the authenticator, or a recovery code. */
const secondFactor = z.string().trim().min(1).max(40);

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
  password: z.string().min(STAFF_PASSWORD_MIN).max(PASSWORD_MAX),
  code: secondFactor,
});
export const setUpFinished = z.object({ recoveryCodes: z.array(z.string()) });

export const staffLoginBody = z.object({
  email: z.string().min(1).max(EMAIL_MAX),
  password: z.string().min(1).max(PASSWORD_MAX),
  code: secondFactor,
});
export const confirmBody = z.object({ code: secondFactor });

export const staffMe = z.object({ email: z.string(), role: z.enum(staffRoles), confirmedUntil: isoTime });
export type StaffMe = z.infer<typeof staffMe>;

export const staffSession = z.object({ browser: z.string(), since: isoTime, lastSeen: isoTime, isThis: z.boolean() });
export type StaffSession = z.infer<typeof staffSession>;
