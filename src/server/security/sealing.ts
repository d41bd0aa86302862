/**
 * Encrypts data that a copy of the database must not give away: AES-256-GCM with a key derived from the secret key,
 * which lies outside the database. A sealed text is bound to the id of its row, so it opens nowhere else; the key's id
 * is stored beside it.
 */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { SecretKeys } from './secretKeys';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface Sealed {
  text: string;
  /** Names the key without giving it away. */
  keyId: string;
}

export interface Sealer {
  /** The id of the key that seals now. */
  readonly keyId: string;
  /** The ids of all keys that open, that one first. */
  keyIds(): string[];
  /** `boundTo` is the id of the row that will hold it. */
  seal(plain: string, boundTo: string): Sealed;
  /** Throws a SealError when the text was altered, bound to another row, or sealed with another key. */
  open(sealed: Sealed, boundTo: string): string;
}

export class SealError extends Error {}
export const SEAL_BROKEN = 'What was sealed has been altered and cannot be opened.';

export type SealedPurpose = 'bank details' | 'mail' | 'second factor';

interface PurposeKey {
  key: Buffer;
  keyId: string;
}

/**
 * @param purpose gives each use a key of its own
 * @param secretKeys the first one seals, and each opens what it sealed
 */
export function makeSealer(secretKeys: string | SecretKeys, purpose: SealedPurpose): Sealer {
  const derived = new Map<string, PurposeKey>();
  const derive = (secretKey: string): PurposeKey => {
    const known = derived.get(secretKey) ?? {
      key: Buffer.from(hkdfSync('sha256', secretKey, '', `shop ${purpose}`, 32)),
      keyId: keyIdOf(secretKey),
    };
    derived.set(secretKey, known);
    return known;
  };
  const keys = (): PurposeKey[] => (typeof secretKeys === 'string' ? [secretKeys] : secretKeys()).map(derive);
  const current = (): PurposeKey => derive(typeof secretKeys === 'string' ? secretKeys : secretKeys()[0]);

  return {
    get keyId() {
      return current().keyId;
    },
    keyIds: () => keys().map(({ keyId }) => keyId),
    seal(plain, boundTo) {
      const { key, keyId } = current();
      return { text: encrypted(plain, boundTo, key), keyId };
    },
    open(sealed, boundTo) {
      const found = keys().find(({ keyId }) => keyId === sealed.keyId);
      if (!found) {
        throw new SealError(
          'It was sealed with another secret key. Put the shop’s own SECRET_KEY (or DATA_DIR/secret.key) back.',
        );
      }
      return decrypted(sealed.text, boundTo, found.key);
    },
  };
}

function encrypted(plain: string, boundTo: string, key: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(boundTo));
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
}

function decrypted(text: string, boundTo: string, key: Buffer): string {
  const bytes = Buffer.from(text, 'base64');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(boundTo))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    throw new SealError(SEAL_BROKEN);
  }
}

/** Short, and no help in finding the key. */
export const keyIdOf = (secretKey: string): string =>
  createHash('sha256').update(`shop key id ${secretKey}`).digest('hex').slice(0, 16);
