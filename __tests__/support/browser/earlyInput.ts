/** Every control that the server draws on a screen (docs/decisions/0204-early-input.md). */
import type { Page } from 'playwright-core';
import { controlOf } from './unhydrated';
import { visibleButton } from './shopInBrowser';
import { soon } from '../lib/until';

/** The label of a field and what is typed into it; true for what is ticked or chosen. */
export type Early = Record<string, string | true>;

interface EarlyScreen {
  address: string;
  /** Every control of the screen itself. */
  controls: Early;
  /** What shows that the shop goes by it, once the page is hydrated. */
  then: (page: Page) => Promise<unknown>;
}

export const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const pressInMainOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
const written: Early = { Name: 'Asha Rao', Phone: '9000000001', Subject: 'Sizes', Message: 'Does it shrink?' };
const writtenIsKept = async (page: Page) => {
  await pressInMainOf(page, 'Send message');
  await page.waitForURL('**/signup');
};
const filtered: Early = {
  'Search products': 'bib',
  'Offered Products': true,
  'Lightning Deals': true,
  'Price from': '20',
  'Price up to': '60',
  'Lowest price': '150',
  'Highest price': '450',
};
/** One tick leads to another list; the newest one stands. */
const isFiltered = async (page: Page) => {
  await page.waitForURL(/scheme=lightning/);
  await pressInMainOf(page, 'Search the list');
  await page.waitForURL(/search=bib/);
  const shown = (label: string) => controlOf(page, label).inputValue();
  expect(await Promise.all(['Lowest price', 'Highest price'].map(shown))).toEqual(['150', '450']);
};

/** What a guest's cart holds, as the cart's own page says it. */
export async function inCart(page: Page): Promise<string[]> {
  await page.waitForURL('**/cart');
  await page.locator('li.cart-line').first().waitFor();
  return page.locator('.cart-line-choice > span').allTextContents();
}

/** Route → its controls; a screen that is not here has none before its scripts are there. */
export const controlsOf: Record<string, EarlyScreen> = {
  '/shop': { address: '/shop', controls: filtered, then: isFiltered },
  '/shop/:searchName': {
    address: '/shop/cotton',
    controls: filtered,
    then: (page) => page.waitForURL(/scheme=lightning/),
  },
  '/productdetails/:productId': {
    address: '/productdetails/174',
    controls: { White: true, '6-12 M': true },
    then: async (page) => {
      await soon(async () =>
        expect(await page.locator('.option-chosen').allTextContents()).toEqual(['White', '6-12 M']),
      );
      await visibleButton(page, 'Add to cart').click();
      await page.waitForURL('**/cart');
      await said(page, /White/);
      await said(page, /6-12 M/);
    },
  },
  '/contact': { address: '/contact', controls: written, then: writtenIsKept },
  '/grievance': { address: '/grievance', controls: written, then: writtenIsKept },
  '/login': {
    address: '/login',
    controls: { 'E-mail': 'nobody@jhabla.example', Password: 'wrong-password', 'I agree to the terms': true },
    then: async (page) => {
      await pressInMainOf(page, 'Login');
      await page.locator('.access-refusal').waitFor();
    },
  },
  '/signup': {
    address: '/signup',
    controls: {
      Name: 'Asha Rao',
      'E-mail': 'demo@jhabla.example',
      'Mobile number': '9000000001',
      Password: 'Stitch-by-stitch-9',
      'Confirm password': 'Stitch-by-stitch-9',
      'I agree to the terms': true,
    },
    then: async (page) => {
      await pressInMainOf(page, 'Sign up');
      await page.locator('.access-refusal').waitFor();
    },
  },
  '/forgot-password': {
    address: '/forgot-password',
    controls: { 'E-mail': 'nobody@jhabla.example' },
    then: async (page) => {
      await pressInMainOf(page, 'Send Mail');
      await said(page, /nobody@jhabla\.example|mail/i);
    },
  },
  '/reset': {
    address: '/reset?token=x&email=asha%40example.com',
    controls: {
      'E-mail': 'asha@example.com',
      'New password': 'Stitch-by-stitch-9',
      'Confirm password': 'Stitch-by-stitch-9',
    },
    then: async (page) => {
      await pressInMainOf(page, 'Reset Password');
      await page.locator('.access-refusal').waitFor();
    },
  },
  '*': {
    address: '/nowhere',
    controls: { 'What are you looking for?': 'bib' },
    then: (page) =>
      soon(async () => expect(await page.getByRole('main').getByRole('searchbox').inputValue()).toBe('bib')),
  },
};
export async function act(page: Page, controls: Early): Promise<void> {
  for (const [label, value] of Object.entries(controls)) {
    if (value === true) await controlOf(page, label).check();
    else await controlOf(page, label).fill(value);
  }
}
