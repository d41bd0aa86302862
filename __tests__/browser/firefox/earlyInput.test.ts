/**
 * What is done to a page before its scripts are there, and what Firefox brings back into one, which restores its
 * controls by a reload too (docs/decisions/0204-early-input.md).
 */
import type { Page } from 'playwright-core';
import { arrive, rested } from '../../support/browser/arrive';
import { openPage } from '../../support/browser/browser';
import { controlOf, openUnhydrated } from '../../support/browser/unhydrated';
import { act, controlsOf, said } from '../../support/browser/earlyInput';
import { inFirefox, launchFirefox } from '../../support/browser/firefox';
import { shopInBrowser, typeInto, visibleButton } from '../../support/browser/shopInBrowser';
import { soon } from '../../support/lib/until';

inFirefox('A page in Firefox', () => {
  const visit = shopInBrowser({ launch: launchFirefox });
  const product = () => `${visit.shop.url}/productdetails/174`;

  const chosen = (page: Page) =>
    page.locator('.option input:checked').evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value));

  /** What shows as chosen is what the words beside it say, what the next press changes, and what the cart gets. */
  async function expectShownIsBought(page: Page): Promise<void> {
    const [, size = ''] = await chosen(page);
    await soon(async () => expect(await page.locator('.option-chosen').allTextContents()).toEqual(await chosen(page)));
    for (const colour of ['Blue', 'White']) {
      await controlOf(page, colour).check();
      await soon(async () => expect(await page.locator('.option-chosen').allTextContents()).toEqual([colour, size]));
    }
    await visibleButton(page, 'Add to cart').click();
    await page.waitForURL('**/cart', { waitUntil: 'commit' });
    await said(page, new RegExp(`White.*${size}`));
  }

  async function choose(page: Page): Promise<void> {
    await arrive(page, product());
    await controlOf(page, 'White').check();
    await controlOf(page, '6-12 M').check();
    await soon(async () => expect(await page.locator('.option-chosen').allTextContents()).toEqual(['White', '6-12 M']));
  }

  it.each(Object.entries(controlsOf))('keeps at %s what is done before its scripts are there', async (_, row) => {
    const { page, hydrate, troubles } = await openUnhydrated(visit, row.address, 1280);
    await act(page, row.controls);
    await hydrate();
    expect(await page.locator('.text-field-error, .field-error').count()).toBe(0);
    await row.then(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('puts the colour and size pressed before its scripts are there into the cart, by a press as early, once', async () => {
    const { page, hydrate, troubles } = await openUnhydrated(visit, '/productdetails/174', 360);
    const additions: string[] = [];
    page.on('request', (request) => request.url().includes('/guest-cart/add') && additions.push(request.url()));
    await controlOf(page, 'White').check();
    await controlOf(page, '6-12 M').check();
    await visibleButton(page, 'Add to cart').click();
    await hydrate();
    await page.waitForURL('**/cart', { waitUntil: 'commit' });
    await said(page, /White.*6-12 M/);
    expect(additions).toHaveLength(1);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('sells after a reload what it then shows as chosen', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360);
    await choose(page);
    await page.reload();
    await rested(page);
    // Firefox brings them back.
    expect(await chosen(page)).toEqual(['White', '6-12 M']);
    await expectShownIsBought(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  // Firefox itself brings nothing back into the login; what is typed there early is in the table above.
  it.each([
    ['contact form', '/contact', { Name: 'Asha Rao', Subject: 'Sizes', Message: 'Does it shrink?' }],
    ['checkout', '/checkout', { 'Full name': 'Asha Rao', 'House name': '12 Test House', Street: 'Stitch Lane' }],
  ])('has what was typed into the %s after a reload', async (_, path, typed) => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360, [/status of 4/]);
    if (path === '/checkout') {
      await arrive(page, product());
      await visibleButton(page, 'Add to cart').click();
      await page.waitForURL('**/cart', { waitUntil: 'commit' });
    }
    await arrive(page, `${visit.shop.url}${path}`);
    for (const [label, text] of Object.entries(typed)) await typeInto(controlOf(page, label), text);
    await page.reload();
    await rested(page);
    for (const [label, text] of Object.entries(typed)) {
      await soon(async () => expect(await controlOf(page, label).inputValue()).toBe(text));
    }
    // React has them too, and does not put others back by what it draws next.
    const [first = ''] = Object.keys(typed);
    await controlOf(page, first).press('End');
    await controlOf(page, first).pressSequentially('x');
    for (const [label, text] of Object.entries(typed)) {
      expect(await controlOf(page, label).inputValue()).toBe(label === first ? `${text}x` : text);
    }
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('sells what it shows as chosen on the way Back to it, where the browser has not kept it', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360);
    await choose(page);
    await page.evaluate(() => Object.assign(window, { isKept: true }));
    await page.goto(`${visit.shop.url}/faqs`, { waitUntil: 'load' });
    await page.goBack();
    await rested(page);
    expect(await page.evaluate(() => 'isKept' in window)).toBe(false);
    expect(await chosen(page)).toEqual(['White', '6-12 M']);
    await expectShownIsBought(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
