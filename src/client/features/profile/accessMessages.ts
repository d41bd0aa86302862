/** What is said about the password and the devices of an account. */
import { accountFaults } from '../../../contract/rules/messages';

export const accessMessages = {
  password: 'Please enter your password',
  wrong: accountFaults.wrongPassword,
  short: accountFaults.password,
  confirm: 'Passwords do not match',
  changed: 'Your password is changed. Every other device is logged out.',
  ended: 'You are logged out everywhere.',
  tooOften: 'Those were too many tries. Wait a while, or log out and choose “Forgot password?”.',
} as const;
