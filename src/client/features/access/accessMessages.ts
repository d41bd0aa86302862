/**
 * What the login and its neighbours say, screen by screen: the same fault is worded differently on each
 * (docs/requirements.md section 8, decision 90).
 */
import { accountFaults, linkFaults } from '../../../contract/rules/messages';

const shared = {
  email: accountFaults.email,
  password: accountFaults.password,
  terms: 'Please agree to continue.',
  confirm: 'Passwords do not match',
} as const;

const tryLater = 'Something went wrong! Try again later';

export const accessMessages = {
  login: {
    email: shared.email,
    password: shared.password,
    terms: shared.terms,
    done: 'Login successful!',
    unknown: 'User not found. Please check your credentials or sign up.',
    failed: 'Login failed. Please check your credentials.',
  },
  signup: {
    ...shared,
    name: accountFaults.name,
    letters: accountFaults.letters,
    mobile: accountFaults.mobile,
    digits: accountFaults.digits,
    done: 'User added successfully!',
    failed: 'Something went wrong!',
  },
  forgot: { email: linkFaults.email, done: 'Link sent! Check your inbox', failed: tryLater },
  reset: { email: linkFaults.email, password: shared.password, confirm: shared.confirm, done: 'Password reset successful!', failed: tryLater },
} as const;
