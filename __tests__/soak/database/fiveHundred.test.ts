/**
 * Five hundred shoppers at once, on the built shop: each answer is right or an early 503, none is cut off, and
 * afterwards all is as before.
 */
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../../src/server/db/open';
import { faultsInBooks } from '../../support/process/orderBooks';
import { becomeGuest, buy, fillStock, send, type Attempt, type Buyer } from '../../support/process/orderLoad';
import { makeChance } from '../../support/data/random';
import { startShop, type ShopProcess } from '../../support/process/shopProcess';
import { makePlace, type TestPlace } from '../../support/server/testDatabase';
import { patienceFor } from '../../support/lib/until';

const SHOPPERS = 500;
/** The others are guests. */
const MEMBERS = 50;
const PRODUCTS = 6;
/** As long as the storefront waits for an answer, ms (client/api/baseApi.ts). */
const PATIENCE_MS = 20_000;
/** Nobody is sent away for longer than this, ms. */
const LONGEST_MS = 300_000;
/** Most memory that the process may ever hold, KiB: what docs/reliability.md promises. */
const MOST_MEMORY_KIB = 1024 * 1024;

let place: TestPlace;
let shop: ShopProcess;
let members: Buyer[];
const chance = makeChance(500);

beforeAll(async () => {
  place = await makePlace();
  members = await fillStock(place, MEMBERS);
  shop = await startShop(
    { DEMO: 'off', SECRET_KEY: 'the-secret-key-of-a-shop-that-is-crowded', LOG_LEVEL: 'fatal' },
    place,
  );
}, 120_000);
afterAll(() => shop?.close());

/** What went wrong with anybody's answers. */
const faults: string[] = [];
/** What came of what was asked: pages, and orders with all that leads to them. */
const answered = { good: 0, later: 0 };

/** Not all who were sent away come back at the same moment. */
const returnAfter = (seconds: number): Promise<void> => wait(seconds * 1000 * (1 + chance.upTo(100) / 100));

/** Node tells why a call broke off in the error's cause alone. */
const why = (error: unknown): string => [error, (error as Error).cause].filter(Boolean).map(String).join(', since ');

async function page(path: string, right: string): Promise<void> {
  const goOn = patienceFor(path, LONGEST_MS);
  for (;;) {
    goOn();
    const response = await fetch(shop.url + path, {
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    if (response.status === 200) {
      answered.good += 1;
      if (!text.includes(right)) faults.push(`${path}: another page`);
      return;
    }
    const seconds = Number(response.headers.get('retry-after'));
    if (response.status !== 503 || !(seconds > 0)) return void faults.push(`${path}: ${response.status}`);
    answered.later += 1;
    await returnAfter(seconds);
  }
}

/** Again for as long as the shop says that it is too busy. */
async function untilTaken(ask: () => Promise<number>): Promise<void> {
  const goOn = patienceFor('a call to be taken', LONGEST_MS);
  for (;;) {
    goOn();
    const status = await ask();
    if (status === 200) {
      answered.good += 1;
      return;
    }
    if (status !== 503) return void faults.push(`an order: ${status}`);
    answered.later += 1;
    await returnAfter(1);
  }
}

async function guest(): Promise<Buyer> {
  let buyer: Buyer | undefined;
  await untilTaken(async () => {
    const made = await becomeGuest(shop.url);
    if (made.id === undefined) return 503;
    buyer = made;
    return 200;
  });
  return buyer as Buyer;
}

/**
 * The front, a product and a list at addresses that nobody has asked for, and an order. A call that breaks off ends it,
 * as a fault.
 */
async function visit(at: number, attempts: Attempt[]): Promise<Buyer | undefined> {
  const id = 1 + (at % PRODUCTS);
  const began = performance.now();
  let asked = 'the front';
  try {
    await page('/', '<main');
    asked = 'a product';
    await page(`/productdetails/${id}?color=${at}`, `Jhabla ${id}</h1>`);
    asked = 'a list';
    await page(`/shop?minPrice=${at}`, '<main');
    asked = 'an order';
    const buyer = members[at] ?? (await guest());
    await untilTaken(() =>
      buyer.open
        ? send(shop.url, buyer, buyer.open)
        : buy(shop.url, buyer, chance, (attempt) => attempts.push(attempt)),
    );
    return buyer;
  } catch (error) {
    faults.push(`shopper ${at}, ${asked}, ${Math.round(performance.now() - began)} ms after coming: ${why(error)}`);
    return undefined;
  }
}

/** The most that the server ever held. */
async function peakMemory(): Promise<number> {
  const status = await readFile(`/proc/${shop.pid()}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]);
}

describe('five hundred shoppers at once', () => {
  it('answers each rightly or with an early 503, places every order once, and holds little memory', async () => {
    const attempts: Attempt[] = [];
    const buyers = await Promise.all(Array.from({ length: SHOPPERS }, (_, at) => visit(at, attempts)));
    expect(faults).toEqual([]);
    expect(answered.good).toBe(4 * SHOPPERS + (SHOPPERS - MEMBERS));
    // Else it was no crowd.
    expect(answered.later).toBeGreaterThan(0);

    const database = await openDatabase(place);
    const orders = await database.db.selectFrom('customer_order').select('order_no').execute();
    expect(await faultsInBooks(database.db, attempts)).toEqual([]);
    await database.close();
    expect(attempts).toHaveLength(SHOPPERS);
    expect(orders.map(({ order_no }) => order_no).sort()).toEqual(attempts.map(({ orderNo }) => orderNo).sort());
    expect(new Set(buyers.map((buyer) => buyer?.id)).size).toBe(SHOPPERS);
    expect(await peakMemory()).toBeLessThan(MOST_MEMORY_KIB);
  }, 900_000);

  it('is as ready afterwards as before', async () => {
    const statuses = [];
    for (const path of [
      '/readyz',
      '/',
      '/shop?minPrice=9001',
      '/productdetails/1?color=9001',
      '/api/customProducts/1',
    ]) {
      const response = await fetch(shop.url + path, {
        headers: { accept: path.startsWith('/api') ? 'application/json' : 'text/html' },
      });
      await response.arrayBuffer();
      statuses.push(response.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
  });
});
