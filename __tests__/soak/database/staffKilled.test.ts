/**
 * The shop is killed at any moment while staff move orders, and a command while it changes the catalogue: a change, its
 * audit row and its event are all there or none is, and what was answered stands (docs/contract.md section 11).
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../../src/server/db/open';
import type { Database } from '../../../src/server/db/types';
import { makeChance } from '../../support/data/random';
import { placeOrder } from '../../support/data/orders';
import { mainCategories, productRow } from '../../support/data/rows';
import { limitFor, ROUNDS } from '../../support/lib/rounds';
import { runCommand } from '../../support/process/runCommand';
import { startShop, type ShopProcess } from '../../support/process/shopProcess';
import { letIn } from '../../support/server/staff';
import { makePlace, type TestPlace } from '../../support/server/testDatabase';

/** Most of a round is the start: the next servers are started ahead. */
const SUCCESSORS = 3;
const CLERKS = 6;
/** Of a round: more than are moved before the kill. */
const ORDERS = 60;
/** The shop dies when so many of the round were answered, at most. */
const MOST_ANSWERED = 20;
/** And so many milliseconds later, at most. */
const LATEST_MS = 25;

const seed = Date.now() % 1_000_000;
const chance = makeChance(seed);

let place: TestPlace;
let database: Database;
let shop: ShopProcess;
let cookie: string;

beforeAll(async () => {
  place = await makePlace('tables');
  database = await openDatabase(place);
  ({ cookie } = await letIn(database, 'orders', Date.now()));
  shop = await startShop({ DEMO: 'off', LOG_LEVEL: 'error' }, place, { successors: SUCCESSORS });
}, 120_000);
afterAll(async () => {
  await shop?.close();
  await database?.close();
});

/** Whether the shop said that it is done; undefined where the shop was gone. */
async function pack(orderNo: string): Promise<boolean | undefined> {
  const sent = { method: 'PUT', headers: { cookie, 'content-type': 'application/json' }, body: '{"version":"0"}' };
  try {
    return (await fetch(`${shop.url}/admin/api/orders/${orderNo}/packed`, sent)).status === 200;
  } catch {
    return undefined;
  }
}

/** Clerks pack these orders, each the next one, until all are packed or the shop is gone. @returns what was answered */
async function packUntilKilled(orderNos: readonly string[]): Promise<Map<string, boolean>> {
  const answered = new Map<string, boolean>();
  const waiting = [...orderNos];
  const enough = chance.upTo(MOST_ANSWERED);
  const late = chance.upTo(LATEST_MS);
  let killed: Promise<void> | undefined;
  const clerk = async (): Promise<void> => {
    for (let orderNo = waiting.shift(); orderNo !== undefined; orderNo = waiting.shift()) {
      const isDone = await pack(orderNo);
      if (isDone === undefined) return;
      answered.set(orderNo, isDone);
      if (answered.size > enough) killed ??= wait(late).then(() => shop.kill());
    }
  };
  await Promise.all(Array.from({ length: CLERKS }, clerk));
  await killed;
  return answered;
}

async function booksOf(orderNos: readonly string[]) {
  const { db } = database;
  const orders = await db.selectFrom('customer_order').selectAll().where('order_no', 'in', orderNos).execute();
  const events = await db.selectFrom('order_event').select('order_id').where('what', '=', 'packed').execute();
  const audit = await db.selectFrom('audit').select('subject').where('what', '=', 'order: packed').execute();
  return orders.map(({ id, order_no, packed_at }) => ({
    orderNo: order_no,
    packed: packed_at !== null,
    events: events.filter(({ order_id }) => order_id === id).length,
    audits: audit.filter(({ subject }) => subject === `order ${order_no}`).length,
  }));
}

describe('a shop that is killed while staff work', () => {
  it(
    `has of each change all or nothing, through ${ROUNDS * 2} kills`,
    async () => {
      let packed = 0;
      for (let round = 1; round <= ROUNDS * 2; round += 1) {
        const orderNos: string[] = [];
        for (let at = 0; at < ORDERS; at += 1) {
          const order_no = `${String(round).padStart(4, 'A')}-${String(at).padStart(4, 'A')}`;
          orderNos.push(await placeOrder(database, { order_no }));
        }
        const answered = await packUntilKilled(orderNos);
        await shop.start();
        for (const { orderNo, ...books } of await booksOf(orderNos)) {
          const rows = books.packed ? 1 : 0;
          packed += rows;
          expect({ seed, round, orderNo, ...books }).toMatchObject({ events: rows, audits: rows });
          if (answered.get(orderNo))
            expect({ seed, round, orderNo, packed: books.packed }).toMatchObject({ packed: true });
        }
      }
      expect(packed).toBeGreaterThan(0);
    },
    limitFor(20),
  );
});

describe('a command that is killed', () => {
  /** In the sheet, each at another price in each round. */
  const PRODUCTS = 400;
  const ids = Array.from({ length: PRODUCTS }, (_, at) => at + 1);
  const sheetOf = (rupees: number): string =>
    ['productId,productRate', ...ids.map((id) => `${id},${rupees}`)].join('\n');

  const counted = async (rows: Promise<unknown[]>): Promise<number> => (await rows).length;
  const rowsOf = (subject: string): Promise<number> =>
    counted(database.db.selectFrom('audit').select('id').where('subject', '=', subject).execute());
  const pricedAt = (rupees: number): Promise<number> =>
    counted(
      database.db
        .selectFrom('product')
        .select('id')
        .where('rate_paise', '=', rupees * 100)
        .execute(),
    );
  const stockOfFirst = async (): Promise<number> =>
    (await database.db.selectFrom('product').select('stock').where('id', '=', 1).executeTakeFirstOrThrow()).stock;

  it(
    `has changed all and said so, or nothing, through ${ROUNDS * 4} kills`,
    async () => {
      await database.write(async (trx) => {
        await trx.insertInto('category').values(mainCategories).execute();
        await trx
          .insertInto('product')
          .values(ids.map((id) => productRow({ id, stock: 0, rate_paise: 1000 })))
          .execute();
      });
      const file = path.join(place.dataDir, 'sheet.csv');
      const importAt = async (rupees: number, killAfterMs?: number) => {
        await writeFile(file, sheetOf(rupees));
        return runCommand(place, ['catalogue', 'import', file], killAfterMs);
      };
      const countIn = (killAfterMs?: number) => runCommand(place, ['stock', '1', '+1'], killAfterMs);
      const whole = { import: await importAt(100), stock: await countIn() };
      expect(whole).toMatchObject({ import: { code: 0 }, stock: { code: 0 } });
      const somewhen = (took: number): number => Math.round(took * 0.4) + chance.upTo(Math.ceil(took * 0.6));

      for (let round = 1; round <= ROUNDS * 2; round += 1) {
        const before = await rowsOf('catalogue');
        const { code } = await importAt(100 + round, somewhen(whole.import.took));
        const written = (await rowsOf('catalogue')) - before;
        expect({ seed, round, priced: await pricedAt(100 + round) }).toEqual({
          seed,
          round,
          priced: written * PRODUCTS,
        });
        if (code === 0) expect({ seed, round, written }).toEqual({ seed, round, written: 1 });

        await countIn(somewhen(whole.stock.took));
        expect({ seed, round, stock: await stockOfFirst() }).toEqual({ seed, round, stock: await rowsOf('product 1') });
      }
    },
    limitFor(20),
  );
});
