/**
 * What single screens of a guest promise, on a phone and at a desk: the map, the listing's title, sharing, and the
 * login's word.
 */
import type { Page } from 'playwright-core';
import { arrive } from '../support/browser/arrive';
import { openPage } from '../support/browser/browser';
import { expectFitToBeSeen, shopInBrowser } from '../support/browser/shopInBrowser';
import { soon } from '../support/lib/until';

const visit = shopInBrowser();
const url = (path: string) => `${visit.shop.url}${path}`;
const MAP = 'https://www.openstreetmap.org';

/** Nobody is asked: the test answers in the map's place. */
async function answerMap(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${MAP}/**`, (route) => {
    asked.push(route.request().url());
    const body = '<!doctype html><title>Map</title><p>Streets of Thane</p>';
    return route.fulfill({ contentType: 'text/html', body });
  });
  return asked;
}

describe.each([360, 1280])('Screens of a guest at %i px', (width) => {
  const open = async (path: string, allowed: RegExp[] = []) => {
    const watched = await openPage(visit.browser, visit.shop.url, width, allowed);
    const asked = await answerMap(watched.page);
    await arrive(watched.page, url(path));
    return { ...watched, asked };
  };
  const ofMap = [/request to another host: https:\/\/www\.openstreetmap\.org/];
  const showMap = (page: Page) => page.getByRole('button', { name: 'Show the map' }).click();
  const frameOf = (page: Page) => page.locator('iframe[title^="Map of where"]');
  const streets = (page: Page) => frameOf(page).contentFrame().getByText('Streets of Thane').waitFor();

  it('the map is a drawing until it is pressed, and then a frame', async () => {
    const { page, troubles, asked } = await open('/contact', ofMap);
    await expectFitToBeSeen(page);
    expect(asked).toEqual([]);
    await showMap(page);
    await streets(page);
    expect(asked).toEqual([expect.stringMatching(/\/export\/embed\.html\?bbox=.*&marker=/)]);
    const hasFocus = () => frameOf(page).evaluate((frame) => frame === document.activeElement);
    await soon(async () => expect(await hasFocus()).toBe(true));
    await expectFitToBeSeen(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('a page that was not loaded as the map’s own loads that one, and loses nothing that was typed', async () => {
    const { page, troubles, asked } = await open('/grievance', ofMap);
    await page.getByLabel('Subject').fill('An exchange');
    await showMap(page);
    await streets(page);
    expect(new URL(page.url()).pathname).toBe('/contact');
    await soon(async () => expect(await page.getByLabel('Subject').inputValue()).toBe('An exchange'));
    expect(asked).toHaveLength(1);
    // Once: whoever opens the page again is shown the drawing.
    await page.reload();
    await page.getByRole('button', { name: 'Show the map' }).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it.each(['/shop?search=cradle', '/shop/kids?search=cradle'])(
    '%s is titled All Products, and names the search below',
    async (path) => {
      const { page, troubles } = await open(path);
      await page.getByRole('heading', { level: 1, name: 'All Products', exact: true }).waitFor();
      const said = page.getByRole('status').getByText(/^Results for “cradle”, [1-9]\d* products?$/);
      await said.waitFor();
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      const below = await said.boundingBox();
      expect(below?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
      await page.getByRole('button', { name: 'Remove “cradle”' }).waitFor();
      await page.locator('.listing-grid a[href^="/productdetails/"]').first().waitFor();
      await expectFitToBeSeen(page);
      expect(troubles).toEqual([]);
      await page.context().close();
    },
  );

  it('a product’s link is copied at once, with WhatsApp and the device’s own ways beside', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, width);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: visit.shop.url });
    await page.addInitScript(() => {
      const share = async () => void document.body.setAttribute('data-shared', 'yes');
      Object.assign(navigator, { share });
    });
    await arrive(page, url('/productdetails/174'));
    await page.getByRole('button', { name: 'Share this product' }).click();
    await page.getByText('Product link copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url('/productdetails/174'));
    expect(await page.locator('[data-shared]').count()).toBe(0);
    const sheet = page.getByRole('group', { name: 'More ways to share' });
    const whatsApp = await sheet.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href');
    expect(whatsApp).toContain(encodeURIComponent(url('/productdetails/174')));
    await expectFitToBeSeen(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Share this product' }).click();
    await sheet.getByRole('button', { name: 'More apps' }).click();
    await page.locator('[data-shared]').waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('The word beside the user icon', () => {
  it.each([
    [360, false],
    [1023, false],
    [1024, true],
    [1280, true],
  ])('at %i px can be seen: %s', async (width, isSeen) => {
    const { page } = await openPage(visit.browser, visit.shop.url, width);
    await arrive(page, url('/faqs'));
    const word = page.getByRole('link', { name: 'Sign up/Login' }).getByText('Sign up/Login');
    expect(((await word.boundingBox())?.width ?? 0) > 60).toBe(isSeen);
    await page.context().close();
  });
});
