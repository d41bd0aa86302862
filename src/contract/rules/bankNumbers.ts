/**
 * The numbers of a bank account that a refund goes to (decision 94): how what is typed is read, and what it looks like
 * then. Free of zod: the browser imports these values.
 */
import { ACCOUNT_DIGITS } from './limits';
import { toAsciiDigits } from './typedNumbers';

export const accountNumberShape = new RegExp(`^\\d{${ACCOUNT_DIGITS.min},${ACCOUNT_DIGITS.max}}$`);
/** Four letters of the bank, a zero, six of the branch. */
export const ifscShape = /^[A-Z]{4}0[A-Z0-9]{6}$/;

/** `0023 0156-7890` → `002301567890`. Letters stay, to be complained about. */
export const normaliseAccountNumber = (text: string): string => toAsciiDigits(text).replace(/[\s-]/g, '');

export const normaliseIfsc = (text: string): string => toAsciiDigits(text).replace(/\s/g, '').toUpperCase();
