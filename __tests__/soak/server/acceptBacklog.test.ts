/**
 * The accept backlog is drained and counted before the next page is rendered, so requests over the limit are refused
 * first.
 */
import net from 'node:net';
import { startShop, type ShopProcess } from '../../support/process/shopProcess';
import { inTime } from '../../support/lib/until';

const CONNECTIONS = 400;
/** What pages.ts renders at once, and what waits for it. */
const RENDERED_AT_ONCE = 4;
const QUEUED = 60;

let shop: ShopProcess;
beforeAll(async () => {
  shop = await startShop({ DEMO: 'off', LOG_LEVEL: 'fatal' });
}, 60_000);
afterAll(() => shop?.close());

/** Connected, and the question sent; gives the answer's status when its head is there. */
async function ask(path: string): Promise<{ status: Promise<number> }> {
  const socket = net.connect(Number(new URL(shop.url).port), '127.0.0.1');
  const status = new Promise<number>((resolve, reject) => {
    socket.once('data', (head) => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(head.toString('latin1'))?.[1])));
    socket.once('error', reject);
    socket.once('close', () => reject(new Error(`${path}: hung up`)));
  });
  await inTime(`a connection for ${path}`, new Promise((resolve) => socket.once('connect', resolve)));
  socket.resume().write(`GET ${path} HTTP/1.1\r\nHost: shop\r\nAccept: text/html\r\nConnection: close\r\n\r\n`);
  return { status };
}

describe('The accept backlog of a busy shop', () => {
  it('is drained, and its overload refused, before a second handful of pages is rendered', async () => {
    process.kill(shop.pid(), 'SIGSTOP');
    const asked = await Promise.all(Array.from({ length: CONNECTIONS }, (_, at) => ask(`/shop?search=cotton+${at}`)));
    const told: number[] = [];
    process.kill(shop.pid(), 'SIGCONT');
    await Promise.all(asked.map(async ({ status }) => told.push(await inTime('every page or its refusal', status))));
    const secondHandful = told.indexOf(200, nth(told, 200, RENDERED_AT_ONCE) + 1);
    const awayBefore = told.slice(0, secondHandful).filter((status) => status === 503).length;
    expect(new Set(told)).toEqual(new Set([200, 503]));
    expect(awayBefore).toBeGreaterThanOrEqual(CONNECTIONS - RENDERED_AT_ONCE - QUEUED);
  }, 120_000);

  /** Where `value` stands for the `count`th time. */
  function nth(values: readonly number[], value: number, count: number): number {
    let at = -1;
    for (let found = 0; found < count; found += 1) at = values.indexOf(value, at + 1);
    return at;
  }
});
