/** One caller draws page after page that nobody has asked for before, over thirty connections: others get theirs. */
import http from 'node:http';
import { limitFor, ROUNDS } from '../../support/lib/rounds';
import { startShop, type ShopProcess } from '../../support/process/shopProcess';

const CONNECTIONS = 30;
const SHOPPERS = 25;
/** Without a byte, for one page. */
const PATIENCE_MS = 60_000;

let shop: ShopProcess;
let products: number[];
beforeAll(async () => {
  shop = await startShop({ RATE_LIMITS: 'on' });
  const listed = (await (await fetch(`${shop.url}/api/customProducts/all`)).json()) as { productId: number }[];
  products = listed.map(({ productId }) => productId);
}, 60_000);
afterAll(() => shop?.close());

/** The status of a page, asked for from one of the loopback's addresses, of which each is a network of its own. */
const ask = (localAddress: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { accept: 'text/html', connection: 'close' };
    const request = http.get(`${shop.url}${path}`, { localAddress, headers, agent: false }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    });
    request.setTimeout(PATIENCE_MS, () =>
      request.destroy(
        new Error(`Waited ${PATIENCE_MS / 1000} s for this, in vain: ${path} to be drawn for ${localAddress}`),
      ),
    );
    request.once('error', reject);
  });

/** Draws on every connection until it is told to stop; gives how many pages it has asked for. */
function drawWithoutEnd(localAddress: string): () => Promise<number> {
  let isOver = false;
  let asked = 0;
  const drawOne = async (): Promise<void> => {
    while (!isOver) await ask(localAddress, `/shop?search=made-up-${(asked += 1)}`);
  };
  const all = Promise.all(Array.from({ length: CONNECTIONS }, drawOne));
  // Whatever broke it is told where it is stopped.
  all.catch(() => undefined);
  return async () => {
    isOver = true;
    await all;
    return asked;
  };
}

describe('One caller who draws over thirty connections', () => {
  it(
    'leaves every shopper of another network a product page, round after round',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const stop = drawWithoutEnd('127.0.0.3');
        let drawn = 0;
        let statuses: number[] = [];
        try {
          const pages = Array.from(
            { length: SHOPPERS },
            (_, n) => `/productdetails/${products[(round * SHOPPERS + n) % products.length]}`,
          );
          statuses = await Promise.all(pages.map((path, n) => ask(`127.0.1.${n + 1}`, path)));
        } finally {
          drawn = await stop();
        }
        expect(drawn).toBeGreaterThan(CONNECTIONS);
        expect(statuses.filter((status) => status !== 200)).toEqual([]);
      }
    },
    limitFor(20),
  );
});
