/** An embedded database is one server's. Two whole servers on one folder are for soak/server/onlyServer. */
import { becomeOnlyServer } from '../../../src/server/db/onlyServer';
import { makePlace } from '../../support/server/testDatabase';

describe('the only server of a folder', () => {
  it('waits for a server that is stopping, and says when the folder cannot be written', async () => {
    const place = await makePlace();
    const letGo = await becomeOnlyServer(place.dataDir);
    await expect(becomeOnlyServer(place.dataDir, 0)).rejects.toThrow('Another server serves the shop');
    const successor = becomeOnlyServer(place.dataDir, 60_000);
    letGo();
    (await successor)();
    await expect(becomeOnlyServer(`${place.dataDir}/server.lock/shop`)).rejects.toThrow(
      'cannot be written by this user. Is DATA_DIR right?',
    );
    await place.remove();
  });
});
