/** A shopper's way through sign-up and login in a real browser, for the tests that walk it. */
import type { Page } from 'playwright-core';
import { openPage } from './browser';
import type { ShopVisit } from './shopInBrowser';
import { PASSWORD } from '../server/signUp';

/** A page of a fresh visitor, at an address of the shop. */
export async function openAt({ browser, shop }: ShopVisit, path: string, width = 1280, allowed: RegExp[] = []) {
  const opened = await openPage(browser, shop.url, width, allowed);
  await opened.page.goto(`${shop.url}${path}`);
  return opened;
}

export const tell = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
export const at = (page: Page, path: string) => page.waitForURL((url) => `${url.pathname}${url.search}` === path);
export const mainOf = (page: Page) => page.locator('main');

export async function logInByForm(page: Page, emailId: string, password = PASSWORD) {
  await mainOf(page).getByRole('button', { name: 'Login' }).waitFor();
  await page.getByLabel('E-mail').fill(emailId);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await mainOf(page).getByRole('checkbox').check();
  await mainOf(page).getByRole('button', { name: 'Login' }).click();
}

export async function signUp(page: Page, emailId: string) {
  await mainOf(page).getByRole('button', { name: 'Sign up' }).waitFor();
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('E-mail').fill(emailId);
  await mainOf(page).getByLabel('Mobile number').fill('+91 98765 43210');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await mainOf(page).getByRole('checkbox').check();
  await mainOf(page).getByRole('button', { name: 'Sign up' }).click();
}

export const whoIs = (page: Page) =>
  page.evaluate(
    async () => (await fetch('/users/session')).json() as Promise<{ userId: string | null; guestId: string | null }>,
  );
