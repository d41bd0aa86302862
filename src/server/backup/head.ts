/**
 * The beginning of an encrypted backup, which is the only part of it in clear: a line of JSON that says how the key is
 * come by, and a line that vouches for it, so that a wrong passphrase is told from a damaged file.
 */
import { createHmac, hkdfSync, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { keyIdOf } from '../security/sealing';
import type { ChunkKey } from './chunks';
import { altered, BackupError, madeByNewer } from './backupFormat';

const FORMAT = 'shop encrypted backup';
const VERSION = 1;
const SALT_BYTES = 32;
const CHECK_BYTES = 32;
export const LONGEST_HEAD = 2048;
/** What such a file begins with, whatever its version. */
export const BEGINNING = Buffer.from(`{"format":"${FORMAT}"`);

/** Trying a passphrase costs 128 MB and half a second. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1 } as const;
/** A file from elsewhere must not take all memory. */
const LARGEST_SCRYPT = 2 ** 20;

const isPowerOfTwo = (number: number): boolean => (number & (number - 1)) === 0;

const headLine = z.object({
  format: z.literal(FORMAT),
  version: z.number().int(),
  salt: z.base64(),
  key: z.discriminatedUnion('from', [
    z.object({
      from: z.literal('passphrase'),
      N: z.number().int().min(2).max(LARGEST_SCRYPT).refine(isPowerOfTwo),
      r: z.literal(SCRYPT.r),
      p: z.literal(SCRYPT.p),
    }),
    z.object({ from: z.literal('secret key'), id: z.string() }),
  ]),
});
type Head = z.infer<typeof headLine>;

export type Lock = { passphrase: string } | { secretKey: string };

export interface Unlock {
  passphrase?: string | undefined;
  /** Every one that the shop has. */
  secretKeys: readonly string[];
  /** Whether a backup that nothing protects is taken. */
  allowsPlain: boolean;
}

export interface OpenHead extends ChunkKey {
  /** Of the whole beginning; the pieces follow. */
  length: number;
}

/** A new beginning, and the key for what follows. `cost` is for tests. */
export async function makeHead(lock: Lock, cost: number = SCRYPT.N): Promise<OpenHead & { bytes: Buffer }> {
  const key: Head['key'] =
    'passphrase' in lock
      ? { from: 'passphrase', ...SCRYPT, N: cost }
      : { from: 'secret key', id: keyIdOf(lock.secretKey) };
  const head: Head = { format: FORMAT, version: VERSION, salt: randomBytes(SALT_BYTES).toString('base64'), key };
  const line = Buffer.from(`${JSON.stringify(head)}\n`);
  const keys = await keysOf(head, 'passphrase' in lock ? lock.passphrase : lock.secretKey);
  const bytes = Buffer.concat([line, Buffer.from(`${checkOf(line, keys.check).toString('base64')}\n`)]);
  return { key: keys.chunks, head: line, length: bytes.length, bytes };
}

/** `beginning` is the file's first LONGEST_HEAD bytes or more. Throws a BackupError that says what is missing. */
export async function openHead(beginning: Buffer, unlock: Unlock, file: string): Promise<OpenHead> {
  const lineEnd = beginning.indexOf('\n') + 1;
  const end = beginning.indexOf('\n', lineEnd) + 1;
  if (lineEnd === 0 || end === 0) throw altered(file);
  const line = beginning.subarray(0, lineEnd);
  const head = parseHead(line.toString('utf8'), file);
  const keys = await keysOf(head, secretFor(head, unlock, file));
  const check = Buffer.from(beginning.toString('latin1', lineEnd, end - 1), 'base64');
  if (check.length !== CHECK_BYTES || !timingSafeEqual(check, checkOf(line, keys.check))) {
    throw head.key.from === 'passphrase' ? wrongPassphrase(file) : altered(file);
  }
  return { key: keys.chunks, head: line, length: end };
}

function parseHead(text: string, file: string): Head {
  const head = headLine.safeParse(jsonOr(text));
  const version = z.object({ version: z.number() }).safeParse(jsonOr(text)).data?.version ?? VERSION;
  if (version > VERSION) throw madeByNewer(file);
  if (!head.success) throw altered(file);
  return head.data;
}

function secretFor({ key }: Head, { passphrase, secretKeys }: Unlock, file: string): string {
  if (key.from === 'passphrase') {
    if (passphrase !== undefined) return passphrase;
    const advice = 'Name the file that holds it: --passphrase-file FILE. Nothing was changed.';
    throw new BackupError(`${file} is encrypted with a passphrase. ${advice}`);
  }
  const found = secretKeys.find((secretKey) => keyIdOf(secretKey) === key.id);
  if (found !== undefined) return found;
  const advice = 'Put it back: DATA_DIR/secret.key or SECRET_KEY, an older one SECRET_KEYS_OLD. Nothing was changed.';
  throw new BackupError(`${file} is encrypted with a secret key that is not here (key ${key.id}). ${advice}`);
}

/** Keys of this file alone, since its salt is. */
async function keysOf({ salt: text, key }: Head, secret: string): Promise<{ chunks: Buffer; check: Buffer }> {
  const salt = Buffer.from(text, 'base64');
  // The same signs are typed in more than one way.
  const material = key.from === 'passphrase' ? await stretched(secret.normalize('NFC'), salt, key) : secret;
  const derive = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', material, salt, `shop ${purpose}`, 32));
  return { chunks: derive('backup'), check: derive('backup head') };
}

const stretched = (passphrase: string, salt: Buffer, { N, r, p }: Record<'N' | 'r' | 'p', number>): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = { N, r, p, maxmem: 256 * N * r };
    scrypt(passphrase, salt, 32, options, (error, key) => (error ? reject(error) : resolve(key)));
  });

const checkOf = (line: Buffer, key: Buffer): Buffer => createHmac('sha256', key).update(line).digest();
const wrongPassphrase = (file: string): BackupError =>
  new BackupError(
    `The passphrase does not open ${file}: it is another one, or the file's beginning was altered. ` +
      'Nothing was changed.',
  );

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
