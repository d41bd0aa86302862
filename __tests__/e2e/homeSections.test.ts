/** Every section of the home page in a real browser: with its data, without any, when its call fails, and while it waits. */
import type { Page, Route } from 'playwright-core';
import { openPage } from '../support/browser';
import { shopInBrowser } from '../support/shopInBrowser';

const visit = shopInBrowser();

interface Section {
  call: string;
  /** What is only there with the section. */
  sign: (page: Page) => ReturnType<Page['locator']>;
  /** An answer that holds nothing. */
  nothing: string;
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name });
const banner = (text: RegExp) => (page: Page) => page.locator('main').getByText(text);
const sections: Record<string, Section> = {
  videos: { call: '/homepage/video/get-videos', sign: heading('From the sewing room'), nothing: '[]' },
  deals: { call: '/api/customProducts/deals-of-the-day', sign: heading('Deal Of The Day'), nothing: '[]' },
  'the shapewear banner': { call: '/homepage/images/get-shapewear', sign: banner(/^Shapewear that/), nothing: '{}' },
  colours: { call: '/api/customProducts/all-colors', sign: heading('EXPLORE YOUR FAVOURITE COLOURS'), nothing: '[]' },
  'the season banner': { call: '/homepage/images/get-season', sign: banner(/^Made for the season/), nothing: '{}' },
  'on-trend picks': { call: '/homepage/on-trend-picks/get-all', sign: heading('On Trend Picks'), nothing: '[]' },
  'the bamboo banner': { call: '/homepage/images/get-bamboo', sign: banner(/^Bamboo socks,/), nothing: '{}' },
  'sock types': { call: '/homepage/socktype/get-all', sign: heading('Socks for every step'), nothing: '[]' },
  'top sellers': { call: '/api/customProducts/top-seller', sign: heading('Top Seller Excellence'), nothing: '[]' },
};

/** The home page as it is reached from another page, when its calls are the browser's: each answered as `answer` says. */
async function goHome(answer: (route: Route, section: Section) => unknown) {
  const { page, troubles } = await openPage(visit.browser, visit.shop.url, 1280, [/status of 500/]);
  await page.goto(`${visit.shop.url}/faqs`);
  for (const section of Object.values(sections)) await page.route(`**${section.call}*`, (route) => answer(route, section));
  // The link answers once the page has come alive.
  await page.waitForLoadState('networkidle');
  await page.getByRole('banner').getByRole('link', { name: /^Jhabla & Co/ }).click();
  await page.getByRole('heading', { name: 'Our Growing Community' }).waitFor();
  return { page, troubles };
}

const names = Object.keys(sections);
const at = (name: string): Section => sections[name] as Section;

describe('with data', () => {
  it('shows every section', async () => {
    const { page, troubles } = await goHome((route) => route.continue());
    for (const name of names) await at(name).sign(page).first().waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe.each([
  ['nothing to show', (route: Route, { nothing }: Section) => route.fulfill({ contentType: 'application/json', body: nothing })],
  ['calls that fail', (route: Route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{"code":"INTERNAL","message":"x"}' })],
])('with %s', (_what, answer) => {
  it('leaves every section out, and the others stand', async () => {
    const { page, troubles } = await goHome(answer);
    await page.waitForFunction(() => document.querySelector('main .section-waiting') === null);
    const shown: string[] = [];
    for (const name of names) if (await at(name).sign(page).first().isVisible()) shown.push(name);
    expect(shown).toEqual([]);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('with calls that take their time', () => {
  it('waits in every section, at its place, and fills it when the answer comes', async () => {
    const held: Route[] = [];
    const { page } = await goHome((route) => void held.push(route));
    // The coupon strip's calls are not held, so that it may still be waiting for a moment.
    await page.waitForFunction((waiting) => document.querySelectorAll('main .section-waiting').length === waiting, names.length);
    await page.getByText('Loading videos...').first().waitFor({ state: 'attached' });
    await Promise.all(held.map((route) => route.continue()));
    for (const name of names) await at(name).sign(page).first().waitFor();
    await page.context().close();
  });
});

/** Screens of members' own, which the next pages of the shop bring. */
const membersScreens = ['/login', '/signup', '/forgot-password', '/reset', '/wishlist', '/profile', '/order-history'];

it('leads somewhere with every link of header, footer, home page and story pages', async () => {
  const { page } = await openPage(visit.browser, visit.shop.url, 1280);
  const addresses = new Set<string>();
  for (const path of ['/', '/about', '/careers', '/contact', '/sitemap', '/faqs', '/return-policy', '/privacy-policy', '/terms-of-use', '/sale-products']) {
    await page.goto(`${visit.shop.url}${path}`);
    const hrefs = await page.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const href of hrefs) addresses.add(href.split('#')[0] ?? '');
  }
  const lost: string[] = [];
  for (const address of addresses) {
    if (membersScreens.includes(address.split('?')[0] ?? '')) continue;
    const response = await page.request.get(`${visit.shop.url}${address}`, { headers: { accept: 'text/html' } });
    if (response.status() !== 200) lost.push(`${address} ${response.status()}`);
  }
  expect(addresses.size).toBeGreaterThan(40);
  expect(lost).toEqual([]);
  await page.context().close();
});
