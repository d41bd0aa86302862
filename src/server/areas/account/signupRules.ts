/** The rules of signing up and what a shopper reads when one is broken (SPEC.md sections 5 and 8). */
import { z } from 'zod';
import { nameComplaint } from '../../../contract/memberName';
import { isLettersOnly } from '../../typed';
import { isCommonPassword } from './passwords';

/** For sign-up and reset alike (DECISIONS.md T89). */
export const COMMON_PASSWORD = 'This password is one of the first that others would try. Please choose another.';

export interface Signup {
  name: string;
  emailId: string;
  password: string;
  mobile: string;
}

const isEmail = (text: string): boolean => z.email().max(254).safeParse(text).success;

/** Checked in the order of the form. */
const rules: readonly (readonly [(signup: Signup) => boolean, string])[] = [
  [({ name }) => name !== '', 'Please enter Name'],
  [({ name }) => name.length <= 100 && isLettersOnly(name), 'Name should only contain letters'],
  [({ emailId }) => isEmail(emailId), 'Please enter a valid email address.'],
  [({ mobile }) => mobile !== '', 'Mobile number is required'],
  [({ mobile }) => /^\d{10}$/.test(mobile), 'Mobile number should be exactly 10 digits long'],
  [({ password }) => password.length >= 7, 'Password must be at least 7 characters long.'],
  [({ password }) => password.length <= 256, 'A password has at most 256 characters.'],
  [({ password }) => !isCommonPassword(password), COMMON_PASSWORD],
];

/** The sentence of the first broken rule, or undefined. */
export const brokenRule = (signup: Signup): string | undefined =>
  rules.find(([holds]) => !holds(signup))?.[1] ?? (nameComplaint(signup.name) || undefined);
