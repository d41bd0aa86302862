/**
 * While the stock is locked, as by a long import: no call waits for long, reading goes on, and the same orders work
 * afterwards.
 */
import { openDatabase } from '../../../src/server/db/open';
import type { Database } from '../../../src/server/db/types';
import { faultsInBooks } from '../../support/process/orderBooks';
import { buy, fillStock, send, type Attempt, type Buyer } from '../../support/process/orderLoad';
import { makeChance } from '../../support/data/random';
import { startShop, type ShopProcess } from '../../support/process/shopProcess';
import { makePlace, type TestPlace } from '../../support/server/testDatabase';
import { patienceFor } from '../../support/lib/until';

/** More than may write at a time, and more than there are connections. */
const MEMBERS = 30;

let place: TestPlace;
let members: Buyer[];
let shop: ShopProcess;
let other: Database;

beforeAll(async () => {
  place = await makePlace();
  members = await fillStock(place, MEMBERS);
  shop = await startShop(
    { DEMO: 'off', SECRET_KEY: 'the-secret-key-of-a-shop-whose-stock-is-locked', LOG_LEVEL: 'fatal' },
    place,
  );
  other = await openDatabase(place);
}, 120_000);
afterAll(async () => {
  await other?.close();
  await shop?.close();
});

/** Gives the way to let go. */
async function holdShelves(): Promise<() => Promise<void>> {
  let letGo = (): void => undefined;
  const end = new Promise<void>((resolve) => (letGo = resolve));
  let holding: Promise<void> = Promise.resolve();
  await new Promise<void>((resolve, reject) => {
    holding = other.write(async (trx) => {
      await other.engine.lockTables(trx, ['product']);
      resolve();
      await end;
    });
    holding.catch(reject);
  });
  return () => {
    letGo();
    return holding;
  };
}

const cartOf = ({ id, cookie }: Buyer): Promise<Response> =>
  fetch(`${shop.url}/usercart/in-cart`, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ userId: id, pageSize: '100' }),
  });

describe('A locked stock', () => {
  it('refuses orders until it is free, shows everyone their cart meanwhile, and then takes the same orders', async () => {
    const attempts: Attempt[] = [];
    const chance = makeChance(30);
    const order = (buyer: Buyer): Promise<number> =>
      buyer.open
        ? send(shop.url, buyer, buyer.open)
        : buy(shop.url, buyer, chance, (attempt) => attempts.push(attempt));

    const letGo = await holdShelves();
    const ordering = Promise.all(members.map(order));
    const carts = await Promise.all(members.map(cartOf));
    expect(new Set(carts.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(await ordering)).toEqual(new Set([503]));
    await letGo();

    for (const member of members) {
      const goOn = patienceFor('the free shelves to take an order');
      let status = await order(member);
      while (status === 503) {
        goOn();
        status = await order(member);
      }
      expect(status).toBe(200);
    }
    expect(attempts).toHaveLength(MEMBERS);
    expect(await faultsInBooks(other.db, attempts)).toEqual([]);
  }, 180_000);
});
