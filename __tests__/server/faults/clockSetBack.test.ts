/** Somebody sets the machine's clock back by a day: nothing stands still until it is that late again. */
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS, MINUTE_MS } from '../../../src/contract/rules/durations';
import { tidyUp } from '../../../src/server/lifecycle/housekeeping';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { finalize, loggedIn } from '../../support/server/members';
import { newMail, openTestOutbox } from '../../support/mails/outbox';
import { NOW } from '../../support/data/rows';
import { onPostgres } from '../../support/server/testDatabase';

const rupees = 100;
let shop: TestShop;
beforeEach(async () => {
  shop = await buildTestApp();
});
afterEach(() => shop?.close());
const setBack = (): void => void (shop.clock.now = NOW - DAY_MS);

describe('a clock that is set back', () => {
  it('keeps everybody logged in, and takes orders under numbers of their own', async () => {
    const id = await shop.addProduct({ rate_paise: rupees * 100 });
    const [guest, member] = [await shop.guest(), await loggedIn(shop)];
    const numbers: string[] = [];
    const orderBoth = async (): Promise<void> => {
      for (const buyer of [guest, member]) {
        expect((await buyer.add(id)).statusCode).toBe(200);
        const answer = buyer.userId ? await finalize(shop, buyer, rupees) : await buyer.order(rupees);
        expect(answer.statusCode).toBe(200);
        numbers.push(answer.json<{ orderNo: string }>().orderNo);
      }
    };
    await orderBoth();
    setBack();
    await tidyUp(shop.database, shop.clock.now);
    await orderBoth();
    expect(new Set(numbers).size).toBe(4);
    expect(await shop.stockOf(id)).toBe(6);
  });

  it('answers a key from before with the first answer', async () => {
    const id = await shop.addProduct({ rate_paise: rupees * 100 });
    const guest = await shop.guest();
    await guest.add(id);
    const order = () => guest.order(rupees, {}, { 'idempotency-key': 'before-and-after' });
    const first = await order();
    setBack();
    await tidyUp(shop.database, shop.clock.now);
    expect(first.statusCode).toBe(200);
    expect((await order()).body).toBe(first.body);
    expect(await shop.stockOf(id)).toBe(9);
  });

  it('shows what staff change afterwards', async () => {
    const id = await shop.addProduct({ rate_paise: rupees * 100 });
    setBack();
    await shop.database.write((trx) =>
      trx.updateTable('product').set({ rate_paise: 5000, updated_at: shop.clock.now }).where('id', '=', id).execute(),
    );
    await shop.refresh();
    expect((await shop.visitor().get(`/api/customProducts/${id}`)).json()).toMatchObject({ productRate: 50 });
  });

  it('sends the mails that waited for their next try', async () => {
    const outbox = await openTestOutbox();
    const folder = path.join(outbox.place.dataDir, 'outbox');
    await writeFile(folder, 'in the way');
    await outbox.put(newMail());
    const mailQueue = outbox.open(undefined);
    expect(await mailQueue.deliverDue()).toBe(0);
    await rm(folder);
    // Not yet: it is put off for some seconds.
    expect(await mailQueue.deliverDue()).toBe(0);
    outbox.clock.now -= 20 * MINUTE_MS;
    expect(await mailQueue.deliverDue()).toBe(1);
    expect(await readdir(folder)).toHaveLength(1);
    await outbox.close();
  });

  it('refuses whoever calls too often for a minute and no longer', async () => {
    const busy = await buildTestApp({ config: { rateLimits: true } });
    const [dayTime, runTime] = [Date.now(), performance.now()];
    const call = () => busy.visitor().get('/api/coupons/name/guess');
    try {
      for (let calls = 0; (await call()).statusCode !== 429; calls += 1)
        if (calls > 1000) throw new Error('No call is refused.');
      jest.spyOn(Date, 'now').mockReturnValue(dayTime - DAY_MS);
      const answer = await call();
      // Processes that share a PostgreSQL count by the clock that they share, so there the count begins anew.
      expect(answer.statusCode === 429).toBe(!onPostgres);
      expect(Number(answer.headers['retry-after'] ?? 0)).toBeLessThanOrEqual(60);
      jest.spyOn(performance, 'now').mockReturnValue(runTime + 2 * MINUTE_MS);
      expect((await call()).statusCode).not.toBe(429);
    } finally {
      jest.restoreAllMocks();
      await busy.close();
    }
  });
});
