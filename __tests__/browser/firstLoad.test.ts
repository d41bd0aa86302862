/** What a first visit loads (docs/look.md; docs/decisions/0206-first-load-javascript.md). */
import { arrive } from '../support/browser/arrive';
import { openPage } from '../support/browser/browser';
import { shopInBrowser } from '../support/browser/shopInBrowser';

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

  it.each(['/', '/shop', '/productdetails/174'])(
    'of %s moves nothing on a phone but what its font moves',
    async (url) => {
      const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360);
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        const observer = new PerformanceObserver((list) => {
          for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(value);
        });
        observer.observe({ type: 'layout-shift', buffered: true });
      });
      await arrive(page, `${visit.shop.url}${url}`);
      // What still counts as a page that stands still; the fonts that stand in differ from machine to machine.
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.1);
      expect(troubles).toEqual([]);
      await page.context().close();
    },
  );
});
