/**
 * Every column that is sealed with the secret key (security/sealing.ts): what counts them and seals them anew reads
 * this list alone.
 */
import type { Schema } from '../db/schema';
import type { SealedPurpose } from '../security/sealing';

export interface SealedColumn {
  table: keyof Schema;
  /** The table's primary key, of one column. */
  key: string;
  /** Null or sealed. */
  text: string;
  /** Which secret key sealed it; null where the text is. */
  keyId: string;
  /** What it is sealed to. */
  boundTo: string;
  purpose: SealedPurpose;
}

export const sealedColumns: readonly SealedColumn[] = [
  { table: 'return_request', key: 'id', text: 'bank_details', keyId: 'key_id', boundTo: 'id', purpose: 'bank details' },
  { table: 'outbox_mail', key: 'id', text: 'sealed', keyId: 'key_id', boundTo: 'seal_id', purpose: 'mail' },
  {
    table: 'staff_account',
    key: 'id',
    text: 'totp_secret',
    keyId: 'totp_key_id',
    boundTo: 'id',
    purpose: 'second factor',
  },
  {
    table: 'staff_set_up_link',
    key: 'token_hash',
    text: 'totp_secret',
    keyId: 'totp_key_id',
    boundTo: 'token_hash',
    purpose: 'second factor',
  },
];
