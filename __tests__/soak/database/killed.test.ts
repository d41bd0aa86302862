/** The shop is killed at any moment while people order: what they were told stands, and nothing is there by half. */
import type { Finding } from '../../../src/server/cli/doctor/finding';
import { openDatabase } from '../../../src/server/db/open';
import type { Database } from '../../../src/server/db/types';
import { makeCommandLine } from '../../support/commands/commandLine';
import { confirmedOrders, faultsInBooks, mailIds } from '../../support/process/orderBooks';
import { becomeGuest, fillStock, type Attempt, type Buyer } from '../../support/process/orderLoad';
import { orderUntilKilled, sendAgain } from '../../support/process/orderUntilKilled';
import { makeChance } from '../../support/data/random';
import { limitFor, ROUNDS } from '../../support/lib/rounds';
import { startShop, type ShopProcess } from '../../support/process/shopProcess';
import { makePlace, type TestPlace } from '../../support/server/testDatabase';
import { sendWaitingMails } from '../../support/mails/waitingMails';

/** Most of a round is the start: the next servers are started ahead. */
const SUCCESSORS = 3;
const MEMBERS = 5;
const GUESTS = 3;
/** The shop dies when so many orders of the round have been sent, at most. */
const MOST_ORDERS = 10;
/**
 * And so many milliseconds later, at most: before the order has arrived, while it is written, or after it was answered.
 */
const LATEST_MS = 25;
const SECRET_KEY = 'the-secret-key-of-a-shop-that-is-killed';

const seed = Date.now() % 1_000_000;
const chance = makeChance(seed);

let place: TestPlace;
let shop: ShopProcess;
let buyers: Buyer[];
const attempts: Attempt[] = [];

beforeAll(async () => {
  place = await makePlace();
  buyers = await fillStock(place, MEMBERS);
  shop = await startShop({ DEMO: 'off', SECRET_KEY, LOG_LEVEL: 'error' }, place, { successors: SUCCESSORS });
  for (let guest = 0; guest < GUESTS; guest += 1) buyers.push(await becomeGuest(shop.url));
}, 120_000);
afterAll(() => shop?.close());

async function orderUntilSomeMoment(): Promise<void> {
  const after = 1 + chance.upTo(MOST_ORDERS);
  const late = chance.upTo(LATEST_MS);
  let begun = 0;
  const crowd = orderUntilKilled(shop, buyers, chance, (attempt) => {
    attempts.push(attempt);
    begun += 1;
    if (begun === after) void crowd.kill(late);
  });
  await crowd.gone;
}

const ordersOfMembers = (): Attempt[] => attempts.filter(({ form }) => form['userId'] !== undefined);

async function look<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(place);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

describe('a shop that is killed', () => {
  it(
    `keeps every order that it acknowledged, whole and once, through ${ROUNDS} kills`,
    async () => {
      for (let round = 1; round <= ROUNDS; round += 1) {
        await orderUntilSomeMoment();
        await shop.start();
        const books = await look(async ({ db }) => {
          // Before anything is sent again: what was acknowledged until now, and nothing by half.
          const before = await faultsInBooks(db, attempts);
          expect(await sendAgain(shop.url, buyers, attempts, chance)).toBe(true);
          const orders = await db.selectFrom('customer_order').select('order_no').execute();
          return {
            before,
            after: await faultsInBooks(db, attempts),
            orders: orders.map(({ order_no }) => order_no).sort(),
            mails: (await mailIds(db, place.dataDir)).size,
          };
        });
        // By now every order ever sent has an answer, and there is no other order.
        const acknowledged = attempts.map(({ orderNo }) => orderNo).sort();
        expect({ seed, round, ...books }).toEqual({
          seed,
          round,
          before: [],
          after: [],
          orders: acknowledged,
          mails: ordersOfMembers().length,
        });
      }
      expect(attempts.length).toBeGreaterThan(ROUNDS);
    },
    limitFor(15),
  );

  it('then has written each confirmation once, and nothing is left in the outbox', async () => {
    await shop.stop();
    expect(await sendWaitingMails(place, SECRET_KEY)).toBe(0);
    expect((await confirmedOrders(place.dataDir)).sort()).toEqual(
      ordersOfMembers()
        .map(({ orderNo }) => orderNo)
        .sort(),
    );
  }, 120_000);

  it('is found sound by the doctor', async () => {
    const { code, out } = await makeCommandLine(place, {
      env: { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl, SECRET_KEY },
    })('doctor', '--json');
    expect((JSON.parse(out) as Finding[]).filter(({ state }) => state === 'broken')).toEqual([]);
    expect(code).toBe(0);
  }, 60_000);
});
