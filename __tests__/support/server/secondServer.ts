/**
 * Another server process on the same database, as near as one process comes to it: connections, caches and counters of
 * its own.
 */
import { buildApp, type ShopConfig } from '../../../src/server/app';
import { openDatabase } from '../../../src/server/db/open';
import { readConfig } from '../../../src/server/plugins/config';
import { TEST_SECRET_KEY, TEST_VERSION, type TestShop } from './buildTestApp';
import { Visitor } from './visitor';

export async function secondServer({ place, clock }: Pick<TestShop, 'place' | 'clock'>, own: Partial<ShopConfig> = {}) {
  const database = await openDatabase(place);
  const config: ShopConfig = {
    ...readConfig({ DATA_DIR: place.dataDir, RATE_LIMITS: 'off', SHOP_ALERTS: 'off', LOG_LEVEL: 'silent' }),
    secretKey: TEST_SECRET_KEY,
    ...own,
  };
  const app = await buildApp({ config, database, clock: () => clock.now, version: TEST_VERSION });
  return {
    app,
    /** The same browser, led to this server by a load balancer. */
    visitorWith: (browser: Visitor): Visitor => {
      const visitor = new Visitor(app);
      const { cookie, known, guestId, userId } = browser;
      return Object.assign(visitor, { cookie, known, guestId, userId });
    },
    visitor: (): Visitor => new Visitor(app),
    close: async (): Promise<void> => {
      await app.close();
      await database.close();
    },
  };
}
