/**
 * Callers who ask for the whole catalogue, each time in other words, over hundreds of connections, and do not read it.
 */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { openDatabase } from '../../../src/server/db/open';
import { importCatalogue } from '../../../src/server/import/importCatalogue';
import { NOW } from '../../support/data/rows';
import { startShop, type ShopProcess } from '../../support/process/shopProcess';
import { makePlace } from '../../support/server/testDatabase';

const PRODUCTS = 5000;
const CALLERS = 220;
/**
 * Milliseconds of `healthz` beside them, where this machine takes `oneList` for such a list whose caller reads it:
 * before lists were sent in pieces it waited for all of them, 3.4 s.
 */
const longestWait = (oneList: number): number => Math.max(1000, (CALLERS / 10) * oneList);
/** What they may make the server hold at most, MB: as many answers are 900. */
const MOST_MB = 500;

let shop: ShopProcess;
beforeAll(async () => {
  const place = await makePlace('tables');
  const description = 'Soft muslin that breathes and is stitched by hand. '.repeat(6);
  const rows = Array.from({ length: PRODUCTS }, (_, at) => `Jhabla ${at},${100 + at},${description}`);
  const file = path.join(place.dataDir, 'sheet.csv');
  await writeFile(file, ['productName,productRate,productDescription', ...rows].join('\n'));
  const database = await openDatabase(place);
  const imported = await importCatalogue(database, { file, dryRun: false, now: NOW, by: 'cli:meera' });
  expect(imported).toMatchObject({ added: PRODUCTS });
  await database.close();
  shop = await startShop({ DEMO: 'off', RATE_LIMITS: 'on' }, place);
  await fetch(`${shop.url}/api/customProducts/all?pageSize=1`);
}, 120_000);
afterAll(() => shop?.close());

const megabytes = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${shop.pid()}/status`, 'utf8'))?.[1]) / 1024;

/** Milliseconds. */
async function timeOf(address: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`${shop.url}${address}`);
  await answer.arrayBuffer();
  expect(answer.status).toBe(200);
  return performance.now() - begun;
}

describe('whole lists that nobody reads', () => {
  it('keep nobody else waiting, and little in memory', async () => {
    const oneList = Math.max(
      await timeOf('/api/customProducts/all?minPrice=900'),
      await timeOf('/api/customProducts/all?minPrice=901'),
    );
    const before = megabytes();
    const port = Number(new URL(shop.url).port);
    const sockets = Array.from({ length: CALLERS }, (_, at) => {
      const socket = net.connect({ host: '127.0.0.1', port, localAddress: '127.0.0.9' });
      socket.on('error', () => undefined).pause();
      socket.write(`GET /api/customProducts/all?minPrice=${at} HTTP/1.1\r\nHost: shop\r\n\r\n`);
      return socket;
    });
    const waits: number[] = [];
    for (let turn = 0; turn < 20; turn += 1) waits.push(await timeOf('/healthz'));
    const held = megabytes() - before;
    for (const socket of sockets) socket.destroy();
    expect(Math.max(...waits)).toBeLessThan(longestWait(oneList));
    expect(held).toBeLessThan(MOST_MB);
    expect(await (await fetch(`${shop.url}/api/customProducts/all`)).json()).toHaveLength(PRODUCTS);
  }, 120_000);
});
