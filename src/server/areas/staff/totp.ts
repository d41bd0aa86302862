/** The second factor of staff accounts: codes of six digits that an authenticator draws every 30 seconds (RFC 6238). */
import { Secret, TOTP } from 'otpauth';
import { brand } from '../../../contract/brand';

const PERIOD_SECONDS = 30;
/** A phone's clock may be a step off. */
const STEPS_OFF = 1;
/** As RFC 4226 asks for. */
const SECRET_BYTES = 20;

const totpOf = (email: string, secret: string): TOTP =>
  new TOTP({ issuer: brand.name, label: email, period: PERIOD_SECONDS, secret: Secret.fromBase32(secret) });

/** In base32, as authenticators take it. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What the QR code of the set-up says. */
export const totpUri = (email: string, secret: string): string => totpOf(email, secret).toString();

/**
 * The time step that a code belongs to: no code may open twice, so the caller keeps it and takes no earlier one.
 * @param at epoch milliseconds
 * @returns undefined for a wrong or stale code
 */
export function totpStepOf(code: string, secret: string, at: number): number | undefined {
  const off = totpOf('', secret).validate({ token: code, timestamp: at, window: STEPS_OFF });
  return off === null ? undefined : Math.floor(at / (PERIOD_SECONDS * 1000)) + off;
}
