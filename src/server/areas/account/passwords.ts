/**
 * Passwords: argon2id, at OWASP's figures (docs/stack.md, 'the rest'). One hash takes 19 MiB, so only a few are made at
 * once.
 */
import { hash, verify } from '@node-rs/argon2';
import { makeConcurrencyLimit } from '../../load/concurrencyLimit';

/** argon2id is the package's default algorithm; its name is an ambient enum that a per-file compiler cannot read. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
/** The last in line waits for some seconds on a slow core; a caller after it is told to try again. */
const MOST_WAITING = 100;
const limit = makeConcurrencyLimit(AT_ONCE, MOST_WAITING);

/** @param caller the network that asks, which waits behind the others where it asks for much */
export const hashPassword = (password: string, caller?: string): Promise<string> =>
  limit.run(() => hash(password, cost), caller);

/**
 * Made with the same cost when first needed, so that an unknown address takes as long as a wrong password. Stands in no
 * line, or a full one would spoil it.
 */
let dummy: Promise<string> | undefined;
const makeDummy = (): Promise<string> => hash('no password of anybody', cost);

/** `storedHash` undefined: does the same work and says no (docs/contract.md section 1). */
export async function isPassword(password: string, storedHash: string | undefined, caller?: string): Promise<boolean> {
  dummy ??= makeDummy();
  const against = storedHash ?? (await dummy);
  // What is no hash opens to nothing.
  const matches = await limit.run(() => verify(against, password, cost).catch(() => false), caller);
  return matches && storedHash !== undefined;
}

/** Before the first login asks for it: that one would take twice as long. */
export async function prepareDummy(): Promise<void> {
  await (dummy ??= makeDummy());
}
