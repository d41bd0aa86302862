/**
 * Codes in place of the second factor, for somebody whose phone is gone: each opens once. They have 60 random bits, so
 * their SHA-256 is enough to keep of them.
 */
import { randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '../../../contract/rules/staffRules';
import { tokenHash } from '../../security/tokenHash';

/** Crockford's letters: none looks like another, and none makes a word by chance. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 12;
const GROUP = /.{4}(?=.)/g;

/** `4k7m-x2qd-9sah` */
const newCode = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length])
    .join('')
    .replace(GROUP, '$&-');

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode);

/** As it is kept: however its letters were typed. */
export const recoveryCodeHash = (typed: string): string => tokenHash(typed.toLowerCase().replace(/[^0-9a-z]/g, ''));
