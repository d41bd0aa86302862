/** docs/contract.md section 7: SIGTERM finishes what is under way, then stops within 10 seconds. */
import { startShop } from '../support/process/shopProcess';
import type { ShopProcess } from '../support/process/shopProcess';

jest.setTimeout(60_000);

let shop: ShopProcess;

beforeAll(async () => {
  shop = await startShop({}, undefined, { drawsAnew: true });
});
afterAll(() => shop?.close());

describe('A shop that is asked to stop', () => {
  it('answers what was asked before it was told to stop, and goes without a fault', async () => {
    const product = (await (await fetch(`${shop.url}/api/customProducts/174`)).json()) as { prodImg1: string };
    const name = /\/pictures\/([a-z0-9-]+)\.jpg/.exec(product.prodImg1)?.[1];
    // Drawn for the first time at its full width, so it is still under way when the signal comes.
    const underWay = fetch(`${shop.url}/pictures/960/${name}.avif`);
    const health = await fetch(`${shop.url}/healthz`);
    expect(health.status).toBe(200);

    const code = shop.stop();
    const picture = await underWay;
    expect(picture.status).toBe(200);
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    // A stop that takes longer than it may is cut short by the server itself, with 1.
    expect(await code).toBe(0);
    await expect(fetch(`${shop.url}/healthz`)).rejects.toThrow();
  });
});
