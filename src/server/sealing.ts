/**
 * Seals what a copy of the database must not tell: AES-256-GCM with a key that is made from the secret key, which lies outside the
 * database. What is sealed is bound to the id of its row, so that it opens nowhere else; the key's own id is stored beside it.
 */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface Sealed {
  text: string;
  /** Names the key without telling it. */
  keyId: string;
}

export interface Sealer {
  keyId: string;
  /** `boundTo` is the id of the row that will hold it. */
  seal(plain: string, boundTo: string): Sealed;
  /** Throws a SealError when the text was altered, bound to another row, or sealed with another key. */
  open(sealed: Sealed, boundTo: string): string;
}

export class SealError extends Error {}

/** `purpose` gives each use a key of its own. */
export function makeSealer(secretKey: string, purpose: 'bank details' | 'mail'): Sealer {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', `shop ${purpose}`, 32));
  const keyId = keyIdOf(secretKey);

  return {
    keyId,
    seal(plain, boundTo) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(boundTo));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return { text: Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64'), keyId };
    },
    open(sealed, boundTo) {
      if (sealed.keyId !== keyId) throw new SealError('It was sealed with another secret key. Put the shop’s own SECRET_KEY (or DATA_DIR/secret.key) back.');
      const bytes = Buffer.from(sealed.text, 'base64');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      try {
        const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(boundTo)).setAuthTag(tag);
        return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
      } catch {
        throw new SealError('What was sealed has been altered and cannot be opened.');
      }
    },
  };
}

/** Short, and no help in finding the key. */
export const keyIdOf = (secretKey: string): string => createHash('sha256').update(`shop key id ${secretKey}`).digest('hex').slice(0, 16);
