/** The forms of an account and the contact form: a part of the table in forms.ts. */
import { screen } from '@testing-library/react';
import type { FormCase } from './formCase';
import { agree } from './main';
import { member, memberId } from '../answers/member';
import { openProfile } from './memberProfile';
import { renderScreen } from './renderFeature';
import { PASSWORD } from '../server/signUp';

const wrongLater = 'Something went wrong! Try again later';

export const accountForms: readonly FormCase[] = [
  {
    form: 'login',
    open: () => renderScreen('/login'),
    typed: { 'E-mail': 'asha@example.com', Password: PASSWORD },
    chosen: agree,
    button: 'Login',
    complaint: 'Please enter a valid email address.',
    call: '/users/loginUser',
    refusal: 'Login failed. Please check your credentials.',
    sending: 'Logging in…',
  },
  {
    form: 'sign-up',
    open: () => renderScreen('/signup'),
    typed: {
      Name: 'आशा Kulkarni',
      'E-mail': 'asha@example.com',
      'Mobile number': '9820012345',
      Password: PASSWORD,
      'Confirm password': PASSWORD,
    },
    chosen: agree,
    button: 'Sign up',
    complaint: 'Please enter Name',
    call: '/users/addNewUserEmail',
    refusal: 'Something went wrong!',
    sending: 'Signing up…',
  },
  {
    form: 'forgotten password',
    open: () => renderScreen('/forgot-password'),
    typed: { 'E-mail': 'asha@example.com' },
    button: 'Send Mail',
    complaint: 'Please enter a valid email address',
    call: '/users/forgotPassword',
    refusal: wrongLater,
    sending: 'Sending…',
  },
  {
    form: 'new password',
    open: () => renderScreen('/reset?token=tok-1&email=asha@example.com'),
    typed: { 'E-mail': 'asha@example.com', 'New password': PASSWORD, 'Confirm password': PASSWORD },
    button: 'Reset Password',
    complaint: 'Please enter a valid email address',
    call: '/users/resetPassword',
    refusal: wrongLater,
    sending: 'Saving…',
  },
  {
    form: 'contact',
    open: () => renderScreen('/contact', { state: member() }),
    typed: {
      Name: 'आशा Kulkarni',
      Phone: '9820012345',
      Subject: 'An exchange',
      Message: 'The frock is a size too small.',
    },
    button: 'Send message',
    complaint: 'Please Enter valid Name',
    call: '/customerMessage/add',
    refusal: wrongLater,
    sending: 'Sending…',
  },
  {
    form: 'details of a member',
    open: openProfile,
    typed: { 'Full name': 'आशा Kulkarni', 'Mobile number': '9820012346' },
    button: 'Save Details',
    complaint: 'Please enter Valid name',
    call: `/users/updateUser/${memberId}`,
    refusal: 'Error while updating profile. Please try again.',
    sending: 'Saving…',
  },
  {
    form: 'change of the password',
    open: async () => {
      const page = await openProfile();
      await page.user.click(await screen.findByRole('button', { name: 'Change password' }));
      return page;
    },
    typed: {
      'Current password': PASSWORD,
      'New password': 'old-banyan-tree',
      'Confirm new password': 'old-banyan-tree',
    },
    button: 'Save password',
    complaint: 'Please enter your password',
    call: `/users/changePassword/${memberId}`,
    refusal: 'We cannot reach the shop. Check your connection and try again.',
    sending: 'Saving…',
  },
  {
    form: 'end of an account',
    open: async () => {
      const page = await openProfile();
      await page.user.click(await screen.findByRole('button', { name: 'Delete account' }));
      return page;
    },
    typed: { 'Your password': PASSWORD },
    button: 'Delete for good',
    complaint: 'Please enter your password',
    call: `/users/deleteAccount/${memberId}`,
    refusal: 'We cannot reach the shop. Check your connection and try again.',
    sending: 'Deleting…',
  },
];
