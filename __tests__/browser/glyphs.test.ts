/** How a page comes by its fonts, and what a phone lays out first (docs/decisions/0221-server-rendered-pages.md). */
import type { Page } from 'playwright-core';
import { arrive } from '../support/browser/arrive';
import { openPage } from '../support/browser/browser';
import { hold, shopInBrowser } from '../support/browser/shopInBrowser';
import { soon } from '../support/lib/until';

const visit = shopInBrowser({ isMoving: true });

const ALL = [
  'Baloo 2 400 800 U+20-7E, U+A0-FF, U+2013-2026',
  'Baloo 2 400 800 U+20B9',
  'Mukta 400 U+20-7E, U+A0-FF, U+2013-2026',
  'Mukta 400 U+20B9',
  'Mukta 600 700 U+20-7E, U+A0-FF, U+2013-2026',
  'Mukta 600 700 U+20B9',
];
/** The faces that the page can draw with, but for the fallbacks and other scripts. */
const faces = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(
        ({ status, family, unicodeRange }) =>
          status === 'loaded' && !family.includes('fallback') && !unicodeRange.includes('U+900'),
      )
      .map(({ family, weight, unicodeRange }) => `${family.replaceAll('"', '')} ${weight} ${unicodeRange}`)
      .sort(),
  );

describe('The fonts of a page', () => {
  it('give it all glyphs at once', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360);
    // Two come, and the third is held back.
    const letCome = await hold(page, '**/assets/baloo-latin*');
    const others = ['400', '600'].map((weight) =>
      page.waitForResponse(`**/mukta-latin-${weight}*`).then((answer) => answer.finished()),
    );
    await page.goto(`${visit.shop.url}/shop`, { waitUntil: 'domcontentloaded' });
    await Promise.all(others);
    expect(await faces(page)).toEqual([]);
    await letCome();
    await soon(async () => expect(await faces(page)).toEqual(ALL));
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('does without a font that is lost', async () => {
    const { page } = await openPage(visit.browser, visit.shop.url, 360);
    await page.route('**/assets/baloo-latin*', (route) => route.abort());
    await arrive(page, `${visit.shop.url}/shop`);
    await soon(async () => expect(await faces(page)).toEqual(ALL.slice(1)));
    await page.context().close();
  });

  it.each([
    ['without scripts', '/', { javaScriptEnabled: false }],
    ['on a page whose address is nobody else’s to know', '/reset?token=t&email=a%40example.com', {}],
  ])('lets the style sheet ask for them %s', async (_name, path, options) => {
    const { page } = await openPage(visit.browser, visit.shop.url, 360, [], options);
    const asked: string[] = [];
    page.on(
      'request',
      (request) =>
        request.resourceType() === 'font' &&
        asked.push(/[\w-]+?(?=\.)/.exec(new URL(request.url()).pathname.split('/').at(-1) ?? '')?.[0] ?? ''),
    );
    await page.goto(`${visit.shop.url}${path}`);
    await soon(async () => expect(asked.sort()).toEqual(['baloo-latin', 'mukta-latin-400', 'mukta-latin-600']));
    await page.context().close();
  });
});

describe('What is below the screen of a phone', () => {
  const holdScripts = (page: Page) => hold(page, '**/assets/*.js');
  const isLaidOut = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll(([first]) => first?.checkVisibility() ?? false);
  const places = [
    ['/', '.home > .home-section:nth-of-type(4) h2'],
    ['/shop', '.listing-grid > :nth-child(5) a'],
    ['/productdetails/174', '.product-below .tabs [role="tab"]'],
  ];

  it.each(places)('of %s waits for the page', async (path = '', selector = '') => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360);
    const letCome = await holdScripts(page);
    await page.goto(`${visit.shop.url}${path}`, { waitUntil: 'domcontentloaded' });
    expect(await isLaidOut(page, selector)).toBe(false);
    await letCome();
    await soon(async () => expect(await isLaidOut(page, selector)).toBe(true));
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it.each(places)('of %s comes when its shopper moves', async (path = '', selector = '') => {
    const { page } = await openPage(visit.browser, visit.shop.url, 360);
    await holdScripts(page);
    await page.goto(`${visit.shop.url}${path}`, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => window.scrollBy(0, 40));
    await soon(async () => expect(await isLaidOut(page, selector)).toBe(true));
    await page.context().close();
  });

  it('is there at once on a wide screen', async () => {
    const { page } = await openPage(visit.browser, visit.shop.url, 1280);
    await holdScripts(page);
    await page.goto(`${visit.shop.url}/shop`, { waitUntil: 'domcontentloaded' });
    expect(await isLaidOut(page, '.listing-grid > :nth-child(5) a')).toBe(true);
    await page.context().close();
  });
});
