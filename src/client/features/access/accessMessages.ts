/**
 * What the login and its neighbours say, screen by screen: the same fault is worded differently on each
 * (docs/requirements.md section 8, decision 90).
 */
import { UNEXPECTED } from '../../../contract/errors';
import { accountNews } from '../../../contract/rules/accountWords';
import { accountFaults, linkFaults } from '../../../contract/rules/messages';
import { formMessages } from '../../lib/formMessages';

const shared = {
  email: accountFaults.email,
  password: accountFaults.password,
  terms: 'Please agree to continue.',
  confirm: formMessages.confirm,
} as const;

export const accessMessages = {
  login: {
    email: shared.email,
    password: shared.password,
    terms: shared.terms,
    done: 'Login successful!',
    unknown: accountNews.unknown,
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
  forgot: { email: linkFaults.email, done: accountNews.linkSent, failed: UNEXPECTED },
  reset: {
    email: linkFaults.email,
    password: shared.password,
    confirm: shared.confirm,
    done: accountNews.passwordReset,
    failed: UNEXPECTED,
  },
} as const;
