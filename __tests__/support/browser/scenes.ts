/** Every screen of the demo shop with something chosen on it, and every dialog: how a browser gets there. */
import { PHONE, putFirstIntoCart, submit } from './scene';
import type { Scene } from './scene';
import { shoppingScenes } from './shoppingScenes';
import { pressVisible } from './shopInBrowser';

const access: Scene[] = [
  { name: 'the login, complaining', path: '/login', act: (page) => submit(page, 'Login') },
  {
    name: 'the login, refused',
    path: '/login',
    act: async (page) => {
      await page.getByLabel('E-mail').fill('nobody@example.com');
      await page.getByLabel('Password', { exact: true }).fill('not-the-password');
      await page.getByRole('checkbox').check();
      await pressVisible(page, 'Show password');
      await submit(page, 'Login');
      await page.getByText('User not found. Please check your credentials or sign up.').waitFor();
    },
  },
  { name: 'the sign-up, complaining', path: '/signup', act: (page) => submit(page, 'Sign up') },
  {
    name: 'the link that was sent',
    path: '/forgot-password',
    act: async (page) => {
      await page.getByLabel('E-mail').fill('nobody@example.com');
      await submit(page, 'Send Mail');
      await page.getByText('Link sent! Check your inbox').waitFor();
    },
  },
  { name: 'a reset without its link', path: '/reset' },
];

const members: Scene[] = [
  { name: 'the member’s menu', path: '/faqs', member: true, act: (page) => pressVisible(page, /account|user/i) },
  {
    name: 'the wishlist with a picture enlarged',
    path: '/wishlist',
    member: true,
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Zoom|enlarge|larger/i })
        .locator('visible=true')
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the profile with an address being edited',
    path: '/profile',
    member: true,
    act: (page) => pressVisible(page, /^Edit/),
  },
  {
    name: 'a member’s checkout with a new address, complaining',
    path: '/shop',
    member: true,
    act: async (page) => {
      await putFirstIntoCart(page);
      await pressVisible(page, 'Checkout');
      await page.waitForURL('**/checkout');
      await pressVisible(page, 'Add a new address');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Add Address|Save/ })
        .click();
      await page.getByRole('dialog').getByText('Please fill in all required fields!').first().waitFor();
    },
  },
  { name: 'the orders', path: '/order-history', member: true },
  {
    name: 'an order’s details',
    path: '/order-history',
    member: true,
    act: (page) => pressVisible(page, /^View Order/),
  },
  {
    name: 'an order about to be cancelled',
    path: '/order-history',
    member: true,
    act: (page) => pressVisible(page, /^Cancel Order/),
  },
  {
    name: 'a return, complaining',
    path: '/order-history',
    member: true,
    act: async (page) => {
      await pressVisible(page, /^Return Order/);
      await submit(page, 'Send return request');
    },
  },
];

const words: Scene[] = [
  { name: 'about us', path: '/about' },
  { name: 'contact, complaining', path: '/contact', act: (page) => submit(page, 'Send message') },
  { name: 'grievances', path: '/grievance' },
  { name: 'an answer unfolded', path: '/faqs', act: (page) => page.locator('summary').first().click() },
  ...['/privacy-policy', '/return-policy', '/terms-of-use', '/sitemap', '/careers', '/no-such-page'].map((path) => ({
    name: `the page ${path}`,
    path,
  })),
  {
    name: 'the footer’s tabs on a phone',
    path: '/careers',
    width: PHONE,
    act: (page) => page.getByRole('tab', { name: 'Policy' }).click(),
  },
  {
    name: 'the sheet for a problem',
    path: '/careers',
    act: async (page) => {
      await pressVisible(page, 'Having a problem?');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the sheet for a problem, after the file was saved',
    path: '/careers',
    act: async (page) => {
      await pressVisible(page, 'Having a problem?');
      await pressVisible(page, 'Save the file');
      await page.getByText(/^Saved as jhabla-problem/).waitFor();
    },
  },
];

export const scenes: readonly Scene[] = [...shoppingScenes, ...access, ...members, ...words];
