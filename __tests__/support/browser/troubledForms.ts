/**
 * Every form that the browser tests of a client in trouble fill in and send: what is typed, what is said when it fails,
 * and when it is done.
 */
import type { Page } from 'playwright-core';
import { joinAsMember, productOf, putIntoCart } from './memberInBrowser';
import { pressVisible } from './shopInBrowser';
import { PASSWORD } from '../server/signUp';

interface TroubledForm {
  name: string;
  path: string;
  /** Who fills it in; nobody known, unless it says so. */
  enter?: (page: Page, shopUrl: string) => Promise<unknown>;
  /** What is typed, by its label. */
  typed: Readonly<Record<string, string>>;
  send: (page: Page) => Promise<void>;
  /** Where it is sent. */
  call: RegExp;
  says: RegExp;
  done: RegExp;
}

const agreeAndSend = async (page: Page, name: string) => {
  await page.locator('main').getByRole('checkbox').check();
  await page.locator('main').getByRole('button', { name, exact: true }).click();
};
const as = (name: string) => (page: Page, shopUrl: string) => joinAsMember(page, shopUrl, name);

export const troubledForms: readonly TroubledForm[] = [
  {
    name: 'the login',
    path: '/login',
    typed: { 'E-mail': 'demo@jhabla.example', Password: 'demo1234' },
    send: (page) => agreeAndSend(page, 'Login'),
    call: /loginUser/,
    says: /Login failed/,
    done: /Login successful!/,
  },
  {
    name: 'the sign-up',
    path: '/signup',
    typed: {
      Name: 'Trouble Joiner',
      'E-mail': 'trouble.joiner@example.com',
      'Mobile number': '9000000003',
      Password: PASSWORD,
      'Confirm password': PASSWORD,
    },
    send: (page) => agreeAndSend(page, 'Sign up'),
    call: /addNewUserEmail/,
    says: /Something went wrong!/,
    done: /User added successfully!/,
  },
  {
    name: 'a forgotten password',
    path: '/forgot-password',
    typed: { 'E-mail': 'demo@jhabla.example' },
    send: (page) => pressVisible(page, 'Send Mail', true),
    call: /forgotPassword/,
    says: /Something went wrong/,
    done: /Link sent!/,
  },
  {
    name: 'a message',
    path: '/contact',
    enter: as('Trouble Writer'),
    typed: { Name: 'Trouble Writer', Phone: '9000000001', Subject: 'A late parcel', Message: 'It has not come yet.' },
    send: (page) => pressVisible(page, 'Send message', true),
    call: /customerMessage/,
    says: /Something went wrong/,
    done: /Message sent!/,
  },
  {
    name: 'the newsletter',
    path: '/careers',
    enter: as('Trouble Reader'),
    typed: { 'Mobile number for news': '9000000002' },
    send: (page) => page.getByLabel('Mobile number for news').press('Enter'),
    call: /news/i,
    says: /Error subscribing/,
    done: /thank you/i,
  },
  {
    name: 'a coupon',
    path: '/cart',
    enter: async (page, shopUrl) =>
      putIntoCart(page, shopUrl, await joinAsMember(page, shopUrl, 'Trouble Saver'), await productOf(shopUrl, 174)),
    typed: { 'Coupon code': 'FIRST' },
    send: (page) => pressVisible(page, 'Apply', true),
    call: /coupons\/name/,
    says: /cannot reach the shop|went wrong|too long to answer/,
    done: /Coupon applied!/,
  },
  {
    name: 'a member’s details',
    path: '/profile',
    enter: as('Trouble Changer'),
    typed: { 'Full name': 'Trouble Changed', 'Mobile number': '9000000004' },
    send: (page) => pressVisible(page, 'Save Details', true),
    call: /updateUser/,
    says: /Error while updating profile/,
    done: /your profile have been updated/,
  },
  {
    name: 'a new address',
    path: '/profile',
    enter: as('Trouble Mover'),
    typed: {
      'PIN code': '400601',
      'House name': '12 Test House',
      Street: 'Stitch Lane',
      City: 'Thane West',
      State: 'Maharashtra',
      Country: 'India',
    },
    send: (page) => pressVisible(page, 'Add Address', true),
    call: /addNewAddress/,
    says: /Error while adding Address/,
    done: /Address added successfully!/,
  },
  {
    name: 'a review',
    path: '/productdetails/174?tab=reviews',
    enter: as('Trouble Reviewer'),
    typed: { 'E-mail': 'another@example.com', Message: 'It washes well.' },
    send: async (page) => {
      await page.getByRole('radio', { name: '4 stars' }).check();
      await pressVisible(page, 'Submit review', true);
    },
    call: /product-ratings/,
    says: /Error submitting review/,
    done: /Thank you for your rating/,
  },
];
