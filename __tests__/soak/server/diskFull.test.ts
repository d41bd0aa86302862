/**
 * The disk below the embedded shop is full: orders are refused in words, nothing is there by half, and all goes on when
 * there is room.
 */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openMailQueue } from '../../../src/server/areas/mail/mailQueue';
import { readConfig } from '../../../src/server/plugins/config';
import { MINUTE_MS } from '../../../src/contract/rules/durations';
import { openDatabase } from '../../../src/server/db/open';
import { TEST_SECRET_KEY } from '../../support/server/buildTestApp';
import { makeCommandLine } from '../../support/commands/commandLine';
import { confirmedOrders, faultsInBooks } from '../../support/process/orderBooks';
import { becomeGuest, fillStock, type Attempt } from '../../support/process/orderLoad';
import { orderThrough, type Outage } from '../../support/process/orderThrough';
import { newMail, openTestOutbox } from '../../support/mails/outbox';
import { makeChance } from '../../support/data/random';
import { startShop, type ShopProcess } from '../../support/process/shopProcess';
import { canMount, limitFiles, mountSmallDisk } from '../../support/process/smallDisk';
import { makePlace, onPostgres, type TestPlace } from '../../support/server/testDatabase';
import { quietLog, sendWaitingMails } from '../../support/mails/waitingMails';

const SECRET_KEY = 'the-secret-key-of-a-shop-on-a-full-disk';
const MEGABYTES = 12;
const SMALL = 32 * 1024;
const mounts = !onPostgres && canMount();
if (!onPostgres)
  process.stdout.write(
    mounts
      ? 'Full disks: a real one of a few megabytes is tested.\n'
      : 'Full disks: none may be mounted here, so only a limit of the size of files is tested; as root there is more.\n',
  );

const embedded = onPostgres ? it.skip : it;
const onDisk = mounts ? it : it.skip;

let place: TestPlace;
let shop: ShopProcess | undefined;
let disk: ReturnType<typeof mountSmallDisk> | undefined;
beforeEach(async () => {
  place = await makePlace();
});
afterEach(async () => {
  await shop?.stop();
  disk?.unmount();
  await place.remove();
  [shop, disk] = [undefined, undefined];
});

async function orderThroughFull(trouble: (shop: ShopProcess) => Outage): Promise<void> {
  const buyers = await fillStock(place, 4);
  const open = await startShop({ DEMO: 'off', SECRET_KEY, LOG_LEVEL: 'fatal' }, place);
  shop = open;
  buyers.push(await becomeGuest(open.url), await becomeGuest(open.url));
  const whileFull: number[] = [];
  const seen = async (hear: (count: number, status: number) => Promise<void>): Promise<void> => {
    await hear(12, 503);
    for (const address of ['/api/customProducts/1', '/', '/readyz', '/healthz'])
      whileFull.push((await fetch(`${open.url}${address}`)).status);
  };
  const { statuses, attempts } = await orderThrough(open.url, buyers, makeChance(7), {
    ...trouble(open),
    times: 2,
    seen,
  });
  expect(statuses).toEqual(new Set([200, 503]));
  expect(new Set(whileFull)).toEqual(new Set([200]));
  await open.stop();

  const database = await openDatabase(place);
  expect(await faultsInBooks(database.db, attempts)).toEqual([]);
  const orders = await database.db.selectFrom('customer_order').select('order_no').execute();
  await database.close();
  expect(orders.map(({ order_no }) => order_no).sort()).toEqual(attempts.map(({ orderNo }) => orderNo).sort());
  const ofMembers = (attempt: Attempt): boolean => attempt.form['userId'] !== undefined;
  expect(await sendWaitingMails(place, SECRET_KEY)).toBe(0);
  expect((await confirmedOrders(place.dataDir)).sort()).toEqual(
    attempts
      .filter(ofMembers)
      .map(({ orderNo }) => orderNo)
      .sort(),
  );
}

describe('a full disk', () => {
  onDisk(
    'loses no order and no mail when the disk is full, and goes on by itself',
    async () => {
      const small = (disk = mountSmallDisk(place.dataDir, MEGABYTES));
      await orderThroughFull(() => ({ begin: small.fill, end: small.makeRoom }));
    },
    240_000,
  );

  embedded(
    'loses no order and no mail when its files cannot grow, and goes on by itself',
    async () => {
      await orderThroughFull(({ pid }) => ({
        begin: () => limitFiles(pid(), SMALL),
        end: () => limitFiles(pid(), undefined),
      }));
    },
    240_000,
  );

  async function writeSheet(): Promise<string> {
    const sheet = path.join(place.dataDir, 'sheet.csv');
    const rows = Array.from({ length: 300 }, (_, at) => `Kurta ${at},100,200,${'Soft and light. '.repeat(20)}`);
    await writeFile(sheet, ['productName,productRate,productMRP,productDescription', ...rows].join('\n'));
    return sheet;
  }

  onDisk(
    'says in a sentence what could not be written, and leaves nothing half',
    async () => {
      const small = (disk = mountSmallDisk(place.dataDir, MEGABYTES));
      const commandLine = makeCommandLine(place, { env: { DATA_DIR: place.dataDir, SECRET_KEY } });
      await fillStock(place, 1);
      const sheet = await writeSheet();
      const backup = path.join(place.dataDir, 'shop.backup');
      const before = (await readdir(place.dataDir)).sort();

      // Beside a shop that runs, the database has all its files already.
      const running = await openDatabase(place);
      await running.db.selectFrom('product').select('id').execute();
      const elsewhere = path.join(await mkdtemp(path.join(os.tmpdir(), 'shop-backup-')), 'shop.backup');
      expect((await commandLine('backup', elsewhere)).code).toBe(0);
      await small.fill();
      expect(await commandLine('backup', backup)).toEqual({
        code: 1,
        out: '',
        err: `The disk is full, so ${backup} was not written.\n`,
      });
      const noRoom = 'The disk is full. Make room and try again; nothing was changed.\n';
      expect(await commandLine('catalogue', 'import', sheet)).toEqual({ code: 1, out: '', err: noRoom });
      const shelves = await running.db.selectFrom('product').selectAll().execute();
      expect(await commandLine('restore', elsewhere, '--replace')).toEqual({ code: 1, out: '', err: noRoom });
      expect(await running.db.selectFrom('product').selectAll().execute()).toEqual(shelves);
      await running.close();
      // Nor is there room for those that the next to open it needs.
      await small.fill();
      expect(await commandLine('backup', backup)).toEqual({ code: 1, out: '', err: noRoom });
      const startOnFull = startShop({ DEMO: 'off', SECRET_KEY, LOG_LEVEL: 'fatal' }, place).then(
        (open) => (shop = open),
      );
      await expect(startOnFull).rejects.toThrow(
        `The shop could not open: The disk of ${place.dataDir} is full. Make room and start it again.`,
      );
      await small.makeRoom();

      const known = (name: string): boolean => !/^(server\.lock|cache|shop\.sqlite-(wal|shm))$/.test(name);
      expect((await readdir(place.dataDir)).filter(known).sort()).toEqual(before.filter(known));
      expect((await commandLine('catalogue', 'import', sheet)).out).toContain('300');
      expect(await commandLine('backup', backup)).toMatchObject({ code: 0, err: '' });
      expect(await commandLine('restore', elsewhere, '--replace')).toMatchObject({ code: 0, err: '' });
      await rm(path.dirname(elsewhere), { recursive: true });
    },
    120_000,
  );

  onDisk(
    'keeps a mail that its folder has no room for, and tells an import from its report',
    async () => {
      const small = (disk = mountSmallDisk(place.dataDir, MEGABYTES));
      const elsewhere = await openTestOutbox();
      const folder = path.join(place.dataDir, 'outbox');
      const report = path.join(place.dataDir, 'report.csv');
      const sheet = await writeSheet();
      await mkdir(folder);
      await small.fill();

      await elsewhere.put(newMail({ text: 'Thank you! '.repeat(1000) }));
      const mailQueue = openMailQueue({
        config: { ...readConfig({ DATA_DIR: place.dataDir }), secretKey: TEST_SECRET_KEY },
        database: elsewhere.database,
        clock: () => elsewhere.clock.now,
        log: quietLog,
      });
      expect(await mailQueue.deliverDue()).toBe(0);
      expect(await readdir(folder)).toEqual([]);
      const commandLine = makeCommandLine(elsewhere.place);
      const err = `The disk is full, so ${report} was not written. The import itself is done.\n`;
      expect(await commandLine('catalogue', 'import', sheet, '--report', report)).toEqual({ code: 1, out: '', err });

      await small.makeRoom();
      elsewhere.clock.now += 20 * MINUTE_MS;
      expect(await mailQueue.deliverDue()).toBe(1);
      expect((await readdir(folder)).map((name) => path.extname(name))).toEqual(['.eml']);
      expect((await commandLine('catalogue', 'import', sheet, '--report', report)).code).toBe(0);
      expect((await readFile(report, 'utf8')).trim().split('\n')).toHaveLength(301);
      await mailQueue.close();
      await elsewhere.close();
    },
    60_000,
  );
});
