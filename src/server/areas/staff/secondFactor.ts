/** Whether what was typed is the second factor of an account: a code of its authenticator, or a recovery code. */
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema';
import type { StaffRow } from '../../db/staffSchema';
import type { Sealer } from '../../security/sealing';
import { recoveryCodeHash } from './recoveryCodes';
import { takeRecoveryCode, takeStep } from './staffAccounts.repository';
import { totpStepOf } from './totp';

const SIX_DIGITS = /^\d{6}$/;

/**
 * Takes the code: it opens nothing a second time.
 * @param at epoch milliseconds
 * @returns which of both it was; undefined where it is neither, or was taken before
 */
export async function takeSecondFactor(
  trx: Transaction<Schema>,
  { id, totp_secret: text, totp_key_id: keyId }: StaffRow,
  { sealer, typed, at }: { sealer: Sealer; typed: string; at: number },
): Promise<'authenticator' | 'recovery code' | undefined> {
  const code = typed.replace(/\s/g, '');
  if (!SIX_DIGITS.test(code)) {
    return (await takeRecoveryCode(trx, id, recoveryCodeHash(code))) ? 'recovery code' : undefined;
  }
  if (text === null || keyId === null) return undefined;
  const step = totpStepOf(code, sealer.open({ text, keyId }, id), at);
  return step !== undefined && (await takeStep(trx, id, step)) ? 'authenticator' : undefined;
}
