/** Scenes of looking and buying: the home page, the listing, a product, the way from the cart to the thanks. */
import type { Page } from 'playwright-core';
import { firstCard, PHONE, putFirstIntoCart, submit } from './scene';
import type { Scene } from './scene';
import { fillCheckout, pressVisible } from './shopInBrowser';

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
      await page
        .getByRole('radio', { name: 'Red' })
        .or(page.getByRole('button', { name: 'Red', exact: true }))
        .first()
        .click();
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
      await page
        .getByRole('button', { name: /^Zoom|enlarge|larger/i })
        .locator('visible=true')
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

export const shoppingScenes: readonly Scene[] = [...home, ...listing, ...product, ...buying];
