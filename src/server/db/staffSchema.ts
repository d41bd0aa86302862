/** The tables of the staff's side (migrations 0007 and 0009). Times are epoch milliseconds. */
import type { Generated, Selectable } from 'kysely';
import type { AlertTime } from '../../contract/rules/shopSettings';
import type { StaffRole } from '../../contract/rules/staffRules';

export interface StaffAccountTable {
  /** `s_…`: opaque, unlike any member's or guest's id. */
  id: string;
  /** As typed. */
  email: string;
  /** As compared. */
  email_key: string;
  role: StaffRole;
  /** argon2id, with its parameters in it; null until the set-up link was used. */
  password_hash: string | null;
  /** The secret of the second factor, sealed (security/sealing.ts); null until it was set up. */
  totp_secret: string | null;
  /** Which key sealed it. */
  totp_key_id: string | null;
  /** The time step of the last code that was taken: a code opens once. */
  totp_step: Generated<number>;
  disabled_at: number | null;
  created_at: number;
  last_login_at: number | null;
}

export interface StaffRecoveryCodeTable {
  /** SHA-256 of the code, hex. */
  code_hash: string;
  staff_id: string;
}

/** A link by which an account is set up, or set up anew. */
export interface StaffSetUpLinkTable {
  /** SHA-256 of the link's token, hex. */
  token_hash: string;
  staff_id: string;
  created_at: number;
  /** The secret that was shown for the second factor, sealed; null until the link was opened. */
  totp_secret: string | null;
  totp_key_id: string | null;
}

export interface StaffSessionTable {
  /** SHA-256 of the cookie's token, hex. */
  token_hash: string;
  staff_id: string;
  created_at: number;
  last_seen_at: number;
  /** When the second factor was given last: some calls ask for it again. */
  confirmed_at: number;
  /** `Chrome on a phone`; '' where it is not known. */
  browser: string;
}

export interface StaffKnownBrowserTable {
  /** SHA-256 of the cookie's mark, hex. */
  mark_hash: string;
  staff_id: string;
  created_at: number;
}

/** One change that staff made, written in its own transaction. Nothing here is ever changed or taken away. */
export interface AuditTable {
  id: Generated<number>;
  at: number;
  /** The account's e-mail address, or `cli:NAME`. */
  who: string;
  /** What was done, as `order shipped`. */
  what: string;
  /** What it was done to, as `order 7K3M-9QX2`. */
  subject: string;
  /** JSON of what it was and is; null where there is nothing to tell. Never bank details, passwords or keys. */
  was: string | null;
  is_now: string | null;
}

/** What the owner set: one row, of id 1, or none. Null is what the environment says. */
export interface ShopSettingsTable {
  id: number;
  /** One more with each change; none is 0. */
  version: number;
  updated_at: number;
  /** '': none. */
  upi_id: string | null;
  payee: string | null;
  /** '': the shop's own address. */
  shop_mail: string | null;
  alerts: AlertTime | null;
  /** 0: never. */
  unpaid_days: number | null;
}

export interface StaffSchema {
  staff_account: StaffAccountTable;
  staff_recovery_code: StaffRecoveryCodeTable;
  staff_set_up_link: StaffSetUpLinkTable;
  staff_session: StaffSessionTable;
  staff_known_browser: StaffKnownBrowserTable;
  audit: AuditTable;
  shop_settings: ShopSettingsTable;
}

export type StaffRow = Selectable<StaffAccountTable>;
export type AuditRow = Selectable<AuditTable>;
export type ShopSettingsRow = Selectable<ShopSettingsTable>;
