/**
 * The data folder of the embedded shop may not be written: it refuses to start in a sentence, and goes through it when
 * it happens later.
 */
import { chmod, chown, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '../../../src/server/db/open';
import { shareDrawnPictures } from '../../support/process/drawnPictures';
import { confirmedOrders, faultsInBooks } from '../../support/process/orderBooks';
import { fillStock } from '../../support/process/orderLoad';
import { orderThrough } from '../../support/process/orderThrough';
import { makeChance } from '../../support/data/random';
import { startShop, type ShopProcess } from '../../support/process/shopProcess';
import { makePlace, onPostgres, type TestPlace } from '../../support/server/testDatabase';
import { sendWaitingMails } from '../../support/mails/waitingMails';

const SECRET_KEY = 'the-secret-key-of-a-shop-that-only-reads';
const settings = { DEMO: 'off', SECRET_KEY, LOG_LEVEL: 'fatal' };
const embedded = onPostgres ? it.skip : it;
/** Nothing is read-only to root, so its shop runs as nobody. */
const own = process.getuid?.() === 0 ? { uid: 65_534 } : {};

let place: TestPlace;
let shop: ShopProcess | undefined;
beforeEach(async () => {
  place = await makePlace();
  // Before anything is read-only.
  await shareDrawnPictures(place.dataDir);
});
afterEach(async () => {
  await shop?.stop();
  await setMode(0o755, 0o644);
  await place.remove();
  shop = undefined;
});

/** Of the data folder and what is in it; all of it is the shop's own. */
async function setMode(folder: number, file: number): Promise<void> {
  for (const entry of await readdir(place.dataDir, { withFileTypes: true })) {
    const name = path.join(place.dataDir, entry.name);
    if (entry.isSymbolicLink()) continue;
    if (own.uid !== undefined) await chown(name, own.uid, own.uid);
    await chmod(name, entry.isDirectory() ? folder : file);
  }
  if (own.uid !== undefined) await chown(place.dataDir, own.uid, own.uid);
  await chmod(place.dataDir, folder);
}
const readOnly = (): Promise<void> => setMode(0o555, 0o444);
const writable = (): Promise<void> => setMode(0o755, 0o644);

describe('a data folder that cannot be written', () => {
  embedded(
    'refuses to start on a folder that it may not write, with a shop in it or without, and starts when it may',
    async () => {
      const refusal = `The shop could not open: ${place.dataDir} cannot be written by this user. Is DATA_DIR right?`;
      for (const secret of [{ SECRET_KEY }, { SECRET_KEY: '' }]) {
        await readOnly();
        await expect(startShop({ ...settings, ...secret }, place, own)).rejects.toThrow(refusal);
        await writable();
      }
      await fillStock(place, 1);
      await readOnly();
      await expect(startShop(settings, place, own)).rejects.toThrow(refusal);
      await writable();
      shop = await startShop(settings, place, own);
      expect((await fetch(`${shop.url}/api/customProducts/1`)).status).toBe(200);
    },
    120_000,
  );

  embedded(
    'goes on when the folder becomes read-only under it: orders are kept or refused, mails wait',
    async () => {
      const buyers = await fillStock(place, 4);
      await mkdir(path.join(place.dataDir, 'outbox'));
      await writable();
      const open = await startShop(settings, place, own);
      shop = open;
      const filesNow = async (): Promise<number> => (await readdir(path.join(place.dataDir, 'outbox'))).length;
      const seen = async (hear: (count: number) => Promise<void>): Promise<void> => {
        const files = await filesNow();
        await hear(20);
        expect((await fetch(`${open.url}/api/customProducts/1`)).status).toBe(200);
        expect((await fetch(`${open.url}/readyz`)).status).toBe(200);
        expect(await filesNow()).toBe(files);
      };
      const { statuses, attempts } = await orderThrough(open.url, buyers, makeChance(3), {
        begin: readOnly,
        end: writable,
        times: 1,
        seen,
      });
      expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
      await open.stop();

      const database = await openDatabase(place);
      expect(await faultsInBooks(database.db, attempts)).toEqual([]);
      await database.close();
      expect(await sendWaitingMails(place, SECRET_KEY)).toBe(0);
      expect((await confirmedOrders(place.dataDir)).sort()).toEqual(attempts.map(({ orderNo }) => orderNo).sort());
    },
    120_000,
  );
});
