/** An embedded database is one server's: a second one is told so, while commands work beside the first. */
import { startShop } from '../../support/process/shopProcess';
import { makePlace, onPostgres } from '../../support/server/testDatabase';

const embedded = onPostgres ? it.skip : it;

describe('the only server of a folder', () => {
  embedded(
    'refuses a second server on the same folder in words, and the first goes on, command line and all',
    async () => {
      const place = await makePlace();
      const shop = await startShop({ DEMO: 'off' }, place);
      try {
        await expect(startShop({ DEMO: 'off' }, place)).rejects.toThrow(
          `The shop could not open: Another server serves the shop in ${place.dataDir}. Stop it first, or give this one a DATA_DIR of its own.`,
        );
        expect(await shop.shop('orders', 'list')).toEqual([]);
        expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
        // A kill lets go of the folder.
        await shop.kill();
        await shop.start();
        expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
      } finally {
        await shop.close();
      }
    },
    120_000,
  );
});
