/** Every screen of the demo shop with something chosen on it, and every dialog: how a browser gets there. */
import type { Page } from 'playwright-core';
import { fillCheckout, pressVisible, visibleButton } from './shopInBrowser';

export interface Scene {
  name: string;
  path: string;
  /** CSS pixels; 1280 unless a scene is a phone's. */
  width?: number;
  /** Seen by the demo shop's member. */
  member?: boolean;
  /** What the shopper does there. */
  act?: (page: Page) => Promise<void>;
}

const PHONE = 390;
const submit = (page: Page, name: string) => pressVisible(page, name);
const firstCard = (page: Page) => page.locator('main a[href^="/productdetails/"]').first();

async function putFirstIntoCart(page: Page): Promise<void> {
  await firstCard(page).click();
  await visibleButton(page, 'Add to cart').click();
  await page.waitForURL('**/cart');
  await page.getByText('Product added to cart').waitFor();
}

async function toCheckout(page: Page): Promise<void> {
  await putFirstIntoCart(page);
  await pressVisible(page, 'Checkout');
  await page.waitForURL('**/checkout');
  await page.getByLabel('Full name').waitFor();
}

const home: Scene[] = [
  {
    name: 'the home page with slides and a colour chosen',
    path: '/',
    act: async (page) => {
      await pressVisible(page, /^Picture 2 of/);
      await pressVisible(page, 'Next: Deals of the day');
      await page.getByRole('radio', { name: 'Red' }).or(page.getByRole('button', { name: 'Red', exact: true })).first().click();
      await page.getByText('Showing products in Red').waitFor();
    },
  },
  { name: 'the home page on a phone', path: '/', width: PHONE },
  { name: 'the phone’s menu', path: '/', width: PHONE, act: (page) => pressVisible(page, /menu/i) },
  {
    name: 'a category’s subcategories',
    path: '/',
    act: async (page) => {
      await page.locator('main').getByRole('button', { name: 'Kids' }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

const listing: Scene[] = [
  {
    name: 'the listing with groups unfolded and a filter chosen',
    path: '/shop',
    act: async (page) => {
      await pressVisible(page, /^Show More of Colors|^Show More of Colours/);
      await pressVisible(page, 'Blue');
      await page.waitForURL(/color=Blue/);
    },
  },
  { name: 'the listing’s dropdown', path: '/shop', act: (page) => pressVisible(page, 'Filter by') },
  {
    name: 'the whole listing after Load More',
    path: '/shop',
    act: async (page) => {
      await pressVisible(page, 'Load More');
      // More is drawn around the focus than is near the screen.
      await page.locator('[aria-posinset="10"] a:focus').waitFor();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    },
  },
  { name: 'nothing found', path: '/shop?search=zzzzzz' },
  { name: 'the phone’s filters', path: '/shop', width: PHONE, act: (page) => pressVisible(page, /^Filter/) },
];

const product: Scene[] = [
  {
    name: 'a product with another picture and the reviews',
    path: '/shop',
    act: async (page) => {
      await firstCard(page).click();
      await pressVisible(page, 'Next picture');
      await page.getByRole('tab', { name: /Reviews/ }).click();
      await submit(page, 'Submit review');
    },
  },
  {
    name: 'a product’s picture, enlarged',
    path: '/shop',
    act: async (page) => {
      await firstCard(page).click();
      await pressVisible(page, 'Zoom');
      await pressVisible(page, 'Zoom in');
      await pressVisible(page, 'Zoom in');
    },
  },
  { name: 'a product that is not there', path: '/productdetails/999999' },
];

const buying: Scene[] = [
  { name: 'the empty cart', path: '/cart' },
  {
    name: 'the cart with a coupon that does not count, and a notice',
    path: '/shop',
    act: async (page) => {
      await putFirstIntoCart(page);
      await page.getByLabel('Coupon code').fill('nonsense');
      await pressVisible(page, 'Apply');
      await page.getByText('Invalid or inactive coupon code.').waitFor();
    },
  },
  {
    name: 'the checkout, complaining',
    path: '/shop',
    act: async (page) => {
      await toCheckout(page);
      await pressVisible(page, 'Place Order');
      await page.getByText('Please agree to the terms & conditions before placing the order.').first().waitFor();
    },
  },
  {
    name: 'the thanks for an order',
    path: '/shop',
    act: async (page) => {
      await putFirstIntoCart(page);
      await fillCheckout(page);
      await pressVisible(page, 'Place Order');
      await page.waitForURL('**/payment-successful');
    },
  },
  { name: 'the thanks without an order', path: '/payment-successful' },
  { name: 'an order that failed', path: '/payment-unsuccessful' },
  {
    name: 'the sale with a picture enlarged',
    path: '/sale-products',
    act: async (page) => {
      await page.getByRole('button', { name: /^Zoom|enlarge|larger/i }).locator('visible=true').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

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
      await page.getByRole('button', { name: /^Zoom|enlarge|larger/i }).locator('visible=true').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'the profile with an address being edited', path: '/profile', member: true, act: (page) => pressVisible(page, /^Edit/) },
  {
    name: 'a member’s checkout with a new address, complaining',
    path: '/shop',
    member: true,
    act: async (page) => {
      await putFirstIntoCart(page);
      await pressVisible(page, 'Checkout');
      await page.waitForURL('**/checkout');
      await pressVisible(page, 'Add a new address');
      await page.getByRole('dialog').getByRole('button', { name: /Add Address|Save/ }).click();
      await page.getByRole('dialog').getByText('Please fill in all required fields!').first().waitFor();
    },
  },
  { name: 'the orders', path: '/order-history', member: true },
  { name: 'an order’s details', path: '/order-history', member: true, act: (page) => pressVisible(page, /^View Order/) },
  { name: 'an order about to be cancelled', path: '/order-history', member: true, act: (page) => pressVisible(page, /^Cancel Order/) },
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
  ...['/privacy-policy', '/return-policy', '/terms-of-use', '/sitemap', '/careers', '/no-such-page'].map((path) => ({ name: `the page ${path}`, path })),
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

export const scenes: readonly Scene[] = [...home, ...listing, ...product, ...buying, ...access, ...members, ...words];
