/** The shop is killed at any moment while people order: what they were told stands, and nothing is there by half. */
import { setTimeout as wait } from 'node:timers/promises';
import { openMailbox, type MailboxDeps } from '../../../src/server/areas/mail/mailbox';
import type { Finding } from '../../../src/server/cli/doctor/finding';
import { openDatabase, type Database } from '../../../src/server/db/open';
import { makeCommandLine } from '../../support/commandLine';
import { confirmedOrders, faultsInBooks, mailIds } from '../../support/orderBooks';
import { becomeGuest, buy, fillShelves, send, type Attempt, type Buyer } from '../../support/orderLoad';
import { makeChance } from '../../support/random';
import { startShop, type ShopProcess } from '../../support/shopProcess';
import { makePlace, onPostgres, type TestPlace } from '../../support/testDatabase';

/** Most of a round is the start, so that every run takes some and `KILL_ROUNDS=100` takes a hundred (docs/reliability.md). */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? (onPostgres ? 10 : 25));
const MEMBERS = 5;
const GUESTS = 3;
/** The shop dies when so many orders of the round have been sent, at most. */
const MOST_ORDERS = 10;
/** And so many milliseconds later, at most: before the order has arrived, while it is written, or after it was answered. */
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
  buyers = await fillShelves(place, MEMBERS);
  shop = await startShop({ DEMO: 'off', SECRET_KEY, LOG_LEVEL: 'error' }, place);
  for (let guest = 0; guest < GUESTS; guest += 1) buyers.push(await becomeGuest(shop.url));
}, 120_000);
afterAll(() => shop?.close());

/** Everybody orders, one order after the other, until the shop is gone. */
async function orderUntilKilled(): Promise<void> {
  const after = 1 + chance.upTo(MOST_ORDERS);
  const late = chance.upTo(LATEST_MS);
  let begun = 0;
  let killed: Promise<void> | undefined;
  let isOver = false;
  const onBegun = (attempt: Attempt): void => {
    attempts.push(attempt);
    begun += 1;
    if (begun === after) killed = wait(late).then(() => shop.kill()).then(() => void (isOver = true));
  };
  const order = async (buyer: Buyer): Promise<void> => {
    while (!isOver) {
      try {
        const status = await buy(shop.url, buyer, chance, onBegun);
        if (status !== 200) throw new Error(`The shop answered ${status}.\n${shop.output()}`);
      } catch (error) {
        // fetch says so when the connection breaks. By name: its errors are of another realm.
        if (!killed || !(error as Error).stack?.startsWith('TypeError')) throw error;
        return;
      }
    }
  };
  await Promise.all(buyers.map(order));
  await killed;
}

/** What was never answered is sent again with its key, and so is something that was. */
async function sendAgain(): Promise<void> {
  const again = buyers.flatMap((buyer) => (buyer.open ? [{ buyer, attempt: buyer.open }] : []));
  const buyer = chance.pick(buyers);
  const known = attempts.findLast(({ form, orderNo }) => orderNo !== undefined && (form['userId'] ?? form['guestId']) === buyer?.id);
  if (buyer && known && !buyer.open) again.push({ buyer, attempt: known });
  const statuses = await Promise.all(again.map(({ buyer, attempt }) => send(shop.url, buyer, attempt)));
  expect(statuses).toEqual(again.map(() => 200));
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

it(`keeps every order that it acknowledged, whole and once, through ${ROUNDS} kills`, async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    await orderUntilKilled();
    await shop.start();
    const books = await look(async ({ db }) => {
      // Before anything is sent again: what was acknowledged until now, and nothing by half.
      const before = await faultsInBooks(db, attempts);
      await sendAgain();
      const orders = await db.selectFrom('customer_order').select('order_no').execute();
      return { before, after: await faultsInBooks(db, attempts), orders: orders.map(({ order_no }) => order_no).sort(), mails: (await mailIds(db, place.dataDir)).size };
    });
    // By now every order ever sent has an answer, and there is no other order.
    const acknowledged = attempts.map(({ orderNo }) => orderNo).sort();
    expect({ seed, round, ...books }).toEqual({ seed, round, before: [], after: [], orders: acknowledged, mails: ordersOfMembers().length });
  }
  expect(attempts.length).toBeGreaterThan(ROUNDS);
}, 900_000);

it('then has written each confirmation once, and nothing is left in the outbox', async () => {
  await shop.stop();
  await look(async (database) => {
    const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined } as unknown as MailboxDeps['log'];
    // Those that a killed shop was about to write are claimed for a minute.
    const mailbox = openMailbox({ config: { smtpUrl: undefined, dataDir: place.dataDir, secretKey: SECRET_KEY }, database, clock: () => Date.now() + 90_000, log: quiet });
    await mailbox.deliverDue();
    await mailbox.close();
    expect(await database.db.selectFrom('outbox_mail').select('id').execute()).toEqual([]);
  });
  expect((await confirmedOrders(place.dataDir)).sort()).toEqual(ordersOfMembers().map(({ orderNo }) => orderNo).sort());
}, 120_000);

it('is found sound by the doctor', async () => {
  const { code, out } = await makeCommandLine(place, { env: { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl, SECRET_KEY } })('doctor', '--json');
  expect((JSON.parse(out) as Finding[]).filter(({ state }) => state === 'broken')).toEqual([]);
  expect(code).toBe(0);
}, 60_000);
