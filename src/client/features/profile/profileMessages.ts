/**
 * What is said about a member's own details (docs/requirements.md section 8, Profile). A file of their own: who only
 * says them needs no Yup.
 */
import { accountNews } from '../../../contract/rules/accountWords';
import { accountFaults, profileFaults } from '../../../contract/rules/messages';
import { formMessages } from '../../lib/formMessages';

const PASSWORD_WANTED = 'Please enter your password';

/** What is said about taking one's data along, and about leaving. */
export const privacyMessages = {
  saved: 'Your data is in your downloads.',
  notSaved: 'Your data did not come. Try again in a moment.',
  password: PASSWORD_WANTED,
  wrong: accountFaults.wrongPassword,
  underWay: 'An order or a return is still under way. Your account can be deleted once it is settled.',
  deleted: 'Your account is deleted. Take care!',
} as const;

/** What is said about the password and the devices of an account. */
export const passwordAndDevicesMessages = {
  password: PASSWORD_WANTED,
  wrong: accountFaults.wrongPassword,
  short: accountFaults.password,
  confirm: formMessages.confirm,
  changed: 'Your password is changed. Every other device is logged out.',
  ended: accountNews.endedEverywhere,
  tooOften: 'Those were too many tries. Wait a while, or log out and choose “Forgot password?”.',
} as const;

export const profileMessages = {
  name: profileFaults.name,
  mobile: profileFaults.mobile,
  saved: 'your profile have been updated!',
  kept: formMessages.kept,
  failed: formMessages.profileNotSaved,
} as const;
