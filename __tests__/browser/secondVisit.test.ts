/**
 * What a visit asks of the line: little the first time, next to nothing the second, and nothing at all on the way back.
 */
import type { Browser, Page } from 'playwright-core';
import { watchWire } from '../../src/tools/bench/wire';
import { arrive, quiet } from '../support/browser/arrive';
import { launchBrowser, openPage } from '../support/browser/browser';
import { shopInBrowser } from '../support/browser/shopInBrowser';
import { soon, untilPage } from '../support/lib/until';

const visit = shopInBrowser({ isMoving: true });
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const pages = ['/', '/shop', '/productdetails/174'];
const MOST_REQUESTS = 20;

async function openPhonePage() {
  const opened = await openPage(visit.browser, visit.shop.url, 412, [], phone);
  const cdp = await opened.page.context().newCDPSession(opened.page);
  await cdp.send('Animation.enable');
  const setRate = (playbackRate: number) => cdp.send('Animation.setPlaybackRate', { playbackRate });
  // The ten seconds after which a page without its scripts fetches the rest of its pictures (picture.css) pass when the
  // test says so.
  await setRate(0);
  const passTenSeconds = async () => {
    await setRate(1000);
    await quiet(opened.page);
    await setRate(0);
  };
  return { ...opened, passTenSeconds, wire: await watchWire(cdp) };
}

const open = (page: Page, path: string) => arrive(page, visit.shop.url + path);

describe.each(pages)('A visit to %s', (url) => {
  it(`takes at most ${MOST_REQUESTS} requests before the shopper does anything, and on the second visit the page's own and the shopper's`, async () => {
    const { page, troubles, passTenSeconds, wire } = await openPhonePage();
    await open(page, url);
    await passTenSeconds();
    // Fetched once a card has been in view for a moment, and on no other visit.
    if (url === '/shop') {
      await untilPage('the chunk of the product screen', page, () =>
        performance.getEntriesByType('resource').some(({ name: file }) => file.includes('/screen-product.')),
      );
    }
    expect(
      wire
        .requests()
        .map((request) => request.url)
        .slice(MOST_REQUESTS),
    ).toEqual([]);

    await page.goto('about:blank');
    wire.forget();
    // Slides that go on would fetch one more by and by, which no visit has seen yet.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, url);
    const second = wire.requests().map((request) => [request.url.replace(visit.shop.url, ''), request.status]);
    // The page is revalidated; who this is the server alone knows.
    expect(second).toEqual([
      [url, 304],
      ['/users/session', 200],
    ]);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('A visit to the shop', () => {
  it('asks on the second visit of a guest with a cart for its count besides', async () => {
    const { page, wire } = await openPhonePage();
    await open(page, '/productdetails/174');
    await addToCart(page);
    await page.goto('about:blank');
    wire.forget();
    const counted = page.waitForResponse((response) => response.url().includes('/usercart/cartcount'));
    await open(page, '/');
    await counted;
    await quiet(page);
    const asked = wire.requests().flatMap(({ url, type }) => (type === 'Fetch' ? [new URL(url).pathname] : []));
    expect(asked.sort()).toEqual(['/usercart/cartcount', '/users/session']);
    await page.context().close();
  });

  it('shows the rest of the pictures after ten seconds where the scripts never came', async () => {
    const { page, passTenSeconds, wire } = await openPhonePage();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${visit.shop.url}/`);
    const first = wire.requests().length;
    await passTenSeconds();
    await soon(() => Promise.resolve(expect(wire.requests().length).toBeGreaterThan(first)));
    await page.context().close();
  });

  it('shows the rest of the pictures as soon as the shopper moves', async () => {
    const { page, wire } = await openPhonePage();
    await open(page, '/shop');
    wire.forget();
    await page.touchscreen.tap(5, 400);
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .last()
      .scrollIntoViewIfNeeded();
    await untilPage('the pictures of the list', page, () =>
      [...document.querySelectorAll<HTMLImageElement>('.listing-cell img')].every(
        (image) => image.complete && image.naturalWidth > 0,
      ),
    );
    expect(wire.requests().filter(({ url }) => url.includes('/pictures/')).length).toBeGreaterThan(0);
    await page.context().close();
  });
});

async function addToCart(page: Page): Promise<void> {
  const added = page.waitForResponse((response) => response.url().includes('/add'));
  await page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click();
  await added;
  await badge(page, 1).waitFor();
  // The count comes first, and the step into the cart just after it.
  await page.waitForURL('**/cart');
  await quiet(page);
}

const badge = (page: Page, count: number) =>
  page
    .getByRole('link', { name: new RegExp(`^Cart, ${count} `) })
    .locator('visible=true')
    .first();

describe('Back to a page of the shop by the browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser({ keepsPages: true });
  });
  afterAll(() => browser?.close());

  /** Whether this very document was taken out of the browser's memory. */
  const watchReturns = (page: Page) =>
    page.addInitScript(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.returned = String(persisted);
      });
    });

  it.each(pages)('finds %s as it was, without a request for it', async (url) => {
    const { page, troubles } = await openPage(browser, visit.shop.url, 412, [], phone);
    await watchReturns(page);
    await open(page, url);
    await page.goto(`${visit.shop.url}/faqs`, { waitUntil: 'load' });
    await page.goBack({ waitUntil: 'commit' });
    // It says 'false' from its first showing on.
    await untilPage(
      'the page to be brought back as it was kept',
      page,
      () => document.documentElement.dataset.returned === 'true',
    );
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('counts what went into the cart on the page in between', async () => {
    const { page, troubles } = await openPage(browser, visit.shop.url, 412, [], phone);
    await watchReturns(page);
    await open(page, '/shop');
    await open(page, '/productdetails/174');
    await addToCart(page);
    for (const place of ['/productdetails/174', '/shop']) {
      await page.goBack({ waitUntil: 'commit' });
      await page.waitForURL(`**${place}`, { waitUntil: 'commit' });
    }
    await untilPage(
      'the page to be brought back as it was kept',
      page,
      () => document.documentElement.dataset.returned === 'true',
    );
    await badge(page, 1).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('A page of somebody’s own', () => {
  it("lets no browser keep a page of somebody's own", async () => {
    for (const url of ['/profile', '/order-history', '/login', '/reset?token=x']) {
      const answer = await fetch(`${visit.shop.url}${url}`, { headers: { accept: 'text/html' } });
      expect([url, answer.headers.get('cache-control')]).toEqual([url, 'no-store']);
    }
    for (const url of pages) {
      const answer = await fetch(`${visit.shop.url}${url}`, { headers: { accept: 'text/html' } });
      expect([url, answer.headers.get('cache-control')]).toEqual([url, 'no-cache']);
    }
  });
});
