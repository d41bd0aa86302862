/**
 * Every form of the shop that is filled in and sent, as a table: where it is, what a shopper types, and which call it
 * ends in.
 */
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { accountForms } from './accountForms';
import { product } from '../data/builders';
import { optionsAre, productIs } from '../answers/catalogue';
import { backToForm, openCheckout } from './checkoutForm';
import type { FormCase, Page } from './formCase';
import { agree } from './main';
import { member, memberId } from '../answers/member';
import { addressBook, openMemberCheckout, savedAddress } from './memberCheckout';
import { openProfile } from './memberProfile';
import { deliveredEntry, orderBook } from '../answers/orderHistory';
import { renderScreen } from './renderFeature';
import { profileIs, reviewsAre } from '../answers/reviews';
import { server } from '../answers/server';

const backToCheckout = async (user: UserEvent) => {
  await backToForm();
  await agree(user);
};
const office = {
  'House name': 'B-12, Lake View',
  Street: 'Station Road',
  'PIN code': '400601',
  City: 'Thane',
  State: 'Maharashtra',
};
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
  server.use(
    productIs(product({ productId: 7 })),
    optionsAre([]),
    reviewsAre([]),
    profileIs({ parName: '', email: '' }),
  );
  return renderScreen('/productdetails/7?tab=reviews', { state: member() });
}

const profileAddresses = () => openProfile({ book: addressBook(savedAddress()) });

export const formCases: FormCase[] = [
  ...accountForms,
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
    typed: {
      'Account holder name': 'Meera Lakshmi Iyer',
      'Account number': '002301567890',
      'Bank name': 'Bank of Example',
      'IFSC code': 'ZZZZ0123456',
    },
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
