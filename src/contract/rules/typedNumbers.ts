/**
 * Numbers as people type and paste them: in Devanagari, with spaces, with the country's code in front. The forms read
 * them by these functions while they are typed, the schemas when they arrive. Free of zod: the browser imports them,
 * the first view among others.
 */
import { MOBILE_DIGITS } from './limits';

const DEVANAGARI_ZERO = 0x0966;

/** `९८२०` → `9820`; everything else stays. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));

/**
 * What a field keeps of a mobile number: `+91 98200 12345`, `098200-12345` → `9820012345` (decision 87). What is no
 * digit goes; too few or too many digits stay, to be complained about.
 */
export function normaliseMobile(text: string): string {
  const digits = toAsciiDigits(text).replace(/\D/g, '');
  const prefix = new RegExp(`^(?:(?:00|0)?91|0)(?=\\d{${MOBILE_DIGITS}}$)`);
  return digits.length > MOBILE_DIGITS ? digits.replace(prefix, '') : digits;
}

/**
 * The same of a text that no field has read: undefined where it has more than digits and what stands between them.
 */
export function mobileDigits(text: string): string | undefined {
  const bare = toAsciiDigits(text).replace(/[\s().-]/g, '');
  return /^\+?\d*$/.test(bare) ? normaliseMobile(bare) : undefined;
}

/** The ten digits of a mobile number; undefined for anything else. */
export function readMobile(text: string): string | undefined {
  const digits = mobileDigits(text);
  return digits?.length === MOBILE_DIGITS ? digits : undefined;
}

/** `400 601` → `400601` (decision 92). Letters stay, to be complained about. */
export const normalisePin = (text: string): string => toAsciiDigits(text).replace(/\s/g, '');
