/**
 * What the browser brings back into a page by a reload and by Back, with and without kept pages: the shop goes by it
 * (docs/decisions/0204-early-input.md).
 */
import type { Page } from 'playwright-core';
import { arrive, rested } from '../support/browser/arrive';
import { controlOf } from '../support/browser/unhydrated';
import { launchBrowser, openPage } from '../support/browser/browser';
import { act, controlsOf, said } from '../support/browser/earlyInput';
import { shopInBrowser, visibleButton } from '../support/browser/shopInBrowser';
import { soon } from '../support/lib/until';

const visit = shopInBrowser();
const url = (path: string) => `${visit.shop.url}${path}`;
/** What a press on them would lead away from. */
const isForm = ({ controls }: { controls: object }) => !('White' in controls) && !('Price from' in controls);
const forms = Object.values(controlsOf).filter(isForm);

describe.each([
  ['a reload', (page: Page) => page.reload()],
  [
    'Back',
    async (page: Page) => {
      await page.goto(url('/faqs'));
      await page.goBack();
    },
  ],
])('What the browser brings back by %s', (_, leave) => {
  it.each(forms)('is what the form of $address goes by', async ({ address, controls }) => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360, [/status of 4/]);
    await arrive(page, url(address));
    await act(page, controls);
    await leave(page);
    await rested(page);
    for (const [label, text] of Object.entries(controls)) {
      // No password waits anywhere, and a search is typed anew.
      if (typeof text === 'string' && !/password|looking for/i.test(label))
        await soon(async () => expect(await controlOf(page, label).inputValue()).toBe(text));
    }
    const fields = page.locator('main').locator('input, textarea');
    const shown = () =>
      fields.evaluateAll((all) => (all as HTMLInputElement[]).map(({ value, checked }) => [value, checked]));
    const before = await shown();
    // What React does not have it puts back by what it draws next.
    const [first = ''] = Object.keys(controls);
    await controlOf(page, first).press('End');
    await controlOf(page, first).pressSequentially('x');
    const [[was = ''] = [], ...others] = before;
    await soon(async () => expect(await shown()).toEqual([[`${was}x`, false], ...others]));
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('is what the cart gets', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360);
    await arrive(page, url('/productdetails/174'));
    await controlOf(page, 'White').check();
    await controlOf(page, '6-12 M').check();
    await leave(page);
    await rested(page);
    const ticked = page.locator('.option input:checked');
    const shown = await ticked.evaluateAll((all) => (all as HTMLInputElement[]).map(({ value }) => value));
    await soon(async () => expect(await page.locator('.option-chosen').allTextContents()).toEqual(shown));
    await visibleButton(page, 'Add to cart').click();
    await page.waitForURL('**/cart');
    for (const choice of shown) await said(page, new RegExp(choice));
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('A page that the browser kept', () => {
  it('keeps a choice on the way back through pages that the browser kept', async () => {
    const browser = await launchBrowser({ keepsPages: true });
    const { page } = await openPage(browser, visit.shop.url, 360);
    await arrive(page, url('/productdetails/174'));
    await controlOf(page, 'White').check();
    await page.goto(url('/faqs'), { waitUntil: 'load' });
    await page.goBack({ waitUntil: 'commit' });
    await soon(async () => expect(await page.locator('.option-chosen').allTextContents()).toEqual(['White', '0-3 M']));
    await visibleButton(page, 'Add to cart').click();
    await page.waitForURL('**/cart', { waitUntil: 'commit' });
    await said(page, /White/);
    await browser.close();
  });
});
