/** The rules of signing up and what a shopper reads when one is broken (docs/requirements.md sections 5 and 8). */
import { emailAddress } from '../../../contract/common';
import { NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from '../../../contract/rules/limits';
import { nameComplaint } from '../../../contract/rules/memberName';
import { accountFaults } from '../../../contract/rules/messages';
import { mobileShape } from '../../../contract/rules/shapes';
import { isLettersOnly } from '../../../contract/rules/typedNames';
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

const email = emailAddress(accountFaults.email);
const isEmail = (text: string): boolean => email.safeParse(text).success;
const unless = (holds: boolean, message: string): string | undefined => (holds ? undefined : message);

type Rule = (signup: Signup) => string | undefined;

/** Checked in the order of the form. */
const rules: readonly (readonly [keyof Signup, Rule])[] = [
  ['name', ({ name }) => unless(name !== '', accountFaults.name)],
  ['name', ({ name }) => unless(name.length <= NAME_MAX && isLettersOnly(name), accountFaults.letters)],
  ['name', ({ name }) => nameComplaint(name) || undefined],
  ['emailId', ({ emailId }) => unless(isEmail(emailId), accountFaults.email)],
  ['mobile', ({ mobile }) => unless(mobile !== '', accountFaults.mobile)],
  ['mobile', ({ mobile }) => unless(mobileShape.test(mobile), accountFaults.digits)],
  ['password', ({ password }) => unless(password.length >= PASSWORD_MIN, accountFaults.password)],
  [
    'password',
    ({ password }) => unless(password.length <= PASSWORD_MAX, `A password has at most ${PASSWORD_MAX} characters.`),
  ],
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
