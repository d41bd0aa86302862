/** Every form of the shop that is filled in and sent, as a table: where it is, what a shopper types, and which call it ends in. */
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { product } from './builders';
import { optionsAre, productIs } from './catalogue';
import { backToForm, openCheckout } from './checkoutForm';
import { agree } from './main';
import { member, memberId } from './member';
import { addressBook, openMemberCheckout, savedAddress } from './memberCheckout';
import { openProfile } from './memberProfile';
import { deliveredEntry, orderBook } from './orderHistory';
import { renderScreen } from './renderFeature';
import { profileIs, reviewsAre } from './reviews';
import { server } from './server';
import { PASSWORD } from './signUp';

type Page = Awaited<ReturnType<typeof renderScreen>>;

export interface FormCase {
  form: string;
  open: () => Promise<Page>;
  /** Label → what is typed. */
  typed: Record<string, string>;
  /** Boxes, stars and lists. */
  chosen?: (user: UserEvent) => Promise<void>;
  button: string;
  /** Said about a form that is sent empty. */
  complaint: string;
  /** The call's path. */
  call: string;
  /** Said when the call gets no answer. */
  refusal: string;
  /** Back to the form, where that is said on a page of its own. */
  back?: (user: UserEvent) => Promise<void>;
  /** The button while the answer is on its way. */
  sending: string;
}

const backToCheckout = async (user: UserEvent) => {
  await backToForm();
  await agree(user);
};
const wrongLater = 'Something went wrong! Try again later';
const office = { 'House name': 'B-12, Lake View', Street: 'Station Road', 'PIN code': '400601', City: 'Thane', State: 'Maharashtra' };
const missing = 'Please fill in all required fields!';

async function openDialog(opener: RegExp | string, open: () => Promise<Page>): Promise<Page> {
  const page = await open();
  await page.user.click(await screen.findByRole('button', { name: opener }));
  await screen.findByRole('dialog');
  return page;
}

async function openReturn(): Promise<Page> {
  server.use(productIs(product()), ...orderBook(deliveredEntry()).handlers);
  return openDialog('Return Order', () => renderScreen('/order-history', { state: member() }));
}

function openReview(): Promise<Page> {
  server.use(productIs(product({ productId: 7 })), optionsAre([]), reviewsAre([]), profileIs({ parName: '', email: '' }));
  return renderScreen('/productdetails/7?tab=reviews', { state: member() });
}

const profileAddresses = () => openProfile({ book: addressBook(savedAddress()) });

export const formCases: FormCase[] = [
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
    typed: { Name: 'आशा Kulkarni', 'E-mail': 'asha@example.com', 'Mobile number': '9820012345', Password: PASSWORD, 'Confirm password': PASSWORD },
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
    typed: { Name: 'आशा Kulkarni', Phone: '9820012345', Subject: 'An exchange', Message: 'The frock is a size too small.' },
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
  {
    form: 'new address on the profile',
    open: profileAddresses,
    typed: { ...office, Country: 'India' },
    button: 'Add Address',
    complaint: missing,
    call: `/users/addNewAddress/${memberId}`,
    refusal: 'Error while adding Address. Please try again.',
    sending: 'Saving…',
  },
  {
    form: 'saved address on the profile',
    open: async () => {
      const page = await profileAddresses();
      await page.user.click(await screen.findByRole('button', { name: /^Edit the address/ }));
      return page;
    },
    typed: { ...office, Country: 'India' },
    button: 'Save Address',
    complaint: missing,
    call: `/users/updateAddress/${memberId}`,
    refusal: 'Error updating address. Please try again.',
    sending: 'Saving…',
  },
  {
    form: 'new address at the checkout',
    open: () => openDialog('Add a new address', openMemberCheckout),
    typed: office,
    button: 'Save Address',
    complaint: missing,
    call: `/users/addNewAddress/${memberId}`,
    refusal: 'Error while adding Address. Please try again.',
    sending: 'Saving…',
  },
  {
    form: 'saved address at the checkout',
    open: () => openDialog(/^Edit the address/, openMemberCheckout),
    typed: office,
    button: 'Save Address',
    complaint: missing,
    call: `/users/updateAddress/${memberId}`,
    refusal: 'Error updating address. Please try again.',
    sending: 'Saving…',
  },
  {
    form: 'return',
    open: openReturn,
    typed: { 'Account holder name': 'Meera Lakshmi Iyer', 'Account number': '002301567890', 'Bank name': 'Bank of Example', 'IFSC code': 'ZZZZ0123456' },
    chosen: (user) => user.selectOptions(screen.getByLabelText('Reason'), 'Too small'),
    button: 'Send return request',
    complaint: 'Please enter the name of the bank.',
    call: '/api/return-request/:orderSerial',
    refusal: 'We cannot reach the shop. Check your connection and try again.',
    sending: 'Sending…',
  },
  {
    form: 'review',
    open: openReview,
    typed: { Name: 'आशा Kulkarni', 'E-mail': 'asha@example.com', Message: 'It washes well.' },
    chosen: (user) => user.click(screen.getByRole('radio', { name: '4 stars' })),
    button: 'Submit review',
    complaint: 'Please choose one to five stars.',
    call: '/product-ratings',
    refusal: 'Error submitting review. Please try again later.',
    sending: 'Sending…',
  },
  {
    form: 'checkout of a guest',
    open: () => openCheckout(),
    typed: { ...office, 'Full name': 'आशा Kulkarni', 'Mobile number': '9820012345' },
    chosen: agree,
    button: 'Place Order',
    complaint: 'Please fill in all required address and mobile details',
    call: '/api/guest-cart/place-order',
    refusal: 'Failed to place order',
    back: backToCheckout,
    sending: 'Placing your order…',
  },
  {
    form: 'checkout of a member',
    open: () => openMemberCheckout(),
    typed: { 'Full name': 'आशा Kulkarni', 'Mobile number': '9820012345' },
    chosen: agree,
    button: 'Place Order',
    complaint: 'Please fill in all required address and mobile details',
    call: '/usercart/finalize',
    refusal: 'Failed to place order',
    back: backToCheckout,
    sending: 'Placing your order…',
  },
];
