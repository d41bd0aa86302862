/**
 * Measures how soon the cheap phone answers a tap: each action to its next paint, a listing's link to its product, Add
 * to cart to the badge.
 */
const fs = require('node:fs');
const http = require('node:http');
const os = require('node:os');
const path = require('node:path');
const { openRestedShop } = require('./load/benchShop');
const { pages, tap } = require('./pageActions');
const { median } = require('./numbers');
const { openBrowser, openPhone } = require('./phone');
const { armClick, clickTime, nextPaint, observe } = require('./tap');
const { openThousands } = require('./thousands');

const ROUNDS = 5;
/** Milliseconds that a shopper looks at a page before the first tap. */
const LOOK_MS = 2000;
/** Milliseconds from a page's rest to the tap. */
const REST_MS = 500;
const PRODUCT = 101;

/** The control: a button that counts, on a page with nothing else. */
const controlPage = `<!doctype html><meta name="viewport" content="width=device-width"><title>Control</title>
<button style="font-size:2rem">Press</button><output>0</output>
<script>const o=document.querySelector('output');document.querySelector('button').onclick=()=>{o.textContent=Number(o.textContent)+1}</script>`;

async function openControl() {
  const server = http.createServer((_, answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end(controlPage));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => new Promise((resolve) => server.close(resolve)) };
}

/** Runs `visit` on a phone of its own. */
async function onPhone(browser, visit, prepare = () => undefined) {
  const { context, page } = await openPhone(browser);
  try {
    await page.addInitScript(observe);
    await prepare(page);
    return await visit(page);
  } finally {
    await context.close();
  }
}

async function logIn(page, url) {
  const form = { emailId: 'demo@jhabla.example', password: 'demo1234', userType: 'USER' };
  await page.request.post(`${url}/users/loginUser`, { form });
}

/** A page that is loaded, hydrated, and read for a moment. */
async function isHere(page) {
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
  await page.waitForTimeout(LOOK_MS);
}

/** @returns {Promise<Map<string, { title: string, times: number[] }>>} one entry for each action */
async function walk(browser, url, rounds, say) {
  const seen = new Map();
  for (const { path: address, actions } of pages) {
    for (let round = 0; round < rounds; round += 1) {
      await onPhone(browser, async (page) => {
        await logIn(page, url);
        await page.goto(url + address);
        await isHere(page);
        for (const { name, title, reach, act, after } of actions) {
          await reach?.(page);
          await page.waitForTimeout(REST_MS);
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
async function tapArmed(page, locate, arm) {
  const { reach, act } = tap(locate);
  await reach(page);
  await arm();
  await page.waitForTimeout(REST_MS);
  await act(page);
  return clickTime(page);
}

const tapControl = (browser, url) =>
  onPhone(browser, async (page) => {
    await page.goto(url);
    const locate = () => page.locator('button');
    const { reach, act } = tap(locate);
    await reach(page);
    await page.waitForTimeout(REST_MS);
    const paint = await nextPaint(page, () => act(page));
    return { paint, ...(await tapArmed(page, locate, () => armClick(page, 'control', '1'))) };
  });

/** From a tap on a visible card to its product: name, price and a picture. */
const openProduct = (browser, url, prepare) =>
  onPhone(
    browser,
    async (page) => {
      await page.goto(`${url}/shop`);
      await isHere(page);
      const card = page.locator('.listing-grid .product-card-link').first();
      return tapArmed(page, () => card, async () => armClick(page, 'product', await card.getAttribute('title')));
    },
    prepare,
  );

/** The same without prefetching. */
const savesData = (page) => page.addInitScript(() => Object.defineProperty(navigator.connection, 'saveData', { get: () => true }));

const addToCart = (browser, url) =>
  onPhone(browser, async (page) => {
    await page.goto(`${url}/productdetails/${PRODUCT}`);
    await isHere(page);
    const locate = () => page.getByRole('button', { name: 'Add to cart' });
    return tapArmed(page, locate, () => armClick(page, 'badge', '0'));
  });

async function times(rounds, measure) {
  const all = [];
  for (let round = 0; round < rounds; round += 1) all.push(await measure());
  return all;
}

const middle = (all, key) => median(all.map((one) => one[key]));
const tenths = (value) => Math.round(value * 10) / 10;

/** Runs a shop for as long as it is measured. */
async function inShop(open, measureShop) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-interactions-'));
  const shop = await open(folder);
  try {
    return await measureShop(shop.url);
  } finally {
    await shop.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const shops = { 150: openRestedShop, 20000: openThousands };

/** Every action, in a shop of so many products. */
async function measureDeeds(browser, { count, rounds, plain, say }) {
  const seen = await inShop(shops[count], (url) => walk(browser, url, rounds, say));
  return [...seen].map(([name, { title, times: all }]) => ({
    id: `interactions.${name}.${count}`, title: `${title}, ${count} products`, unit: 'ms', value: median(all), control: middle(plain, 'paint'),
  }));
}

/** From the listing to a product, and into the cart. */
async function measureWays(browser, { rounds, plain, say }) {
  const ways = [
    ['navigate.prefetched', 'A card in view → its product', (url) => openProduct(browser, url)],
    ['navigate.cold', 'The same, nothing fetched beforehand', (url) => openProduct(browser, url, savesData)],
    ['cart.badge', 'Add to cart → badge', (url) => addToCart(browser, url)],
  ];
  return inShop(openRestedShop, async (url) => {
    const figures = [];
    for (const [id, title, go] of ways) {
      const all = await times(rounds, () => go(url));
      say(`${id}: ${all.map(({ ms, frames }) => `${Math.round(ms)} ms, ${frames} frames`).join('; ')}`);
      figures.push({ id, title, unit: 'ms', value: tenths(middle(all, 'ms')), control: tenths(middle(plain, 'ms')) });
      if (id === 'cart.badge') figures.push({ id: 'cart.badge.frames', title: 'Frames before the badge’s new number', unit: '', value: middle(all, 'frames'), control: middle(plain, 'frames') });
    }
    return figures;
  });
}

/** @returns {Promise<{ id: string, title: string, unit: string, value: number, control: number }[]>} */
async function measure({ quick = false, say = () => undefined, only = ['ways', 150, 20000] } = {}) {
  const rounds = quick ? 1 : ROUNDS;
  const browser = await openBrowser();
  const control = await openControl();
  try {
    const plain = await times(rounds, () => tapControl(browser, control.url));
    const figures = [];
    for (const part of only) {
      figures.push(...(await (part === 'ways' ? measureWays(browser, { rounds, plain, say }) : measureDeeds(browser, { count: part, rounds, plain, say }))));
    }
    return figures;
  } finally {
    await control.close();
    await browser.close();
  }
}

module.exports = { name: 'interactions', title: 'What a finger waits for', measure };
