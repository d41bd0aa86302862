/** The staff's desk of the demo shop in a browser, opened by its owner, who has no second factor on loopback. */
import type { Page } from 'playwright-core';
import { DEMO_OWNER } from '../../../src/demo/catalogue/staff';
import { soon } from '../lib/until';
import { accessibilityFaults } from './axe';

export async function logInDemoOwner(page: Page, shopUrl: string): Promise<void> {
  await page.goto(`${shopUrl}/admin`);
  const form = page.locator('form');
  await form.getByLabel('E-mail address').fill(DEMO_OWNER.email);
  await form.getByLabel('Password').fill(DEMO_OWNER.password);
  await form.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Orders' }).waitFor();
  await page.getByText(/^\d+ orders$/).waitFor();
}

/** What scrolls sideways: the page, its content, a dialog or a panel. */
const wideParts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, .frame-main, .ant-modal-body, .ant-drawer-body')]
      .filter((part) => part.scrollWidth > part.clientWidth + 1)
      .map((part) => part.className || part.tagName),
  );

/** Nothing for axe to find, and nothing beside the window, once what moves has come to rest. */
export async function expectDeskFit(page: Page): Promise<void> {
  await soon(async () =>
    expect(
      await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
    ).toBe(0),
  );
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await wideParts(page)).toEqual([]);
}
