/** Requests that are made up without end, each unlike all before: what the server remembers of them has an end. */
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { limitFor, ROUNDS } from '../../support/lib/rounds';
import { startShop, type ShopProcess } from '../../support/process/shopProcess';

/** A round. Forty of them are a million. */
const REQUESTS = 25_000;
const CONNECTIONS = 40;
/** MB of the heap that the server may have; about 95,000 answers to made-up colours filled 256 before. */
const HEAP = 128;
/** Without a byte, for one answer. */
const PATIENCE_MS = 60_000;

/** Pages that are drawn, a round. */
const PAGES = 600;

let shop: ShopProcess;
beforeAll(async () => {
  shop = await startShop({ NODE_OPTIONS: `--max-old-space-size=${HEAP}`, CACHE_MB: '16', LOG_LEVEL: 'error' });
}, 120_000);
afterAll(() => shop?.close());

const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
afterAll(() => agent.destroy());

const get = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', accept: path.startsWith('/api') ? 'application/json' : 'text/html' };
    const request = http.get(`${shop.url}${path}`, { agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    request.setTimeout(PATIENCE_MS, () =>
      request.destroy(new Error(`Waited ${PATIENCE_MS / 1000} s for this, in vain: an answer to ${path}`)),
    );
    request.once('error', reject);
  });

/** What nobody asked before, of every kind that has a memory. */
const kinds: ((number: number) => string)[] = [
  (number) => `/api/customProducts/all?color=made-up-${number}`,
  (number) => `/api/customProducts/all?pageSize=24&minPrice=${number}`,
  (number) => `/api/customProducts/search?productName=made${number.toString(36)}up`,
  (number) => `/api/customProducts/get-all-colors?name=made-up-${number}`,
  (number) => `/?gclid=${number}`,
  (number) => `/no-such-page-${number}`,
  (number) => `/pictures/480/made-up-${number}.avif`,
];

/** MB that the process holds. */
const memory = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${shop.pid()}/status`, 'utf8'))?.[1]) / 1024;

/**
 * Asks for what `pathOf` gives, up to `total`, and keeps every status.
 * @returns MB that the second half has added: memories fill first
 */
async function grownBy(total: number, pathOf: (number: number) => string, seen: Set<number>): Promise<number> {
  let number = 0;
  const askOn = async (end: number): Promise<void> => {
    while (number < end) seen.add(await get(pathOf((number += 1))));
  };
  const askUntil = (end: number) => Promise.all(Array.from({ length: CONNECTIONS }, () => askOn(end)));
  await askUntil(total / 2);
  const before = memory();
  await askUntil(total);
  return memory() - before;
}

const refused = (seen: Set<number>): number[] => [...seen].filter((status) => ![200, 404].includes(status));

describe('Made-up requests', () => {
  it(
    'end in answers, and leave the memory as it was',
    async () => {
      const seen = new Set<number>();
      const pathOf = (number: number) => (kinds[number % kinds.length] as (typeof kinds)[number])(number);
      expect(await grownBy(ROUNDS * REQUESTS, pathOf, seen)).toBeLessThan(64);
      expect(refused(seen)).toEqual([]);
    },
    limitFor(120),
  );

  it(
    'for pages that are all drawn take no more memory than the settings say',
    async () => {
      const seen = new Set<number>();
      const pathOf = (number: number) =>
        number % 2 ? `/shop?minPrice=${number}` : `/productdetails/174?color=c${number}`;
      expect(await grownBy(ROUNDS * PAGES, pathOf, seen)).toBeLessThan(48);
      expect(refused(seen)).toEqual([]);
    },
    limitFor(120),
  );
});
