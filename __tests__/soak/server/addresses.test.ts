/** Every way out of a folder from every folder that the shop serves. */
import { expectNoWayOut, folders, listeningShop, steps } from '../../support/server/oddAddresses';

describe('addresses that lead out of what is served', () => {
  const place = listeningShop();

  describe.each(folders)('Below %s', (folder) => {
    it.each(steps)('no file of the machine or the shop’s own is reached by %s', async (step) => {
      await expectNoWayOut(place, folder, step);
    });
  });
});
