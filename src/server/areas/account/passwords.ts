/** Passwords: argon2id, at OWASP's figures (STACK.md, 'the rest'). One hash takes 19 MiB, so only a few are made at once. */
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { makeLimit } from '../../limit';

/** argon2id is the package's default algorithm; its name is an ambient enum that a per-file compiler cannot read. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const turns = makeLimit(AT_ONCE);

export const hashPassword = (password: string): Promise<string> => turns.run(() => hash(password, cost));

/** Made with the same cost when first needed, so that an unknown address takes as long as a wrong password. */
let dummy: Promise<string> | undefined;

/** `storedHash` undefined: does the same work and says no (CONTRACT.md section 1). */
export async function isPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  dummy ??= hashPassword('no password of anybody');
  const against = storedHash ?? (await dummy);
  const matches = await turns.run(() => verify(against, password, cost));
  return matches && storedHash !== undefined;
}

/** Before the first login asks for it: that one would take twice as long. */
export const prepareDummy = async (): Promise<void> => void (await (dummy ??= hashPassword('no password of anybody')));

const common = new Set(dictionary['passwords-common']);

/** What everybody tries first (DECISIONS.md T89). */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
