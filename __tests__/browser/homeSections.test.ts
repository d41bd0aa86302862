/**
 * Every section of the home page in a real browser: with its data, without any, when its call fails, and while it
 * waits.
 */
import type { Page, Route } from 'playwright-core';
import { arrive, rested } from '../support/browser/arrive';
import { openPage } from '../support/browser/browser';
import { answersWith, expectFitToBeSeen, fails, shopInBrowser, slowCalls } from '../support/browser/shopInBrowser';
import { soon, untilPage } from '../support/lib/until';
import { demoWords } from '../support/data/words';

const visit = shopInBrowser({ isMoving: true });

interface Section {
  /** Its call, or more of them, as a pattern of Playwright's. */
  call: string;
  /** What is only there with the section. */
  sign: (page: Page) => ReturnType<Page['locator']>;
  /** An answer that holds nothing. */
  nothing: string;
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name });
const banner = (text: RegExp) => (page: Page) => page.locator('main').getByText(text);
const sections: Record<string, Section> = {
  'the fading pictures': {
    call: '/homepage/carousel/get-images',
    sign: (page) => page.locator('.hero-slide-shown img'),
    nothing: '[]',
  },
  'the banner': { call: '/homepage/images/get-banner', sign: banner(/^Toys for small hands/), nothing: '{}' },
  offers: { call: '/api/{coupons/is-main,home-coupons}', sign: heading('Offers'), nothing: '[]' },
  videos: { call: '/homepage/video/get-videos', sign: heading('See it in motion'), nothing: '[]' },
  deals: { call: '/api/customProducts/deals-of-the-day', sign: heading('Deal Of The Day'), nothing: '[]' },
  'the shapewear banner': { call: '/homepage/images/get-shapewear', sign: banner(/^Shapewear that/), nothing: '{}' },
  colours: { call: '/api/customProducts/all-colors', sign: heading('EXPLORE YOUR FAVOURITE COLOURS'), nothing: '[]' },
  'the season banner': { call: '/homepage/images/get-season', sign: banner(/^Made for the season/), nothing: '{}' },
  'on-trend picks': { call: '/homepage/on-trend-picks/get-all', sign: heading('On Trend Picks'), nothing: '[]' },
  'the bamboo banner': { call: '/homepage/images/get-bamboo', sign: banner(/^Bamboo socks,/), nothing: '{}' },
  'sock types': { call: '/homepage/socktype/get-all', sign: heading('Socks for every step'), nothing: '[]' },
  'top sellers': { call: '/api/customProducts/top-seller', sign: heading('Top Seller Excellence'), nothing: '[]' },
};

/**
 * The home page as it is reached from another page, when its calls are the browser's: each answered as `answer` says.
 */
async function goHome(answer: (route: Route, section: Section) => unknown) {
  const { page, troubles } = await openPage(visit.browser, visit.shop.url, 1280, [/status of 500/]);
  // The link answers once the page is hydrated.
  await arrive(page, `${visit.shop.url}/faqs`);
  for (const section of Object.values(sections))
    await page.route(`**${section.call}*`, (route) => answer(route, section));
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Jhabla & Co/ })
    .click();
  await page.getByRole('heading', { name: 'Our Growing Community' }).waitFor();
  return { page, troubles };
}

/** What stands at a section's place until its answer comes. */
const waiting = 'main .section-waiting, main .hero-loading';
const names = Object.keys(sections);
const at = (name: string): Section => sections[name] as Section;

describe('The home page with data', () => {
  it('shows every section', async () => {
    const { page, troubles } = await goHome((route) => route.continue());
    for (const name of names) await at(name).sign(page).first().waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe.each([
  ['nothing to show', (route: Route, { nothing }: Section) => answersWith(nothing)(route)],
  ['calls that fail', fails],
])('The home page with %s', (_what, answer) => {
  it('leaves every section out, and the others stand', async () => {
    const { page, troubles } = await goHome(answer);
    await untilPage(
      'the empty sections to be gone',
      page,
      (places) => document.querySelector(places) === null,
      waiting,
    );
    const shown: string[] = [];
    for (const name of names) if (await at(name).sign(page).first().isVisible()) shown.push(name);
    expect(shown).toEqual([]);
    await soon(async () => expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true));
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('The home page with calls that take their time', () => {
  it('waits in every section, at its place, and fills it when the answer comes', async () => {
    const { holds, letGo } = slowCalls();
    const { page } = await goHome(holds);
    await untilPage(
      'every section to wait at its place',
      page,
      ([places, count]) => document.querySelectorAll(places).length === count,
      [waiting, names.length] as const,
    );
    for (const text of ['Loading...', 'Loading videos...']) await page.getByText(text, { exact: true }).waitFor();
    await letGo();
    for (const name of names) await at(name).sign(page).first().waitFor();
    await page.context().close();
  });
});

describe('The fading pictures', () => {
  const dot = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Picture ${number} of `) });
  const chosen = (page: Page, number: number) =>
    page.locator(`.hero-dot[aria-current="true"][aria-label^="Picture ${number} "]`);

  it('follow each other by themselves, and stay at the one that is chosen', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 1280);
    await page.goto(visit.shop.url);
    await chosen(page, 2).waitFor();
    await dot(page, 3).click();
    await chosen(page, 3).waitFor();
    await page.getByRole('button', { name: 'Play: pictures' }).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('stand still for somebody who wants no motion', async () => {
    const { page } = await openPage(visit.browser, visit.shop.url, 1280);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(visit.shop.url);
    await page.getByRole('button', { name: 'Play: pictures' }).waitFor();
    await soon(async () => expect(await dot(page, 1).getAttribute('aria-current')).toBe('true'));
    await page.context().close();
  });
});

describe.each([360, 1280])('The banner below the categories at %i px', (width) => {
  const link = (page: Page) => page.locator('main').getByRole('link', { name: 'Toys for small hands Shop Now' });

  it('comes with the page, keeps its place while its picture is on the way, and leads where staff said', async () => {
    const sent = await (await fetch(visit.shop.url)).text();
    expect(sent).toContain('Toys for small hands');
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, width);
    const { holds, letGo } = slowCalls();
    await page.route('**/pictures/**/banner-toys-*', holds);
    await page.goto(visit.shop.url);
    await link(page).scrollIntoViewIfNeeded();
    const height = async () => (await link(page).boundingBox())?.height ?? 0;
    const before = await height();
    expect(before).toBeGreaterThan(width / 4);
    await letGo();
    await rested(page);
    await untilPage(
      'the picture of the banner',
      page,
      () => (document.querySelector<HTMLImageElement>('img[src*="banner-toys"]')?.naturalWidth ?? 0) > 0,
    );
    expect(await height()).toBe(before);
    await expectFitToBeSeen(page);
    await link(page).click();
    await page.waitForURL('**/shop?category=Toys');
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('The offers', () => {
  it('give the code into the clipboard', async () => {
    const { page } = await openPage(visit.browser, visit.shop.url, 1280);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await arrive(page, visit.shop.url);
    await page.getByRole('button', { name: 'Copy code FIRST' }).click();
    await page.getByText('Code Copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('FIRST');
    await page.context().close();
  });

  it('name the usual code beside their texts when no coupon is the main one', async () => {
    const texts = (await (await fetch(`${visit.shop.url}/api/home-coupons`)).json()) as unknown[];
    const { page } = await goHome((route) =>
      route.request().url().includes('is-main') ? fails(route) : route.continue(),
    );
    await page.getByRole('button', { name: 'Copy code FIRST' }).waitFor();
    await soon(async () => expect(await page.locator('.coupon-strip li').count()).toBe(texts.length));
    await page.context().close();
  });
});

describe('The community', () => {
  it('counts the community up to its figures when they come into view', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 1280);
    await arrive(page, visit.shop.url);
    const seen = page.locator('.community-figures dd [aria-hidden="true"]');
    // The first sign of a shopper.
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    // Out of view they wait at nought; whoever hears them is told the figures all the same.
    await untilPage('the figures at nought', page, () =>
      [...document.querySelectorAll('.community-figures dd [aria-hidden]')].every((dd) =>
        dd.textContent?.startsWith('0'),
      ),
    );
    const figures = demoWords.community.map(({ description }) => description);
    await soon(async () =>
      expect(await page.locator('.community-figures dd .visually-hidden').allTextContents()).toEqual(figures),
    );
    await page.getByRole('heading', { name: 'Our Growing Community' }).scrollIntoViewIfNeeded();
    await seen.last().scrollIntoViewIfNeeded();
    for (const figure of figures) await seen.filter({ hasText: figure }).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('The links of the shop', () => {
  it('leads somewhere with every link of header, footer, home page and story pages', async () => {
    const { page } = await openPage(visit.browser, visit.shop.url, 1280);
    const addresses = new Set<string>();
    for (const path of [
      '/',
      '/about',
      '/careers',
      '/contact',
      '/sitemap',
      '/faqs',
      '/return-policy',
      '/privacy-policy',
      '/terms-of-use',
      '/sale-products',
    ]) {
      await page.goto(`${visit.shop.url}${path}`);
      await untilPage('the whole page to be made', page, () => document.querySelector('noscript.far') === null);
      const hrefs = await page
        .locator('a[href^="/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      for (const href of hrefs) addresses.add(href.split('#')[0] ?? '');
    }
    const lost: string[] = [];
    for (const address of addresses) {
      const response = await page.request.get(`${visit.shop.url}${address}`, { headers: { accept: 'text/html' } });
      if (response.status() !== 200) lost.push(`${address} ${response.status()}`);
    }
    expect(addresses.size).toBeGreaterThan(40);
    expect(lost).toEqual([]);
    await page.context().close();
  });
});
