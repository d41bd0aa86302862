/**
 * What a shopper does to a page before its scripts are there: every control of every screen shows it when the page is
 * hydrated, and the shop goes by it (docs/decisions/0204-early-input.md). Scripts are held back as a slow line holds
 * them.
 */
import type { Route } from 'playwright-core';
import { routes } from '../../src/client/app/router/routes';
import { rested } from '../support/browser/arrive';
import { accessibilityFaults } from '../support/browser/axe';
import { controlOf, openUnhydrated, scripts } from '../support/browser/unhydrated';
import { openPage } from '../support/browser/browser';
import { act, controlsOf, inCart, said } from '../support/browser/earlyInput';
import { expectNothingBeside, shopInBrowser, visibleButton } from '../support/browser/shopInBrowser';
import { soon } from '../support/lib/until';

const visit = shopInBrowser();
const url = (path: string) => `${visit.shop.url}${path}`;

/** Runs in the page: the labels of controls that are none of these, nor a radio button beside one of them. */
function untriedOf(fields: Element[], tried: string[]): string[] {
  const controls = fields as HTMLInputElement[];
  const labelOf = ({ labels, ariaLabel }: HTMLInputElement) => ariaLabel ?? labels?.[0]?.textContent?.trim() ?? '';
  const isTried = (control: HTMLInputElement) => tried.some((label) => labelOf(control).startsWith(label));
  const groups = controls.filter((control) => control.type === 'radio' && isTried(control)).map(({ name }) => name);
  return controls.filter((control) => !isTried(control) && !groups.includes(control.name)).map(labelOf);
}

describe('What is done to a page before its scripts are there', () => {
  it.each(Object.entries(controlsOf))(
    'is kept at %s, and the shop goes by it',
    async (_, { address, controls, then }) => {
      const { page, hydrate, troubles } = await openUnhydrated(visit, address);
      await act(page, controls);
      await hydrate();
      expect(await page.locator('.text-field-error, .field-error').count()).toBe(0);
      await then(page);
      expect(troubles).toEqual([]);
      await page.context().close();
    },
  );

  it('is of no other screen: each control that the server draws is in the table', async () => {
    const { page } = await openPage(visit.browser, visit.shop.url, 1280, [/./], { javaScriptEnabled: false });
    for (const { path } of routes) {
      const { address = path, controls = {} } = controlsOf[path] ?? {};
      await page.goto(url(address.replace(':productId', '174').replace('*', 'nowhere')), {
        waitUntil: 'domcontentloaded',
      });
      const untried = await page
        .locator('main')
        .locator('input:not([type=hidden]), textarea, select')
        .evaluateAll(untriedOf, Object.keys(controls));
      expect([path, untried]).toEqual([path, []]);
    }
    await page.context().close();
  });

  it('is the newsletter’s number in the frame, and the search’s words', async () => {
    const { page, hydrate } = await openUnhydrated(visit, '/faqs');
    await page.getByLabel('Mobile number for news').fill('9000000001');
    await page.getByRole('search').first().getByRole('searchbox').fill('bib');
    await hydrate();
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await said(page, /sign up/i);
    expect([
      await page.getByLabel('Mobile number for news').inputValue(),
      await page.getByRole('search').first().getByRole('searchbox').inputValue(),
    ]).toEqual(['9000000001', 'bib']);
    await page.context().close();
  });

  it('goes along when the page is loaded anew by what its words offer, but for a password', async () => {
    const { page } = await openPage(visit.browser, visit.shop.url, 360, [/./]);
    await page.route(scripts, (route) => route.abort());
    await page.goto(url('/login'), { waitUntil: 'domcontentloaded' });
    await act(page, { 'E-mail': 'nobody@jhabla.example', Password: 'wrong-password', 'I agree to the terms': true });
    await page.getByRole('link', { name: 'Load the page again' }).click();
    await soon(async () => expect(await controlOf(page, 'E-mail').inputValue()).toBe('nobody@jhabla.example'));
    expect(await controlOf(page, 'I agree to the terms').isChecked()).toBe(true);
    expect(await controlOf(page, 'Password').inputValue()).toBe('');

    await page.goto(url('/productdetails/174'), { waitUntil: 'domcontentloaded' });
    await controlOf(page, 'White').check();
    await visibleButton(page, 'Add to cart').click();
    await page.getByText(/A part of the shop has not arrived/).waitFor();
    // Not before: the scripts are asked for again by themselves, and the words go when they come.
    page.once('framenavigated', () => void page.unroute(scripts));
    await page.getByRole('link', { name: 'Load the page again' }).click();
    expect(await inCart(page)).toEqual([expect.stringMatching(/^White/)]);
    expect(await page.evaluate(() => sessionStorage.getItem('early'))).toBeNull();
    await page.context().close();
  });

  it('goes along when a deploy took the scripts away, by which the page loads itself anew', async () => {
    const { page } = await openPage(visit.browser, visit.shop.url, 360, [/./]);
    let isNew = false;
    const held: Route[] = [];
    await page.route(scripts, (route) => {
      if (isNew) return route.continue();
      return route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : void held.push(route);
    });
    await page.goto(url('/contact'), { waitUntil: 'domcontentloaded' });
    page.on('request', (request) => (isNew ||= request.isNavigationRequest()));
    await act(page, { Name: 'Asha Rao', Message: 'Does it shrink?' });
    await soon(async () => expect(held).not.toHaveLength(0));
    await Promise.all([page.waitForEvent('load'), held[0]?.fulfill({ status: 404 })]);
    await rested(page);
    expect(await controlOf(page, 'Name').inputValue()).toBe('Asha Rao');
    expect(await controlOf(page, 'Message').inputValue()).toBe('Does it shrink?');
    await page.context().close();
  });

  it('is sent when a form was sent', async () => {
    const { page, hydrate } = await openUnhydrated(visit, '/login', 360);
    await act(page, controlsOf['/login']?.controls ?? {});
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await hydrate();
    await page.locator('.access-refusal').waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    await page.context().close();
  });

  it('leads to a search by plain HTML, in the header and in the list', async () => {
    const { page } = await openUnhydrated(visit, '/shop?stock=inStock');
    await page.getByLabel('Search products').fill('bib');
    await page.getByLabel('Search products').press('Enter');
    await page.waitForURL(/\/shop\?stock=inStock&search=bib/, { waitUntil: 'commit' });
    await page.getByRole('search').first().getByRole('searchbox').fill('socks');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/shop\?search=socks/, { waitUntil: 'commit' });
    await page.context().close();
  });
});

describe('A press on a page that is not hydrated', () => {
  it('is felt at once, is told after a moment that it waits, and is done', async () => {
    const { page, hydrate } = await openUnhydrated(visit, '/productdetails/174', 360);
    const add = visibleButton(page, 'Add to cart');
    await add.click();
    const looks = await add.evaluate((button) => {
      const { opacity, cursor } = getComputedStyle(button);
      return [opacity, cursor];
    });
    expect(looks).toEqual(['0.8', 'progress']);
    await said(page, /the shop is still on its way/);
    await hydrate();
    await page.waitForURL('**/cart');
    expect(await page.locator('#early').isVisible()).toBe(false);
    await page.context().close();
  });

  it('opens the menu once, however often it was pressed', async () => {
    const { page, hydrate } = await openUnhydrated(visit, '/faqs', 360);
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await menu.click();
    await hydrate();
    await page.getByRole('dialog').waitFor();
    await page.context().close();
  });

  it.each([360, 1280])(
    'says at %i px what is missing where scripts never come, and how to order all the same',
    async (width) => {
      const { page } = await openPage(visit.browser, visit.shop.url, width, [/./]);
      await page.route(scripts, (route) => route.abort('blockedbyclient'));
      await page.goto(url('/productdetails/174'), { waitUntil: 'domcontentloaded' });
      await visibleButton(page, 'Add to cart').click();
      const words = page.locator('#early');
      await words.getByText(/A part of the shop has not arrived/).waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await expectNothingBeside(page);
      expect(
        await words
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split(':')[0])),
      ).toEqual(['tel', 'https', '']);
      const search = words.getByRole('searchbox');
      await search.fill('bib');
      const [text, ground] = await search.evaluate((field) => {
        const { color, backgroundColor } = getComputedStyle(field);
        return [color, backgroundColor];
      });
      expect(text).not.toBe(ground);
      await words.getByRole('button', { name: 'Search' }).click();
      await page.waitForURL(/\/shop\?search=bib/, { waitUntil: 'domcontentloaded' });
      await page.goto(url('/productdetails/174'), { waitUntil: 'domcontentloaded' });
      await visibleButton(page, 'Add to cart').click();
      await search.fill('cap');
      await page.unroute(scripts);
      // Asked for again by itself, after a pause that grows with each time in vain.
      await page.waitForURL('**/cart', { timeout: 60_000 });
      expect(await words.getByText(/A part of the shop has not arrived/).isVisible()).toBe(false);
      // What was begun there meanwhile is not taken away.
      await words.getByRole('button', { name: 'Search' }).click();
      await page.waitForURL(/\/shop\?search=cap/);
      await page.context().close();
    },
  );

  it('has the same words without any script', async () => {
    const { page } = await openPage(visit.browser, visit.shop.url, 360, [/./], { javaScriptEnabled: false });
    await page.goto(url('/productdetails/174'));
    await page.getByText(/Your browser runs no scripts here/).waitFor();
    await page.context().close();
  });
});
