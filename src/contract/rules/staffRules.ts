/**
 * Bounds of staff accounts, which the staff's side and the server keep alike (docs/contract.md section 11). Free of
 * zod: the browser imports these values.
 */

/** `owner`: all, accounts and settings too. */
export const staffRoles = ['owner', 'orders', 'catalogue', 'support'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** `waits`: until its link is used. */
export const staffStates = ['waits', 'inUse', 'disabled'] as const;
export type StaffState = (typeof staffStates)[number];
export const accountSorts = ['email', 'lastLogin'] as const;
export type AccountSort = (typeof accountSorts)[number];

/** What the history is about. */
export const auditAreas = ['orders', 'takings', 'catalogue', 'customers', 'settings', 'staff', 'history'] as const;
export type AuditArea = (typeof auditAreas)[number];
export const auditSorts = ['newest', 'oldest'] as const;
export type AuditSort = (typeof auditSorts)[number];

/** Characters: longer than a shopper's, since more lies behind it. */
export const STAFF_PASSWORD_MIN = 12;
/** Hours that a set-up link works. */
export const SET_UP_HOURS = 48;
export const RECOVERY_CODES = 10;
/** Of a session: minutes without a call, and hours at most; and how many an account has at a time. */
export const STAFF_SESSION = { idleMinutes: 30, mostHours: 12, mostOpen: 20 } as const;
/** Minutes for which the second factor, once given, is not asked for again. */
export const CONFIRMED_MINUTES = 5;

/** What is said beside a field of the staff's forms, by the form and by the server alike. */
export const staffFaults = {
  email: 'Please enter an e-mail address, such as asha@example.com.',
  password: `Please choose ${STAFF_PASSWORD_MIN} characters or more.`,
  role: 'Please choose a role.',
  code: 'Please enter the six digits of the authenticator, or a recovery code.',
  amount: 'Please enter an amount in rupees, such as 80 or 80.50.',
  shipping: 'Shipping costs at most 1,00,000 rupees.',
  reference: 'Please enter the reference of the payment (UTR).',
  courier: 'Please say which courier takes it.',
  trackingNumber: 'Please enter the tracking number.',
  trackingUrl: 'Please enter a whole address, such as https://courier.example/parcel.',
  address: 'Please enter the whole address; the six-digit PIN code comes last.',
  note: 'Please write something.',
} as const;
