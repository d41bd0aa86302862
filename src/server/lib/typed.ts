/** Names and numbers as people type and paste them (decisions 86 to 88). */

const DEVANAGARI_ZERO = 0x0966;
const toAsciiDigits = (text: string): string => text.replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));

/** `+91 98200 12345`, `098200-12345` → `9820012345`; undefined for anything that is no Indian number of ten digits. */
export function tenDigits(typed: string): string | undefined {
  const compact = toAsciiDigits(typed).replace(/[\s().-]/g, '');
  return /^(?:(?:\+|00|0)?91|0)?(\d{10})$/.exec(compact)?.[1];
}

/** Letters and marks of any script, and spaces. */
export const isLettersOnly = (name: string): boolean => /^[\p{L}\p{M} ]+$/u.test(name);
