/** A backup that is made while people order holds every order from before it, and none by half. */
import path from 'node:path';
import type { Finding } from '../../../src/server/cli/doctor/finding';
import { openDatabase } from '../../../src/server/db/open';
import { makeCommandLine } from '../../support/commands/commandLine';
import { faultsInBooks } from '../../support/process/orderBooks';
import { becomeGuest, buy, fillStock, type Attempt } from '../../support/process/orderLoad';
import { makeChance } from '../../support/data/random';
import { limitFor, ROUNDS } from '../../support/lib/rounds';
import { until } from '../../support/lib/until';
import { startShop, type ShopProcess } from '../../support/process/shopProcess';
import { makePlace } from '../../support/server/testDatabase';

const SECRET_KEY = 'the-secret-key-of-a-shop-that-is-saved';
const BACKUPS = Math.min(ROUNDS, 10);

let running: ShopProcess | undefined;
afterAll(() => running?.close());

describe('a backup under load', () => {
  it(
    'restores to a sound shop with every order that was acknowledged before the backup began',
    async () => {
      const place = await makePlace();
      const buyers = await fillStock(place, 4);
      const shop = await startShop({ DEMO: 'off', SECRET_KEY, LOG_LEVEL: 'error' }, place);
      running = shop;
      buyers.push(await becomeGuest(shop.url), await becomeGuest(shop.url));
      const chance = makeChance(5);
      const attempts: Attempt[] = [];
      let isOver = false;
      const order = async (): Promise<void> => {
        await Promise.all(
          buyers.map(async (buyer) => {
            while (!isOver) expect(await buy(shop.url, buyer, chance, (attempt) => attempts.push(attempt))).toBe(200);
          }),
        );
      };
      const ordering = order().finally(() => (isOver = true));
      const acknowledged = (): Attempt[] => attempts.filter(({ orderNo }) => orderNo !== undefined);
      const hearMore = async (count: number): Promise<void> => {
        const from = acknowledged().length;
        await until('orders to be acknowledged', () =>
          Promise.resolve(isOver || acknowledged().length >= from + count),
        );
      };

      const backups: { file: string; before: Attempt[] }[] = [];
      for (let at = 0; at < BACKUPS; at += 1) {
        await hearMore(15);
        const file = path.join(place.dataDir, `${at}.backup`);
        const before = acknowledged().map((attempt) => ({ ...attempt }));
        // A process of its own, so that orders go on meanwhile.
        await shop.shop('backup', file);
        backups.push({ file, before });
      }
      await hearMore(15);
      isOver = true;
      await ordering;

      for (const { file, before } of backups) {
        const other = await makePlace();
        const commandLine = makeCommandLine(other, {
          env: { DATA_DIR: other.dataDir, DATABASE_URL: other.databaseUrl, SECRET_KEY },
        });
        expect(await commandLine('restore', file)).toMatchObject({ code: 0, err: '' });
        const { code, out } = await commandLine('doctor', '--json');
        expect((JSON.parse(out) as Finding[]).filter(({ state }) => state === 'broken')).toEqual([]);
        expect(code).toBe(0);
        const database = await openDatabase(other);
        expect(await faultsInBooks(database.db, before)).toEqual([]);
        const orders = await database.db.selectFrom('customer_order').select('order_no').execute();
        expect(orders.length).toBeLessThan(attempts.length);
        await database.close();
        await other.remove();
      }
    },
    limitFor(30, 180, BACKUPS),
  );
});
