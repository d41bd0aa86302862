/** The rules of signing up and what a shopper reads when one is broken (docs/requirements.md sections 5 and 8). */
import { z } from 'zod';
import { nameComplaint } from '../../../contract/memberName';
import { isLettersOnly } from '../../lib/typed';
import { weaknessOf } from './passwordRules';

export interface Signup {
  name: string;
  emailId: string;
  password: string;
  mobile: string;
}

/** Named by the field, so that a form can say it there. */
export interface BrokenRule {
  field: keyof Signup;
  message: string;
}

const isEmail = (text: string): boolean => z.email().max(254).safeParse(text).success;
const unless = (holds: boolean, message: string): string | undefined => (holds ? undefined : message);

type Rule = (signup: Signup) => string | undefined;

/** Checked in the order of the form. */
const rules: readonly (readonly [keyof Signup, Rule])[] = [
  ['name', ({ name }) => unless(name !== '', 'Please enter Name')],
  ['name', ({ name }) => unless(name.length <= 100 && isLettersOnly(name), 'Name should only contain letters')],
  ['name', ({ name }) => nameComplaint(name) || undefined],
  ['emailId', ({ emailId }) => unless(isEmail(emailId), 'Please enter a valid email address.')],
  ['mobile', ({ mobile }) => unless(mobile !== '', 'Mobile number is required')],
  ['mobile', ({ mobile }) => unless(/^\d{10}$/.test(mobile), 'Mobile number should be exactly 10 digits long')],
  ['password', ({ password }) => unless(password.length >= 7, 'Password must be at least 7 characters long.')],
  ['password', ({ password }) => unless(password.length <= 256, 'A password has at most 256 characters.')],
  ['password', ({ password, emailId, ...signup }) => weaknessOf(password, { ...signup, email: emailId })],
];

/** The first broken rule, or undefined. */
export function brokenRule(signup: Signup): BrokenRule | undefined {
  for (const [field, rule] of rules) {
    const message = rule(signup);
    if (message !== undefined) return { field, message };
  }
  return undefined;
}
