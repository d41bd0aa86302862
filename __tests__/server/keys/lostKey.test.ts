/** A shop whose secret key is gone seals nothing with another one until its keeper says so. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LostKeyError, openShopKeys } from '../../../src/server/keys/lostKey';
import { watchKey } from '../../../src/server/keys/watchKey';
import { keyFiles } from '../../../src/server/security/secretKeys';
import { makeCommandLine } from '../../support/commands/commandLine';
import { placeOrder } from '../../support/data/orders';
import { openTestDatabase } from '../../support/server/testDatabase';
import { memberRow } from '../../support/server/members';

let test: Awaited<ReturnType<typeof openTestDatabase>>;
let shop: ReturnType<typeof makeCommandLine>;
let file: string;
beforeEach(async () => {
  test = await openTestDatabase();
  shop = makeCommandLine(test.place);
  file = keyFiles(test.place.dataDir).current;
  await test.database.write((trx) =>
    trx
      .insertInto('member')
      .values(memberRow({ id: 'u_1', email: 'asha@example.com' }))
      .execute(),
  );
});
afterEach(() => test?.close());

const settings = () => ({ secretKey: undefined, dataDir: test.place.dataDir });
/** A mail of a member's order that waits, sealed with the shop's key. */
async function sealAMail(): Promise<void> {
  await placeOrder(test.database, { owner_kind: 'user', owner_id: 'u_1' });
  expect((await shop('orders', 'ship', '7K3M-9QX2', '--unpaid')).code).toBe(0);
}
const isThere = (name: string) =>
  readFile(name, 'utf8').then(
    () => true,
    () => false,
  );

describe('a secret key that is gone', () => {
  it('is made for a shop that never had one', async () => {
    await openShopKeys(test.database, settings());
    expect(await isThere(file)).toBe(true);
  });

  it('keeps the shop from opening, in a sentence that says what to do, and no other is made', async () => {
    await sealAMail();
    await rm(file);
    const opening = openShopKeys(test.database, settings());
    await expect(opening).rejects.toThrow(LostKeyError);
    await expect(opening).rejects.toThrow(
      /^The shop's secret key is gone: there is no .*secret\.key and no SECRET_KEY, and 1 bank details or mails are sealed with it \([\da-f]{16}\)\. Put the file back/,
    );
    expect(await isThere(file)).toBe(false);
  });

  it('keeps commands from sealing anything', async () => {
    await sealAMail();
    await placeOrder(test.database, { owner_kind: 'user', owner_id: 'u_1', order_no: '8H4N-2RT6' });
    await rm(file);
    for (const argv of [
      ['orders', 'ship', '8H4N-2RT6', '--unpaid'],
      ['backup', 'shop.backup'],
      ['keys', 'rotate'],
    ]) {
      const { code, err } = await shop(...argv);
      expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(/^The shop's secret key is gone/) });
    }
    expect(await isThere(file)).toBe(false);
    expect((await shop('doctor')).out).toContain('If it is lost for good: shop keys replace-lost.');
  });

  it('is known to be gone where only backups were sealed with it, and only the keeper replaces it', async () => {
    const away = makeCommandLine(test.place, { cwd: test.place.dataDir });
    const made = await away('backup', 'shop.backup');
    const id = /secret key \(([\da-f]{16})\)/.exec(made.out)?.[1] ?? 'no key';
    await rm(file);
    await expect(openShopKeys(test.database, settings())).rejects.toThrow(
      `no SECRET_KEY, and backups may be sealed with it (${id}). Put the file back`,
    );
    expect((await shop('doctor')).out).toContain(`The shop's key ${id} is gone.`);
    expect((await shop('keys', 'list')).out).toMatch(new RegExp(`${id}\\s+missing here`));
    expect((await shop('keys', 'replace-lost')).err).toMatch(
      /^Backups made with the lost key would stay closed for good/,
    );
    expect(await isThere(file)).toBe(false);
    const { out } = await shop('keys', 'replace-lost', '--yes');
    expect(out).toMatch(/^Key [\da-f]{16} seals from now on\.\n/);
    await rm(file);
    expect((await shop('doctor')).out).toContain(`The shop's key ${out.slice(4, 20)} is gone.`);
  });

  it('is not missed in a shop that a backup of another place was restored to', async () => {
    const away = makeCommandLine(test.place, { cwd: test.place.dataDir });
    await shop('keys', 'replace-lost', '--yes');
    await away('backup', 'shop.backup', '--plain');
    const other = await openTestDatabase();
    try {
      const { dataDir } = other.place;
      await rename(path.join(test.place.dataDir, 'shop.backup'), path.join(dataDir, 'shop.backup'));
      const restored = await makeCommandLine(other.place, { cwd: dataDir })('restore', 'shop.backup', '--plain');
      expect(restored).toMatchObject({ code: 0 });
      await openShopKeys(other.database, { secretKey: undefined, dataDir });
    } finally {
      await other.close();
    }
  });

  it('opens all again once it is back', async () => {
    await sealAMail();
    await rename(file, `${file}.away`);
    await rename(`${file}.away`, file);
    await openShopKeys(test.database, settings());
    expect((await shop('doctor')).out).not.toContain('cannot be opened');
  });

  it('is replaced when the keeper says that it is lost, and says so twice', async () => {
    await sealAMail();
    await rm(file);
    expect((await shop('keys', 'replace-lost')).err).toBe(
      '1 bank details or mails would stay closed for good, and backups made with the lost key too. Say --yes when you mean it.\n',
    );
    expect(await isThere(file)).toBe(false);
    const { code, out } = await shop('keys', 'replace-lost', '--yes');
    expect({ code, out }).toEqual({
      code: 0,
      out: expect.stringMatching(/^Key [\da-f]{16} seals from now on\. 1 bank details or mails stay closed for good\./),
    });
    await openShopKeys(test.database, settings());
    expect((await shop('keys', 'replace-lost', '--yes')).err).toContain('The shop has its secret key.');
  });

  it('is told in the log of a shop that runs, once, and again after it was back', async () => {
    await openShopKeys(test.database, settings());
    const key = await readFile(file, 'utf8');
    const told: string[] = [];
    jest.useFakeTimers();
    const stop = watchKey(settings(), (sentence) => told.push(sentence), 1000);
    try {
      jest.advanceTimersByTime(3000);
      expect(told).toEqual([]);
      await rm(file);
      jest.advanceTimersByTime(3000);
      expect(told).toEqual([
        expect.stringContaining('secret.key is gone. Put it back before the shop is started again'),
      ]);
      await writeFile(file, key);
      jest.advanceTimersByTime(1000);
      await rm(file);
      jest.advanceTimersByTime(1000);
      expect(told).toHaveLength(2);
    } finally {
      stop();
      jest.useRealTimers();
    }
  });
});

describe('a data folder that is not there', () => {
  it('is made by no command', async () => {
    const dataDir = path.join(test.place.dataDir, 'dtaa');
    const { code, out, err } = await makeCommandLine(
      { ...test.place, databaseUrl: undefined, dataDir },
      { cwd: test.place.dataDir },
    )('orders', 'list');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe(
      `There is no folder ${dataDir}. Is DATA_DIR right? The shop makes its folder when it starts (npm start, or npm run serve). Nothing was done.\n`,
    );
    expect(await isThere(dataDir)).toBe(false);
    await expect(mkdir(dataDir)).resolves.toBeUndefined();
  });
});
