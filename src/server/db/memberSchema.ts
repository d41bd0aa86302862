/** The tables of members and what is theirs (migrations 0002 and 0003). Times are epoch milliseconds. */
import type { Generated, Selectable } from 'kysely';

export interface MemberTable {
  /** `u_…`: opaque, unguessable, unlike any guest's id (decisions 2, 6). */
  id: string;
  /** The whole name; `parName` on the wire. */
  name: string;
  /** As typed. */
  email: string;
  /** As compared. */
  email_key: string;
  /** Ten digits. */
  mobile: string;
  /** argon2id, with its parameters in it. */
  password_hash: string;
  /** Which terms were accepted at sign-up or the latest login, and when (decision 91). */
  terms_version: Generated<string>;
  terms_accepted_at: Generated<number | null>;
  created_at: number;
}

export interface AddressTable {
  id: Generated<number>;
  member_id: string;
  house_name: string;
  street: string;
  city: string;
  state: string;
  pin_code: string;
  country: string;
  created_at: number;
}

export interface WishlistEntryTable {
  member_id: string;
  product_id: number;
  added_at: number;
}

export interface PasswordResetTable {
  /** SHA-256 of the link's token, hex. */
  token_hash: string;
  member_id: string;
  created_at: number;
}

export type ReturnStatusColumn = 'INITIATED' | 'APPROVED' | 'REJECTED' | 'REFUNDED';

export interface ReturnRequestTable {
  /** Random; the bank details are sealed to it. */
  id: string;
  serial_no: number;
  member_id: string;
  reason: string;
  comment: string;
  status: ReturnStatusColumn;
  /** Sealed (security/sealing.ts); null once they are no longer needed. */
  bank_details: string | null;
  /** Which key sealed them. */
  key_id: string | null;
  staff_note: Generated<string>;
  requested_at: number;
  /** Approved or rejected. */
  decided_at: number | null;
  refunded_at: number | null;
}

/** One look of staff at bank details: by whom, when and why. */
export interface BankRevealTable {
  id: Generated<number>;
  return_id: string;
  reason: string;
  revealed_by: string;
  revealed_at: number;
}

export interface CustomerMessageTable {
  id: Generated<number>;
  member_id: string;
  name: string;
  mobile: string;
  reason: string;
  message: string;
  created_at: number;
}

export interface NewsletterSubscriberTable {
  /** Ten digits. */
  mobile: string;
  member_id: string | null;
  /** The words that the subscriber agreed to (decision 111). */
  consent: string;
  /** Of a number that is unconfirmed: when it was asked for. */
  joined_at: number;
  /** 1: a member asked for a number that is not the account's. Nothing is sent to it before staff confirm it. */
  unconfirmed: Generated<0 | 1>;
}

/** Mails that wait to be sent; a row goes when its mail has gone. */
export interface OutboxMailTable {
  id: Generated<number>;
  kind: string;
  /** Recipient, subject and text, sealed: they hold names, addresses and reset links. */
  sealed: string;
  key_id: string;
  /** What it is sealed to. */
  seal_id: string;
  created_at: number;
  /** Also the lease of the process that sends it now. */
  next_try_at: number;
  tries: Generated<number>;
  last_error: Generated<string>;
}

/** Counts of limited calls, where several processes share one database. */
export interface RateHitTable {
  /** A keyed hash: it names no address and no account. */
  bucket: string;
  hits: number;
  resets_at: number;
}

/** A browser that this member has logged in from (areas/account/knownBrowsers.ts). */
export interface KnownBrowserTable {
  /** SHA-256 of the mark's random part, hex. */
  mark_hash: string;
  member_id: string;
  created_at: number;
}

/** How many logins failed in an hour, for the doctor; it names no account and no address. */
export interface WrongLoginTable {
  /** When the hour began. */
  hour: number;
  logins: number;
}

export interface MemberSchema {
  member: MemberTable;
  address: AddressTable;
  wishlist_entry: WishlistEntryTable;
  password_reset: PasswordResetTable;
  return_request: ReturnRequestTable;
  bank_reveal: BankRevealTable;
  customer_message: CustomerMessageTable;
  newsletter_subscriber: NewsletterSubscriberTable;
  outbox_mail: OutboxMailTable;
  rate_hit: RateHitTable;
  known_browser: KnownBrowserTable;
  wrong_login: WrongLoginTable;
}

export type MemberRow = Selectable<MemberTable>;
export type AddressRow = Selectable<AddressTable>;
export type ReturnRequestRow = Selectable<ReturnRequestTable>;
