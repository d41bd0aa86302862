/**
 * What the doctor finds of settings, folder, disk and database; keys, mails and words have files of their own beside
 * this.
 */
import { chmod, mkdir, open, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '../../../src/server/db/open';
import { seedDemoShop } from '../../../src/server/demo/seed';
import { readRelease } from '../../../src/server/pages/release';
import type { Finding } from '../../../src/server/cli/doctor/finding';
import { makeCommandLine } from '../../support/commands/commandLine';
import { examinedShop, KEY } from '../../support/commands/doctor';
import { categoryRow, NOW, productRow } from '../../support/data/rows';
import { onPostgres } from '../../support/server/testDatabase';

const { database, examined, inFolder, place } = examinedShop();

describe('the doctor', () => {
  it('finds a shop well line by line, and says that its mails are files', async () => {
    const env = {
      DATA_DIR: place().dataDir,
      DATABASE_URL: place().databaseUrl,
      PUBLIC_URL: 'https://shop.example',
      ...(onPostgres && { SECRET_KEY: KEY }),
    };
    const { code, out, err } = await makeCommandLine(place(), { env })('doctor');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const checks = out
      .split('\n')
      .filter((line) => /^\S/.test(line))
      .map((line) => line.split(/ {2,}/).slice(0, 2));
    expect(checks).toEqual([
      ['ok', 'Settings'],
      ['ok', 'Version'],
      ['ok', 'Data folder'],
      [expect.any(String), 'Disk space'],
      ['ok', 'Database'],
      ['ok', 'Integrity'],
      ['ok', 'Pictures'],
      ['ok', 'Hosts'],
      ['ok', 'Outbox'],
      ['ok', 'Demo member'],
      ['ok', 'Staff'],
      ['ok', 'Logins'],
      ['ok', 'Proxy'],
      ['ok', 'Payment'],
      ['ok', 'Alerts'],
      ['ok', 'From where'],
      ['ok', 'Secret key'],
      ['warning', 'Mail'],
      ['ok', 'Address'],
      ['ok', 'Name'],
      ['ok', 'Contacts'],
      ['ok', 'Sender'],
      ['ok', 'Words'],
      ['ok', 'Policies'],
      ['ok', 'Reports'],
    ]);
    expect(out).toMatch(/its tables are at (\w+), the newest is \1\./);
    expect(out).toContain('→ Set SMTP_URL to your mail server before the public comes.');
  });

  it('says which version and commit it is of, and where nothing was built', async () => {
    const found = '0.9.0 (commit 555faab3c1, build a1b2c3d4e5)';
    expect((await examined()).of('Version')).toEqual({ check: 'Version', state: 'ok', found, advice: null });
    const env = { DATA_DIR: place().dataDir, DATABASE_URL: place().databaseUrl };
    const release = () => readRelease(place().dataDir);
    const { code, out } = await makeCommandLine(place(), { env, release })('doctor');
    expect(code).toBe(1);
    expect(out).toMatch(/^BROKEN +Version +.*manifest\.json/m);
  });

  it('names every setting that is wrong and looks no further', async () => {
    const { code, err, out } = await examined({ PORT: 'x', SMTP_URL: 'secret-password' });
    expect({ code, err }).toEqual({ code: 1, err: 'Something is broken.\n' });
    expect(JSON.parse(out).map(({ found }: Finding) => found)).toEqual([
      expect.stringContaining('PORT'),
      expect.stringContaining('SMTP_URL'),
    ]);
    expect(out).not.toContain('secret-password');
  });

  it('says when the folder or the database is not there, and makes neither', async () => {
    const nowhere = inFolder('nowhere');
    const away = await examined({ DATA_DIR: nowhere, DATABASE_URL: '' });
    expect(away.code).toBe(1);
    expect(away.of('Data folder')).toMatchObject({ state: 'broken', found: `${nowhere} does not exist.` });
    expect(away.of('Mail')).toBeUndefined();
    await expect(stat(nowhere)).rejects.toThrow('ENOENT');
    await mkdir(nowhere);
    expect((await examined({ DATA_DIR: nowhere, DATABASE_URL: '' })).of('Database')).toMatchObject({
      state: 'broken',
      found: expect.stringContaining('There is no'),
    });
    await expect(stat(path.join(nowhere, 'shop.sqlite'))).rejects.toThrow('ENOENT');
    expect((await examined({ DATABASE_URL: 'postgres://shop:hidden@127.0.0.1:1/shop' })).out).not.toContain('hidden');
  });

  it('finds pictures that are named and not there', async () => {
    await database().write(async (trx) => {
      await trx
        .insertInto('category')
        .values(categoryRow(3, 'Kids', { picture_url: '' }))
        .execute();
      await trx
        .insertInto('picture')
        .values({
          name: 'a-1',
          mime: 'image/jpeg',
          bytes: Buffer.from('x'),
          width: 1,
          height: 1,
          tint: 'ffffff',
          alt: '',
        })
        .execute();
      await trx
        .insertInto('product')
        .values([
          productRow({ id: 7, pictures: '["/pictures/a-1.jpg?w=1&h=1&t=ffffff","https://pictures.example/x.jpg"]' }),
          productRow({ id: 8, pictures: '["/pictures/gone-2.jpg"]' }),
        ])
        .execute();
      await trx
        .insertInto('home_item')
        .values({
          section: 'season',
          position: 0,
          url: '/pictures/gone-3.jpg',
          redirect_url: '',
          title: '',
          description: '',
          poster: '',
        })
        .execute();
    });
    const { code, of } = await examined();
    expect(code).toBe(1);
    expect(of('Pictures')).toMatchObject({
      state: 'broken',
      found: '2 addresses lead to no picture: home season, product 8',
    });
  });

  const onSqlite = onPostgres ? it.skip : it;
  onSqlite('finds a damaged file', async () => {
    const dataDir = inFolder('damaged');
    const database = await openDatabase({ dataDir });
    await seedDemoShop(database, NOW);
    await database.close();
    const file = path.join(dataDir, 'shop.sqlite');
    const handle = await open(file, 'r+');
    const { size } = await handle.stat();
    for (let at = 40 * 4096; at < size; at += 20 * 4096) await handle.write(Buffer.alloc(512, 0xab), 0, 512, at);
    await handle.close();
    const { code, of } = await examined({ DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(of('Integrity')).toMatchObject({
      state: 'broken',
      advice: expect.stringContaining('restore the latest backup'),
    });
  });

  it('says what of the data folder others may read', async () => {
    expect((await examined()).of('Data folder')).toMatchObject({
      state: 'ok',
      found: expect.stringContaining('read by this user only'),
    });
    await writeFile(inFolder('monday.backup'), 'x');
    await chmod(inFolder('monday.backup'), 0o640);
    await chmod(place().dataDir, 0o750);
    const { code, of } = await examined();
    expect(code).toBe(0);
    expect(of('Data folder')).toMatchObject({
      state: 'warning',
      found: `Others on this machine may read ${inFolder('monday.backup')}, ${place().dataDir}.`,
      advice: expect.stringContaining('Restart the shop'),
    });
  });
});
