/** The rules of docs/requirements.md section 5 for login, sign-up, forgotten and new passwords. */
import { bool, object, string } from 'yup';
import { nameComplaint } from '../../../contract/rules/memberName';
import { mobileShape } from '../../../contract/rules/shapes';
import { isLettersOnly } from '../../../contract/rules/typedNames';
import { normaliseMobile } from '../../../contract/rules/typedNumbers';
import { emailRule } from '../../lib/emailRule';
import { passwordRule, sameAs } from '../../lib/passwordRules';
import { accessMessages } from './accessMessages';

const { login, signup, forgot, reset } = accessMessages;

const terms = (complaint: string) => bool().oneOf([true], complaint);

export const loginSchema = object({
  emailId: emailRule(login.email),
  password: passwordRule(login.password),
  terms: terms(login.terms),
});

export const signupSchema = object({
  name: string()
    .trim()
    .required(signup.name)
    .test('letters', signup.letters, isLettersOnly)
    .test(
      'own',
      ({ value }) => nameComplaint(String(value)),
      (name) => nameComplaint(name) === '',
    ),
  emailId: emailRule(signup.email),
  mobile: string().transform(normaliseMobile).required(signup.mobile).matches(mobileShape, signup.digits),
  password: passwordRule(signup.password),
  confirm: sameAs('password', signup.confirm),
  terms: terms(signup.terms),
});

export const forgotSchema = object({ email: emailRule(forgot.email) });

export const resetSchema = object({
  email: emailRule(reset.email),
  newPassword: passwordRule(reset.password),
  confirm: sameAs('newPassword', reset.confirm),
});
