/**
 * Measures how soon the cheap phone answers a tap: each action to its next paint, a listing's link to its product, Add
 * to cart to the badge.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import type { BenchPart, Figure, Measuring } from './bench.types';
import { serveControl, type ControlPage } from './controlPage';
import { openRestedShop, type BenchShop } from './load/benchShop';
import { median } from './numbers';
import { pages, tap } from './pageActions';
import { openBrowser, openPhone } from './phone';
import { armClick, clickTime, nextPaint, observe } from './tap';
import { openThousands } from './thousands';

const ROUNDS = 5;
/** Milliseconds that a shopper looks at a page before the first tap. */
const LOOK_MS = 2000;
/** Milliseconds from a page's rest to the tap. */
const REST_MS = 500;
const PRODUCT = 101;

type Say = Measuring['say'];
type Click = Awaited<ReturnType<typeof clickTime>>;

/** What the parts of one run share. */
interface Round {
  rounds: number;
  /** The control's. */
  plain: (Click & { paint: number })[];
  say: Say;
}

/** The control: a button that counts, on a page with nothing else. */
const controlPage = `<!doctype html><meta name="viewport" content="width=device-width"><title>Control</title>
<button style="font-size:2rem">Press</button><output>0</output>
<script>const o=document.querySelector('output');document.querySelector('button').onclick=()=>{o.textContent=Number(o.textContent)+1}</script>`;

const openControl = (): Promise<ControlPage> =>
  serveControl((_, answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end(controlPage));

/** Runs `visit` on a phone of its own. */
async function onPhone<T>(
  browser: Browser,
  visit: (page: Page) => Promise<T>,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<T> {
  const { context, page } = await openPhone(browser);
  try {
    await page.addInitScript(observe);
    await prepare?.(page);
    return await visit(page);
  } finally {
    await context.close();
  }
}

async function logIn(page: Page, url: string): Promise<void> {
  const form = { emailId: 'demo@jhabla.example', password: 'demo1234', userType: 'USER' };
  await page.request.post(`${url}/users/loginUser`, { form });
}

/** A page that is loaded, hydrated, and read for a moment. */
async function isHere(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
  await page.waitForTimeout(LOOK_MS);
}

interface SeenAction {
  title: string;
  /** Milliseconds, one for each round. */
  times: number[];
}

/** @returns one entry for each action, by its name */
async function walk(browser: Browser, url: string, rounds: number, say: Say): Promise<Map<string, SeenAction>> {
  const seen = new Map<string, SeenAction>();
  for (const { path: address, isGuest = false, isAtOnce = false, actions } of pages) {
    for (let round = 0; round < rounds; round += 1) {
      await onPhone(browser, async (page) => {
        if (!isGuest) await logIn(page, url);
        await page.goto(url + address, isAtOnce ? { waitUntil: 'commit' } : {});
        if (!isAtOnce) await isHere(page);
        for (const { name, title = '', reach, act, after } of actions) {
          await reach?.(page);
          if (!isAtOnce) await page.waitForTimeout(REST_MS);
          const ms = await nextPaint(page, () => act(page));
          await after?.(page);
          if (name === undefined) continue;
          const { times: before } = seen.get(name) ?? { times: [] };
          seen.set(name, { title, times: [...before, ms] });
          say(`${name}: ${ms} ms`);
        }
      });
    }
  }
  return seen;
}

/** Taps an element, and gives the times that were armed before. */
async function tapArmed(page: Page, locate: () => Locator, arm: () => Promise<void>): Promise<Click> {
  const { reach, act } = tap(locate);
  await reach(page);
  await arm();
  await page.waitForTimeout(REST_MS);
  await act(page);
  return clickTime(page);
}

const tapControl = (browser: Browser, url: string): Promise<Click & { paint: number }> =>
  onPhone(browser, async (page) => {
    await page.goto(url);
    const locate = (): Locator => page.locator('button');
    const { reach, act } = tap(locate);
    await reach(page);
    await page.waitForTimeout(REST_MS);
    const paint = await nextPaint(page, () => act(page));
    return { paint, ...(await tapArmed(page, locate, () => armClick(page, 'control', '1'))) };
  });

/** From a tap on a visible card to its product: name, price and a picture. */
const openProduct = (browser: Browser, url: string, prepare?: (page: Page) => Promise<unknown>): Promise<Click> =>
  onPhone(
    browser,
    async (page) => {
      await page.goto(`${url}/shop`);
      await isHere(page);
      const card = page.locator('.listing-grid .product-card-link').first();
      return tapArmed(
        page,
        () => card,
        async () => armClick(page, 'product', (await card.getAttribute('title')) ?? ''),
      );
    },
    prepare,
  );

/** The same without prefetching. */
const savesData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { connection } = navigator as Navigator & { connection: object };
    Object.defineProperty(connection, 'saveData', { get: () => true });
  });

const addToCart = (browser: Browser, url: string): Promise<Click> =>
  onPhone(browser, async (page) => {
    await page.goto(`${url}/productdetails/${PRODUCT}`);
    await isHere(page);
    const locate = (): Locator => page.getByRole('button', { name: 'Add to cart' });
    return tapArmed(page, locate, () => armClick(page, 'badge', '0'));
  });

async function times<T>(rounds: number, measure: () => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await measure());
  return all;
}

const middle = <K extends string>(all: readonly Record<K, number>[], key: K): number =>
  median(all.map((one) => one[key]));
const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Runs a shop for as long as it is measured. */
async function inShop<T>(
  open: (folder: string) => Promise<BenchShop>,
  measureShop: (url: string) => Promise<T>,
): Promise<T> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-interactions-'));
  const shop = await open(folder);
  try {
    return await measureShop(shop.url);
  } finally {
    await shop.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const shops = [
  { count: 150, open: openRestedShop },
  { count: 20_000, open: (folder: string) => openThousands(folder) },
];

/** Every action, in a shop of so many products. */
async function measureDeeds(
  browser: Browser,
  { count, open }: (typeof shops)[number],
  { rounds, plain, say }: Round,
): Promise<Figure[]> {
  const seen = await inShop(open, (url) => walk(browser, url, rounds, say));
  return [...seen].map(([name, { title, times: all }]) => ({
    id: `interactions.${name}.${count}`,
    title: `${title}, ${count} products`,
    unit: 'ms',
    value: median(all),
    control: middle(plain, 'paint'),
  }));
}

/** From the listing to a product, and into the cart. */
async function measureWays(browser: Browser, { rounds, plain, say }: Round): Promise<Figure[]> {
  const ways: [id: string, title: string, go: (url: string) => Promise<Click>][] = [
    ['navigate.prefetched', 'A card in view → its product', (url) => openProduct(browser, url)],
    ['navigate.cold', 'The same, nothing fetched beforehand', (url) => openProduct(browser, url, savesData)],
    ['cart.badge', 'Add to cart → badge', (url) => addToCart(browser, url)],
  ];
  return inShop(openRestedShop, async (url) => {
    const figures: Figure[] = [];
    for (const [id, title, go] of ways) {
      const all = await times(rounds, () => go(url));
      say(`${id}: ${all.map(({ ms, frames }) => `${Math.round(ms)} ms, ${frames} frames`).join('; ')}`);
      figures.push({ id, title, unit: 'ms', value: tenths(middle(all, 'ms')), control: tenths(middle(plain, 'ms')) });
      if (id === 'cart.badge')
        figures.push({
          id: 'cart.badge.frames',
          title: 'Frames before the badge’s new number',
          unit: '',
          value: middle(all, 'frames'),
          control: middle(plain, 'frames'),
        });
    }
    return figures;
  });
}

async function measure({ quick, say }: Measuring): Promise<Figure[]> {
  const rounds = quick ? 1 : ROUNDS;
  const browser = await openBrowser();
  const control = await openControl();
  try {
    const plain = await times(rounds, () => tapControl(browser, control.url));
    const figures = await measureWays(browser, { rounds, plain, say });
    for (const shop of shops) figures.push(...(await measureDeeds(browser, shop, { rounds, plain, say })));
    return figures;
  } finally {
    await control.close();
    await browser.close();
  }
}

export const interactions: BenchPart = { name: 'interactions', title: 'What a finger waits for', measure };
