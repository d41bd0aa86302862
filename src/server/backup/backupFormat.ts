/**
 * What is in a backup: gzip over lines of JSON. First a header; then for each table a line with its columns and a line,
 * an array, for each row; last a trailer with the number of rows and the SHA-256 of everything before it, so that a cut
 * file shows. The whole is encrypted (head.ts, chunks.ts); a plain one has in its trailer what vouches for it, if the
 * shop has a secret key. Version 1 was always plain, and nothing vouches for it.
 */
import { createHmac, hkdfSync } from 'node:crypto';
import { z } from 'zod';

export const FORMAT_VERSION = 2;

const rowCounts = z.record(z.string(), z.number().int().nonnegative());
export type RowCounts = z.infer<typeof rowCounts>;

export const headerLine = z.object({
  format: z.literal('shop backup'),
  version: z.number().int(),
  /** ISO 8601. */
  madeAt: z.string(),
  /** What the database had been through: a shop that knows less cannot hold this backup. */
  migrations: z.array(z.string()),
  rows: rowCounts,
});
export type BackupHeader = z.infer<typeof headerLine>;

export const tableLine = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });

/** By whom a plain backup is vouched for: an HMAC over everything before the trailer, by the secret key of that id. */
const signature = z.object({ keyId: z.string(), hmac: z.string() });
export type Signature = z.infer<typeof signature>;

export const trailerLine = z.object({
  end: z.literal(true),
  rows: rowCounts,
  sha256: z.string(),
  signature: signature.optional(),
});

/** Signs what is written to it. */
export type Signer = ReturnType<typeof createHmac>;

export const signer = (secretKey: string): Signer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secretKey, '', 'shop plain backup', 32)));

/** The file as a whole cannot be restored; the message is for staff. */
export class BackupError extends Error {}

export const altered = (file: string): BackupError =>
  new BackupError(`${file} is cut short or was altered, so it is not restored. Nothing was changed.`);
export const madeByNewer = (file: string): BackupError =>
  new BackupError(`${file} was made by a newer version of the shop. Update this one first; nothing was changed.`);
export const noBackup = (file: string): BackupError =>
  new BackupError(`${file} is no backup of a shop. Nothing was changed.`);

/** Text, numbers and null stand for themselves; JSON has no bytes. */
export const encodeValue = (value: unknown): unknown =>
  Buffer.isBuffer(value) ? { base64: value.toString('base64') } : value;

const plainValue = z.union([z.string(), z.number(), z.null()]);
const bytesValue = z.object({ base64: z.string() });

export function decodeValue(value: unknown): string | number | null | Buffer {
  const bytes = bytesValue.safeParse(value);
  return bytes.success ? Buffer.from(bytes.data.base64, 'base64') : plainValue.parse(value);
}
