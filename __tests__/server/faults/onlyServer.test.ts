/** An embedded database is one server's: a second one is told so, while commands work beside the first. */
import { becomeOnlyServer } from '../../../src/server/db/onlyServer';
import { startShop } from '../../support/shopProcess';
import { makePlace, onPostgres } from '../../support/testDatabase';

const embedded = onPostgres ? it.skip : it;

embedded('refuses a second server on the same folder in words, and the first goes on, command line and all', async () => {
  const place = await makePlace();
  const shop = await startShop({ DEMO: 'off' }, place);
  try {
    await expect(startShop({ DEMO: 'off' }, place)).rejects.toThrow(`The shop could not open: Another server serves the shop in ${place.dataDir}. Stop it first, or give this one a DATA_DIR of its own.`);
    expect(await shop.shop('orders', 'list')).toEqual([]);
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
    // A kill lets go of the folder.
    await shop.kill();
    await shop.start();
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
  } finally {
    await shop.close();
  }
}, 120_000);

it('waits for a server that is stopping, and says when the folder cannot be written', async () => {
  const place = await makePlace();
  const letGo = await becomeOnlyServer(place.dataDir);
  await expect(becomeOnlyServer(place.dataDir, 0)).rejects.toThrow('Another server serves the shop');
  const successor = becomeOnlyServer(place.dataDir, 60_000);
  letGo();
  (await successor)();
  await expect(becomeOnlyServer(`${place.dataDir}/server.lock/shop`)).rejects.toThrow('cannot be written by this user. Is DATA_DIR right?');
  await place.remove();
});
