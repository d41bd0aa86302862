/** The built shop and a real browser for one test file, and the ways that several of them walk. */
import type { Browser, Download, Locator, Page, Route } from 'playwright-core';
import { openDatabase } from '../../../src/server/db/open';
import type { Database } from '../../../src/server/db/types';
import { accessibilityFaults } from './axe';
import { isFirefox, launchBrowser, letPagesMove } from './browser';
import { startShop } from '../process/shopProcess';
import type { ShopProcess } from '../process/shopProcess';
import { makePlace } from '../server/testDatabase';
import type { Content, TestPlace } from '../server/testDatabase';
import { soon, untilPage } from '../lib/until';

export interface ShopVisit {
  shop: ShopProcess;
  browser: Browser;
}

interface Opening {
  /** The server's settings. */
  env?: Record<string, string>;
  /** Is told the place before the shop opens there, and fills it where it begins with tables alone. */
  stockUp?: (place: TestPlace) => Promise<void>;
  /** What the shop begins with; the demo shop, unless something stocks it up or DEMO is off. */
  content?: Content;
  /** Whether its subject moves by itself, which pages else do at night alone (`browser.ts`). */
  isMoving?: boolean;
  /** Which browser; the worker's Chromium, unless told. */
  launch?: () => Promise<Browser>;
}

/** Starts both before the file's tests, or a group's, and ends them afterwards. */
export function shopInBrowser({
  env = {},
  stockUp,
  content = stockUp || env['DEMO'] === 'off' ? 'tables' : 'demo shop',
  isMoving = false,
  launch = launchBrowser,
}: Opening = {}): ShopVisit {
  jest.setTimeout(180_000);
  if (isMoving) letPagesMove();
  const visit = {} as ShopVisit;
  beforeAll(async () => {
    // In turn: where there is no browser, no shop has been started that nobody would end.
    visit.browser = await launch();
    const place = await makePlace(content);
    await stockUp?.(place);
    visit.shop = await startShop(env, place);
  });
  afterAll(async () => {
    try {
      await visit.browser?.close();
    } finally {
      await visit.shop?.close();
    }
  });
  return visit;
}

export interface VisitWithRows extends ShopVisit {
  /** The shop's own database, looked into from beside it. */
  database: Database;
}

/** The same, with a look at the rows. */
export function shopWithRows(): VisitWithRows {
  let place: TestPlace;
  const visit = shopInBrowser({ stockUp: async (made) => void (place = made), content: 'demo shop' }) as VisitWithRows;
  beforeAll(async () => {
    visit.database = await openDatabase(place);
  });
  afterAll(() => visit.database?.close());
  return visit;
}

type RouteAnswer = (route: Route) => unknown;

/** What a call of the browser's comes back with, for `page.route`. */
export const answersWith =
  (body: string): RouteAnswer =>
  (route) =>
    route.fulfill({ contentType: 'application/json', body });
export const fails: RouteAnswer = (route) =>
  route.fulfill({ status: 500, contentType: 'application/json', body: '{"code":"INTERNAL","message":"x"}' });

/** Calls that take their time, until they are let go; those that come afterwards pass. */
export function slowCalls() {
  const held: Route[] = [];
  let isOpen = false;
  const holds: RouteAnswer = (route) => (isOpen ? route.continue() : void held.push(route));
  const letGo = () => {
    isOpen = true;
    return Promise.all(held.splice(0).map((route) => route.continue()));
  };
  return { holds, letGo };
}

type Held = string | RegExp | ((url: URL) => boolean);

/** Holds back what matches until it is let go. */
export async function hold(page: Page, pattern: Held): Promise<() => Promise<unknown>> {
  const { holds, letGo } = slowCalls();
  await page.route(pattern, holds);
  return letGo;
}

async function screenStands(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await untilPage(
    'the screen to have what it asked for',
    page,
    () => document.querySelector('main [aria-busy="true"]') === null,
  );
}

/** A settled screen, one heading, nothing on its way: it does not scroll sideways once it has heard of its width. */
export async function expectNothingBeside(page: Page): Promise<void> {
  await screenStands(page);
  const widths = () =>
    page.evaluate(() => ({ scrolls: document.documentElement.scrollWidth, width: window.innerWidth }));
  await soon(async () => {
    const { scrolls, width } = await widths();
    expect(scrolls).toBeLessThanOrEqual(width);
  });
}

/**
 * The same, with nothing for axe to find. In Firefox axe is not asked: it looks at the same page, and the process of a
 * page that it has looked at dies on the shopper's next step (Firefox 153).
 */
export async function expectFitToBeSeen(page: Page): Promise<void> {
  await screenStands(page);
  if (!isFirefox(page)) expect(await accessibilityFaults(page)).toEqual([]);
  await expectNothingBeside(page);
}

/** The first one that can be seen: some controls stand twice, for phones and for wide screens. */
export const visibleButton = (page: Page, name: string | RegExp, exact = false) =>
  page.getByRole('button', { name, exact }).locator('visible=true').first();
/** @param exact no button whose name has more than that */
export const pressVisible = (page: Page, name: string | RegExp, exact = false) =>
  visibleButton(page, name, exact).click();

/**
 * Key by key, over what stands there. What Playwright's `fill` does in Firefox goes through the property by which React
 * remembers a value, so that no handler hears of it.
 */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.selectText();
  await field.pressSequentially(text);
}

/** What `fillCheckout` types. */
export const testShopper = {
  name: 'Test Shopper',
  mobile: '9000000001',
  house: '12 Test House',
  street: 'Stitch Lane',
  // Not the shop's own, which it tells everybody.
  city: 'Gangtok',
  state: 'Sikkim',
  pin: '737101',
} as const;

/** What of `testShopper` stands in a text, by its name. */
export function testShopperIn(text: string): string[] {
  return Object.entries(testShopper).flatMap(([what, typed]) => (text.includes(typed) ? [what] : []));
}

/** From the cart to a checkout that only waits for Place Order. */
export async function fillCheckout(page: Page): Promise<void> {
  const { name, mobile, house, street, city, state, pin } = testShopper;
  await visibleButton(page, 'Checkout').click();
  await page.waitForURL('**/checkout');
  await typeInto(page.getByLabel('Full name'), name);
  await typeInto(page.getByLabel('Mobile number', { exact: true }), mobile);
  await typeInto(page.getByLabel('House name'), house);
  await typeInto(page.getByLabel('Street'), street);
  await typeInto(page.getByLabel('City'), city);
  await typeInto(page.getByLabel('State'), state);
  await typeInto(page.getByLabel(/pin code/i), pin);
  await page.getByRole('checkbox').check();
}

/**
 * The demo shop's member, logged in as the page's own browser: the cookie is set, the page asks who it is when it
 * loads.
 */
export async function logInDemoMember(page: Page, shopUrl: string): Promise<void> {
  const form = { emailId: 'demo@jhabla.example', password: 'demo1234', userType: 'USER' };
  const answer = await page.request.post(`${shopUrl}/users/loginUser`, { form });
  if (!('userId' in ((await answer.json()) as object))) throw new Error('The demo member cannot log in');
}

/** What a page has the browser save; the tests' browser may be another process's, which has no path for it here. */
export async function textOf(download: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
