/**
 * A deploy under open tabs of every screen, and every part that a page fetches later (docs/decisions/0203-deploys.md):
 * the next release has other file names, and the old ones are gone.
 */
import type { Page } from 'playwright-core';
import { rested } from '../../support/browser/arrive';
import { deployUnderTabs, parts } from '../../support/browser/deployedTabs';
import type { OldTab } from '../../support/browser/deployedTabs';
import { expectToStand, stepTo } from '../../support/browser/faults';
import { limitFor, someOf } from '../../support/lib/rounds';
import { logInDemoMember, shopInBrowser, visibleButton } from '../../support/browser/shopInBrowser';
import { soon, until } from '../../support/lib/until';

const visit = shopInBrowser();
const { made, deploy, oldTab, openParts } = deployUnderTabs(visit);
const renewedWords = 'The shop was updated while this page was open, so it was loaded again.';
const asMember = (page: Page) => logInDemoMember(page, visit.shop.url);

/** One of each chunk, come to from a page of words. */
const screens: [path: string, member?: boolean][] = [
  ['/'],
  ['/shop'],
  ['/productdetails/174'],
  ['/cart'],
  ['/checkout'],
  ['/payment-successful'],
  ['/payment-unsuccessful'],
  ['/sale-products'],
  ['/contact'],
  ['/about'],
  ['/login'],
  ['/no-such-page'],
  ['/wishlist', true],
  ['/profile', true],
  ['/order-history', true],
];
jest.setTimeout(limitFor(20, 180, someOf(screens).length));

describe('A deploy under open tabs', () => {
  it('brings an old tab to every screen, with one page loaded anew', async () => {
    const opened: [string, OldTab][] = [];
    for (const [path, member] of someOf(screens))
      opened.push([path, await oldTab('/careers', 1280, member === true ? asMember : undefined)]);
    await deploy(made.release.dist);
    for (const [path, { page, troubles, renewed }] of opened) {
      await stepTo(page, path);
      await soon(() => Promise.resolve(expect({ path, renewed: renewed() }).toEqual({ path, renewed: 1 })));
      await rested(page);
      await expectToStand(page);
      expect({ path, at: new URL(page.url()).pathname, renewed: renewed(), troubles }).toEqual({
        path,
        at: path,
        renewed: 1,
        troubles: [],
      });
    }
  });

  it('goes on with the calls of an old tab, and keeps the cart and what was typed', async () => {
    const { page, renewed, troubles } = await oldTab('/productdetails/174');
    await page.getByLabel('Mobile number for news').fill('9000000008');
    await deploy(made.release.dist);
    await visibleButton(page, 'Add to cart').click();
    await page.waitForURL('**/cart');
    await page.locator('.cart-line a[href^="/productdetails/174"]').first().waitFor();
    expect(renewed()).toBeLessThanOrEqual(1);
    await soon(async () => expect(await page.getByLabel('Mobile number for news').inputValue()).toBe('9000000008'));
    await visibleButton(page, 'Checkout').click();
    await page.getByLabel('Full name').fill('Old Tab');
    expect(troubles).toEqual([]);
  });

  it('keeps a message that is being written while the page is loaded anew', async () => {
    const { page } = await oldTab('/contact');
    await page.getByLabel('Message', { exact: true }).fill('It has not come yet.');
    await page.reload();
    await soon(async () =>
      expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('It has not come yet.'),
    );
  });

  it('shows a first page whose scripts were replaced while it came', async () => {
    const { page, renewed, troubles } = await oldTab('/careers');
    let deployed: Promise<void> | undefined;
    await page.route('**/assets/*.js', async (route) => {
      await (deployed ??= deploy(made.release.dist));
      await route.continue();
    });
    await page.goto(`${visit.shop.url}/productdetails/174`, { waitUntil: 'commit' });
    await visibleButton(page, 'Add to cart').waitFor();
    await until('the page to be loaded anew after the deploy', () => Promise.resolve(renewed() === 2));
    await rested(page);
    await visibleButton(page, 'Add to cart').click();
    await page.waitForURL('**/cart');
    expect(troubles).toEqual([]);
  });

  it('leaves a page as it is while a form on it holds what is typed', async () => {
    const { page, renewed } = await oldTab('/signup', 360);
    await page.getByLabel('Name').fill('Asha Rao');
    await deploy(made.release.dist);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByText(/Reload the page to go on; finish what you are typing first/).waitFor();
    expect([renewed(), await page.getByLabel('Name').inputValue()]).toEqual([0, 'Asha Rao']);
  });

  it('loads a page anew no more than once for a file that the release lacks, says so, and shows it when it is there', async () => {
    const { page, renewed } = await oldTab('/careers');
    const putBack = await made.release.lose('screen-about');
    const words = page.locator('#early').getByText(/A part of the shop has not arrived/);
    try {
      await deploy(made.release.dist);
      await stepTo(page, '/about');
      // For the old file, and for the new one.
      await soon(async () => expect(renewed()).toBe(2));
      await words.waitFor();
      await page.getByRole('link', { name: 'FAQ' }).first().click();
      await page.getByRole('heading', { name: 'FAQs', level: 1 }).waitFor();
      await page.goBack();
      await words.waitFor();
      // The way there and back, which the page that is not hydrated goes by plain links; nothing more.
      expect(renewed()).toBe(4);
    } finally {
      await putBack();
    }
    // Asked for again by itself.
    await words.waitFor({ state: 'hidden' });
    await expectToStand(page);
  });

  it('asks before it loads a page anew where it cannot note that it did', async () => {
    const { page, renewed } = await oldTab('/careers', 1280, (opened) =>
      opened.addInitScript(() => {
        const get = () => {
          throw new DOMException('Access is denied for this document', 'SecurityError');
        };
        Object.defineProperty(window, 'sessionStorage', { get });
      }),
    );
    await deploy(made.release.dist);
    await stepTo(page, '/about');
    await page.getByRole('heading', { name: 'This page did not arrive' }).waitFor();
    expect(renewed()).toBe(0);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'This page did not arrive' }).waitFor({ state: 'detached' });
    await expectToStand(page);
    expect(renewed()).toBe(1);
  });

  it('loads an old page anew for a part of it that is gone, says so, and shows the part at the next press', async () => {
    const opened = await openParts(someOf(parts));
    await deploy(made.release.dist);
    for (const [part, { page, renewed, troubles }] of opened) {
      await part.ask(page);
      await page.getByText(renewedWords).waitFor();
      await part.ask(page);
      await part.there(page).waitFor();
      expect({ part: part.name, renewed: renewed(), troubles }).toEqual({ part: part.name, renewed: 1, troubles: [] });
    }
  });

  it.each([
    ['cannot be reached', 0],
    ['answers with an error', 500],
    ['answers with a page', 200],
  ])('keeps the page when the shop %s for a part of it, and shows the part at the next press', async (_, status) => {
    for (const [part, { page, renewed }] of await openParts(someOf(parts))) {
      const pattern = `**/assets/${part.chunk}.*.js`;
      await page.route(pattern, (route) =>
        status === 0
          ? route.abort('connectionrefused')
          : route.fulfill({ status, contentType: 'text/html', body: '<h1>Welcome</h1>' }),
      );
      await part.ask(page);
      await page
        .getByText(/did not arrive|Error subscribing/)
        .first()
        .waitFor();
      await expectToStand(page);
      await page.unroute(pattern);
      const again = page.locator('main').getByRole('button', { name: 'Try again' });
      await ((await again.count()) > 0 ? again.first().click() : part.ask(page));
      await part.there(page).waitFor();
      expect({ part: part.name, renewed: renewed() }).toEqual({ part: part.name, renewed: 0 });
    }
  });
});
