/**
 * What the login and its neighbours say, screen by screen: the same fault is worded differently on each
 * (docs/requirements.md section 8, decision 90).
 */
import { PASSWORD_MIN } from '../../../contract/rules/limits';

const shared = {
  email: 'Please enter a valid email address.',
  password: `Password must be at least ${PASSWORD_MIN} characters long.`,
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
    name: 'Please enter Name',
    letters: 'Name should only contain letters',
    mobile: 'Mobile number is required',
    digits: 'Mobile number should be exactly 10 digits long',
    done: 'User added successfully!',
    failed: 'Something went wrong!',
  },
  forgot: { email: 'Please enter a valid email address', done: 'Link sent! Check your inbox', failed: tryLater },
  reset: { email: 'Please enter a valid email address', password: shared.password, confirm: shared.confirm, done: 'Password reset successful!', failed: tryLater },
} as const;
