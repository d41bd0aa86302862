/** The pictures of docs/running-a-shop.md: the staff's side of the demo shop, as its owner sees it. */
import type { Page } from 'playwright-core';
import { DEMO_OWNER } from '../../../demo/catalogue/staff';
import { desk, phone, type Picture } from './pictures';

async function openDesk(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin`);
  const form = page.locator('form');
  await form.getByLabel('E-mail address').fill(DEMO_OWNER.email);
  await form.getByLabel('Password').fill(DEMO_OWNER.password);
  await form.getByRole('button', { name: 'Next' }).click();
  await page.getByText(/^\d+ orders$/).waitFor();
}

/** The demo's order that nobody has answered yet. */
const NEW_ORDER = 'DEMO-0004';

export const deskPictures: readonly Picture[] = [
  {
    name: 'orders',
    title: 'The list of orders on a phone: each with its state and its next step',
    ...phone,
    open: openDesk,
  },
  {
    name: 'quote-shipping',
    title: 'What the shipping costs, asked on a phone',
    ...phone,
    open: async (page, url) => {
      await openDesk(page, url);
      await page.getByRole('button', { name: `Quote shipping: ${NEW_ORDER}` }).click();
      await page.getByRole('dialog').getByLabel('Shipping charge').fill('80');
    },
  },
  {
    name: 'order',
    title: 'One order at a desk, beside the list',
    ...desk,
    open: async (page, url) => {
      await openDesk(page, url);
      await page.getByRole('link', { name: NEW_ORDER, exact: true }).click();
      await page.getByRole('heading', { name: 'What happened' }).waitFor();
    },
  },
];
