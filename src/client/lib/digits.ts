/** Digits as people type and paste them: in Devanagari, with spaces, with the country's code in front. */
import { MOBILE_DIGITS } from '../../contract/rules/limits';

const DEVANAGARI_ZERO = 0x0966;

/** `९८२०` → `9820`; everything else stays. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));

/**
 * `+91 98200 12345`, `098200-12345` → `9820012345` (decision 87). Too few or too many digits stay as they are, to be
 * complained about.
 */
export function normaliseMobile(text: string): string {
  const digits = toAsciiDigits(text).replace(/\D/g, '');
  const prefix = /^(?:00|0)?91(?=\d{10}$)|^0(?=\d{10}$)/;
  return digits.length > MOBILE_DIGITS ? digits.replace(prefix, '') : digits;
}

/** `400 601` → `400601` (decision 92). Letters stay, to be complained about. */
export const normalisePin = (text: string): string => toAsciiDigits(text).replace(/\s/g, '');
