/**
 * PostgreSQL goes away in the middle of orders and comes back: the shop stays up, says 503 meanwhile, and goes on by
 * itself.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../../src/server/db/open';
import { startPostgres, type OwnPostgres } from '../../../src/tools/test/ownPostgres';
import { freePort, makeGate, type Gate } from '../../support/process/gate';
import { faultsInBooks } from '../../support/process/orderBooks';
import { becomeGuest, fillStock, type Buyer } from '../../support/process/orderLoad';
import { orderThrough, type Outage } from '../../support/process/orderThrough';
import { makeChance } from '../../support/data/random';
import { limitFor, ROUNDS } from '../../support/lib/rounds';
import { startShop, type ShopProcess } from '../../support/process/shopProcess';
import { onPostgres, type TestPlace } from '../../support/server/testDatabase';

const onIt = onPostgres ? it : it.skip;

let postgres: OwnPostgres | undefined;
let gate: Gate;
let direct: TestPlace;
let shop: ShopProcess | undefined;
let buyers: Buyer[];
const chance = makeChance(11);

beforeAll(async () => {
  if (!onPostgres) return;
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-test-'));
  const port = await freePort();
  postgres = startPostgres(port);
  gate = await makeGate(port);
  direct = { dataDir, databaseUrl: postgres.url, remove: () => rm(dataDir, { recursive: true, force: true }) };
  buyers = await fillStock(direct, 4);
  shop = await startShop(
    { DEMO: 'off', SECRET_KEY: 'the-secret-key-of-a-shop-that-is-cut-off', LOG_LEVEL: 'fatal' },
    { ...direct, databaseUrl: `postgres://shop@127.0.0.1:${gate.port}/postgres` },
  );
  buyers.push(await becomeGuest(shop.url), await becomeGuest(shop.url));
}, 180_000);
afterAll(async () => {
  await shop?.close();
  await gate?.close();
  postgres?.stop();
}, 60_000);

async function orderThroughTrouble(trouble: Outage): Promise<void> {
  const { url } = shop as ShopProcess;
  const { statuses, attempts } = await orderThrough(url, buyers, chance, { ...trouble, times: ROUNDS });
  expect(statuses).toEqual(new Set([200, 503]));
  const database = await openDatabase(direct);
  expect(await faultsInBooks(database.db, attempts)).toEqual([]);
  expect(attempts.filter(({ orderNo }) => orderNo === undefined)).toEqual([]);
  await database.close();
  const ready = await fetch(`${url}/readyz`);
  expect(ready.status).toBe(200);
}

describe('PostgreSQL that goes away', () => {
  onIt(
    `loses no order when the way to PostgreSQL is cut ${ROUNDS} times`,
    () => orderThroughTrouble({ begin: () => gate.cut(), end: () => gate.open() }),
    limitFor(40),
  );

  onIt(
    `loses no order when PostgreSQL crashes and starts again ${ROUNDS} times`,
    () => orderThroughTrouble({ begin: () => postgres?.crash(), end: () => postgres?.start() }),
    limitFor(40),
  );
});
