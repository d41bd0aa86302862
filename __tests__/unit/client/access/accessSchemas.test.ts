/**
 * One row for each message of login, sign-up, forgotten and new passwords (docs/requirements.md sections 5 and 8;
 * decisions 86, 87, 91).
 */
import {
  forgotSchema,
  loginSchema,
  resetSchema,
  signupSchema,
} from '../../../../src/client/features/access/accessSchemas';
import { nameComplaints } from '../../../../src/contract/rules/memberName';
import { complaints } from '../../../support/client/complaints';

describe('login form', () => {
  const pair = { emailId: ' demo@jhabla.example ', password: 'demo1234', terms: true };

  it('has nothing against a whole pair', async () => {
    expect(await complaints(loginSchema, pair)).toEqual({});
  });

  it.each([
    ['a missing e-mail address', 'emailId', '', 'Please enter a valid email address.'],
    ['an address without a domain', 'emailId', 'asha@home', 'Please enter a valid email address.'],
    ['two addresses', 'emailId', 'a@b.in c@d.in', 'Please enter a valid email address.'],
    ['a missing password', 'password', '', 'Password must be at least 7 characters long.'],
    ['six characters', 'password', 'abcdef', 'Password must be at least 7 characters long.'],
    ['terms that are not agreed to', 'terms', false, 'Please agree to continue.'],
  ])('complains about %s', async (_, field, value, message) => {
    expect(await complaints(loginSchema, { ...pair, [field]: value })).toEqual({ [field]: message });
  });
});

describe('sign-up form', () => {
  const account = {
    name: 'आशा Rao',
    emailId: 'asha@example.com',
    mobile: '9820012345',
    password: 'tall-neem-tree',
    confirm: 'tall-neem-tree',
    terms: true,
  };

  it('has nothing against a whole account', async () => {
    expect(await complaints(signupSchema, account)).toEqual({});
  });

  it.each([
    ['a missing name', 'name', '', 'Please enter Name'],
    ['a name of spaces', 'name', '   ', 'Please enter Name'],
    ['the name of the shop', 'name', 'JHABLA  Co', nameComplaints.brand],
    ['a name that is not seen', 'name', '\u3164', nameComplaints.unseen],
    ['a missing e-mail address', 'emailId', '', 'Please enter a valid email address.'],
    ['an address without @', 'emailId', 'asha.example.com', 'Please enter a valid email address.'],
    ['a missing mobile number', 'mobile', '', 'Mobile number is required'],
    ['nine digits', 'mobile', '982001234', 'Mobile number should be exactly 10 digits long'],
    ['eleven digits', 'mobile', '98200123456', 'Mobile number should be exactly 10 digits long'],
    ['another confirmation', 'confirm', 'tall-neem-trees', 'Passwords do not match'],
    ['a missing confirmation', 'confirm', '', 'Passwords do not match'],
    ['terms that are not agreed to', 'terms', false, 'Please agree to continue.'],
  ])('complains about %s', async (_, field, value, message) => {
    expect(await complaints(signupSchema, { ...account, [field]: value })).toEqual({ [field]: message });
  });

  it.each([
    ['a missing password', ''],
    ['six characters', 'abcdef'],
  ])('complains about %s', async (_, password) => {
    expect(await complaints(signupSchema, { ...account, password })).toMatchObject({
      password: 'Password must be at least 7 characters long.',
    });
  });
});

describe('form of a forgotten password', () => {
  it.each([
    ['a missing address', ''],
    ['half an address', 'asha@'],
  ])('complains about %s', async (_, email) => {
    expect(await complaints(forgotSchema, { email })).toEqual({ email: 'Please enter a valid email address' });
  });

  it('has nothing against an address', async () => {
    expect(await complaints(forgotSchema, { email: 'asha@example.com' })).toEqual({});
  });
});

describe('form of a new password', () => {
  const typed = { email: 'asha@example.com', newPassword: 'tall-neem-tree', confirm: 'tall-neem-tree' };

  it('has nothing against a whole one', async () => {
    expect(await complaints(resetSchema, typed)).toEqual({});
  });

  it.each([
    ['half an address', 'email', 'asha@', 'Please enter a valid email address'],
    ['a missing password', 'newPassword', '', 'Password must be at least 7 characters long.'],
    ['six characters', 'newPassword', 'abcdef', 'Password must be at least 7 characters long.'],
    ['another confirmation', 'confirm', 'short-neem-tree', 'Passwords do not match'],
  ])('complains about %s', async (_, field, value, message) => {
    expect(await complaints(resetSchema, { ...typed, [field]: value })).toMatchObject({ [field]: message });
  });
});
