/** What is said about taking one's data along, and about leaving. */
import { accountFaults } from '../../../contract/rules/messages';

export const privacyMessages = {
  saved: 'Your data is in your downloads.',
  notSaved: 'Your data did not come. Try again in a moment.',
  password: 'Please enter your password',
  wrong: accountFaults.wrongPassword,
  underWay: 'An order or a return is still under way. Your account can be deleted once it is settled.',
  deleted: 'Your account is deleted. Take care!',
} as const;
