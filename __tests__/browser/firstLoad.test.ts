/** What a first visit loads (docs/look.md; docs/decisions/0206-first-load-javascript.md). */
import type { Browser } from 'playwright-core';
import { arrive, rested } from '../support/browser/arrive';
import { launchBrowserWithFonts, openPage } from '../support/browser/browser';
import { hold, shopInBrowser } from '../support/browser/shopInBrowser';
import { untilPage } from '../support/lib/until';

const visit = shopInBrowser({ isMoving: true });

describe('A first load', () => {
  it.each([
    ['/', 160],
    // With the product's screen, which is prefetched for the cards in view: 166 and 11.
    ['/shop', 178],
    ['/productdetails/174', 170],
    ['/cart', 170],
    ['/checkout', 170],
    // With Formik and Yup (docs/decisions/0206-first-load-javascript.md).
    ['/contact', 182],
  ])('loads %s with at most %i KB of JavaScript', async (url, limit) => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360);
    const scripts: Promise<number>[] = [];
    page.on('response', (response) => {
      if (!response.url().endsWith('.js')) return;
      scripts.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => responseBodySize),
      );
    });
    await arrive(page, `${visit.shop.url}${url}`);
    const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes / 1000).toBeLessThanOrEqual(limit);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('shows the home page to a browser without scripts', async () => {
    const context = await visit.browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });
    const page = await context.newPage();
    await page.goto(visit.shop.url);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.getByRole('heading', { name: 'Deal Of The Day' }).isVisible()).toBe(true);
    // Every deal tells its name and leads to its page.
    const links = page.locator('.deal-details a');
    expect(await links.count()).toBeGreaterThan(1);
    for (const link of await links.all()) expect(await link.isVisible()).toBe(true);
    await context.close();
  });
});

/** What still counts as nothing that anybody sees. */
const MOST_SHIFT = 0.005;
/** The sum of what moved on the page without its shopper, whose fonts come when the rest has been drawn. */
async function shiftOf(browser: Browser, width: number, url: string): Promise<number> {
  const { page, troubles } = await openPage(browser, visit.shop.url, width);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    const observer = new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(value);
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
  const letFontsCome = await hold(page, /\.woff2$/);
  await page.goto(`${visit.shop.url}${url}`, { waitUntil: 'domcontentloaded' });
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  await untilPage('the page to be drawn without its fonts', page, isPainted);
  await letFontsCome();
  await rested(page);
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    return (window as unknown as { shifts: number[] }).shifts;
  });
  expect(troubles).toEqual([]);
  await page.context().close();
  return shifts.reduce((sum, shift) => sum + shift, 0);
}

/** Whatever fonts a device has, they stand in with the measures of the shop's own (ui/theme/fonts.css). */
describe.each([
  ['the device’s own fonts', undefined],
  ['DejaVu alone, which is wider than others', '/usr/share/fonts/truetype/dejavu'],
])('With %s', (_fonts, folder) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = folder === undefined ? visit.browser : await launchBrowserWithFonts(folder);
  });
  afterAll(() => (folder === undefined ? undefined : browser?.close()));

  it.each([
    [360, '/'],
    [360, '/shop'],
    [360, '/productdetails/174'],
    [1280, '/'],
    [1280, '/shop'],
    [1280, '/productdetails/174'],
  ])('nothing moves by itself at %d px on %s', async (width, url) => {
    expect(await shiftOf(browser, width, url)).toBeLessThan(MOST_SHIFT);
  });
});
