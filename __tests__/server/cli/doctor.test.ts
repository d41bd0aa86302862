import { chmod, mkdir, open, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEMO_LOGIN } from '../../../src/demo/catalogue/member';
import { hashPassword } from '../../../src/server/areas/account/passwords';
import { HOUR_MS } from '../../../src/server/lib/clock';
import { openDatabase } from '../../../src/server/db/open';
import { demoWordRows } from '../../../src/demo/catalogue/words';
import { seedDemoShop } from '../../../src/server/demo/seed';
import { readRelease } from '../../../src/server/pages/release';
import { keyIdOf, makeSealer } from '../../../src/server/security/sealing';
import type { Finding } from '../../../src/server/cli/doctor/finding';
import { makeCommandLine } from '../../support/commandLine';
import { startMailServer } from '../../support/mailServer';
import { memberRow } from '../../support/members';
import { categoryRow, NOW, productRow } from '../../support/rows';
import { onPostgres, openTestDatabase } from '../../support/testDatabase';

let test: Awaited<ReturnType<typeof openTestDatabase>>;
const inFolder = (name: string): string => path.join(test.place.dataDir, name);
const KEY = 'a-key-of-forty-characters-0123456789-0123';
const OTHER_KEY = 'another-key-of-forty-characters-012345678';
beforeEach(async () => {
  test = await openTestDatabase();
  await writeFile(inFolder('secret.key'), KEY, { mode: 0o600 });
});
afterEach(() => test?.close());

async function examined(settings: Record<string, string> = {}) {
  const env = { DATA_DIR: test.place.dataDir, DATABASE_URL: test.place.databaseUrl, ...(onPostgres && { SECRET_KEY: KEY }), ...settings };
  const { code, out, err } = await makeCommandLine(test.place, { env })('--json', 'doctor');
  const findings: Finding[] = JSON.parse(out);
  return { code, err, out, of: (check: string) => findings.find((finding) => finding.check === check) };
}

describe('the doctor', () => {
  it('finds a shop well line by line, and says that its mails are files', async () => {
    const env = { DATA_DIR: test.place.dataDir, DATABASE_URL: test.place.databaseUrl, PUBLIC_URL: 'https://shop.example', ...(onPostgres && { SECRET_KEY: KEY }) };
    const { code, out, err } = await makeCommandLine(test.place, { env })('doctor');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const checks = out.split('\n').filter((line) => /^\S/.test(line)).map((line) => line.split(/ {2,}/).slice(0, 2));
    expect(checks).toEqual([
      ['ok', 'Settings'], ['ok', 'Version'], ['ok', 'Data folder'], [expect.any(String), 'Disk space'],
      ['ok', 'Database'], ['ok', 'Integrity'], ['ok', 'Pictures'],
      ['ok', 'Hosts'], ['ok', 'Outbox'], ['ok', 'Demo member'], ['ok', 'Logins'], ['ok', 'Proxy'], ['ok', 'Secret key'],
      ['warning', 'Mail'], ['ok', 'Address'], ['ok', 'Name'], ['ok', 'Contacts'], ['ok', 'Sender'],
      ['ok', 'Words'], ['ok', 'Policies'], ['ok', 'Reports'],
    ]);
    expect(out).toMatch(/its tables are at (\w+), the newest is \1\./);
    expect(out).toContain('→ Set SMTP_URL to your mail server before the public comes.');
  });

  it('says which version and commit it is of, and where nothing was built', async () => {
    const found = '0.9.0 (commit 555faab3c1, build a1b2c3d4e5)';
    expect((await examined()).of('Version')).toEqual({ check: 'Version', state: 'ok', found, advice: null });
    const env = { DATA_DIR: test.place.dataDir, DATABASE_URL: test.place.databaseUrl };
    const release = () => readRelease(test.place.dataDir);
    const { code, out } = await makeCommandLine(test.place, { env, release })('doctor');
    expect(code).toBe(1);
    expect(out).toMatch(/^BROKEN +Version +.*manifest\.json/m);
  });

  it('names every setting that is wrong and looks no further', async () => {
    const { code, err, out } = await examined({ PORT: 'x', SMTP_URL: 'secret-password' });
    expect({ code, err }).toEqual({ code: 1, err: 'Something is broken.\n' });
    expect(JSON.parse(out).map(({ found }: Finding) => found)).toEqual([expect.stringContaining('PORT'), expect.stringContaining('SMTP_URL')]);
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
    expect((await examined({ DATA_DIR: nowhere, DATABASE_URL: '' })).of('Database')).toMatchObject({ state: 'broken', found: expect.stringContaining('There is no') });
    await expect(stat(path.join(nowhere, 'shop.sqlite'))).rejects.toThrow('ENOENT');
    expect((await examined({ DATABASE_URL: 'postgres://shop:hidden@127.0.0.1:1/shop' })).out).not.toContain('hidden');
  });

  it('finds pictures that are named and not there', async () => {
    await test.database.write(async (trx) => {
      await trx.insertInto('category').values(categoryRow(3, 'Kids', { picture_url: '' })).execute();
      await trx.insertInto('picture').values({ name: 'a-1', mime: 'image/jpeg', bytes: Buffer.from('x'), width: 1, height: 1, tint: 'ffffff', alt: '' }).execute();
      await trx.insertInto('product').values([
        productRow({ id: 7, pictures: '["/pictures/a-1.jpg?w=1&h=1&t=ffffff","https://pictures.example/x.jpg"]' }),
        productRow({ id: 8, pictures: '["/pictures/gone-2.jpg"]' }),
      ]).execute();
      await trx.insertInto('home_item').values({ section: 'season', position: 0, url: '/pictures/gone-3.jpg', redirect_url: '', title: '', description: '', poster: '' }).execute();
    });
    const { code, of } = await examined();
    expect(code).toBe(1);
    expect(of('Pictures')).toMatchObject({ state: 'broken', found: '2 addresses lead to no picture: home season, product 8' });
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
    expect(of('Integrity')).toMatchObject({ state: 'broken', advice: expect.stringContaining('restore the latest backup') });
  });

  it('finds a key that others may read, that is missing, or that is another one than what was sealed with', async () => {
    const ownKey = { SECRET_KEY: '', DATABASE_URL: '' };
    if (onPostgres) expect((await examined({ SECRET_KEY: '' })).of('Secret key')).toMatchObject({ state: 'warning', advice: expect.stringContaining('on every machine') });
    const local = onPostgres ? {} : ownKey;
    if (!onPostgres) {
      await chmod(inFolder('secret.key'), 0o644);
      expect((await examined(local)).of('Secret key')).toMatchObject({ state: 'warning', advice: `chmod 600 ${inFolder('secret.key')}` });
    }
    const { keyId } = makeSealer(KEY, 'mail').seal('x', 's');
    await test.database.write((trx) => trx.insertInto('outbox_mail').values({ kind: 'reset link', sealed: 'x', key_id: keyId, seal_id: 's', created_at: NOW, next_try_at: NOW }).execute());
    expect((await examined()).code).toBe(0);
    const other = await examined({ SECRET_KEY: OTHER_KEY });
    expect(other.of('Secret key')).toMatchObject({
      state: 'broken',
      found: expect.stringContaining(`it was sealed with another key (${keyId})`),
    });
    await rm(inFolder('secret.key'));
    expect((await examined({ SECRET_KEY: '' })).of('Secret key')).toMatchObject({ state: 'broken', found: expect.stringContaining('there is no key') });
  });

  it('says which old keys something is still sealed with, and that others seal nothing any more', async () => {
    const keys = { SECRET_KEY: OTHER_KEY, SECRET_KEYS_OLD: KEY };
    const id = keyIdOf(KEY);
    expect((await examined(keys)).of('Secret key')).toMatchObject({
      state: 'ok',
      found: expect.stringContaining(`Nothing is sealed with the old key ${id} any more; backups may be.`),
    });
    const mail = { kind: 'reset link', sealed: 'x', key_id: id, seal_id: 's', created_at: NOW, next_try_at: NOW };
    await test.database.write((trx) => trx.insertInto('outbox_mail').values([mail, mail]).execute());
    expect((await examined(keys)).of('Secret key')).toEqual({
      check: 'Secret key',
      state: 'warning',
      found: `2 bank details or mails are still sealed with old keys (${id}: 2).`,
      advice: 'shop keys rotate seals them anew.',
    });
  });

  it('says what of the data folder others may read', async () => {
    expect((await examined()).of('Data folder')).toMatchObject({
      state: 'ok',
      found: expect.stringContaining('read by this user only'),
    });
    await writeFile(inFolder('monday.backup'), 'x');
    await chmod(inFolder('monday.backup'), 0o640);
    await chmod(test.place.dataDir, 0o750);
    const { code, of } = await examined();
    expect(code).toBe(0);
    expect(of('Data folder')).toMatchObject({
      state: 'warning',
      found: `Others on this machine may read ${inFolder('monday.backup')}, ${test.place.dataDir}.`,
      advice: expect.stringContaining('Restart the shop'),
    });
  });

  it('greets the mail server, and never shows its password', async () => {
    const server = await startMailServer({ login: { user: 'shop', password: 'open-sesame' } });
    const withPassword = (password: string): Record<string, string> => ({ SMTP_URL: Object.assign(new URL(server.url), { password }).href });
    expect((await examined(withPassword('open-sesame'))).of('Mail')).toMatchObject({ state: 'ok' });
    const refused = await examined(withPassword('wrong-word'));
    expect(refused.of('Mail')).toMatchObject({ state: 'broken', found: expect.stringContaining('did not accept the user or the password') });
    expect(refused.out).not.toContain('wrong-word');
    await server.close();
    expect((await examined(withPassword('open-sesame'))).of('Mail')).toMatchObject({ state: 'broken', found: expect.stringContaining('could not be reached') });
  });

  it('counts mails that wait too long', async () => {
    const mail = { kind: 'reset link', sealed: 'x', key_id: makeSealer(KEY, 'mail').keyId, seal_id: 's', next_try_at: NOW };
    await test.database.write((trx) => trx.insertInto('outbox_mail').values([{ ...mail, created_at: NOW - 7_200_000 }, { ...mail, created_at: NOW }]).execute());
    expect((await examined()).of('Outbox')).toMatchObject({ state: 'warning', found: expect.stringMatching(/^2 mails wait, the oldest since 20 Nov 2026, /) });
  });

  it('warns when many logins were wrong within a day', async () => {
    const wrong = (hoursAgo: number, logins: number) => {
      const hour = (Math.floor(NOW / HOUR_MS) - hoursAgo) * HOUR_MS;
      return test.database.write((trx) => trx.insertInto('wrong_login').values({ hour, logins }).execute());
    };
    await wrong(0, 400);
    await wrong(26, 9000);
    const few = { state: 'ok', found: '400 logins were wrong in the last 24 hours.' };
    expect((await examined()).of('Logins')).toMatchObject(few);
    await wrong(5, 100);
    const many = { state: 'warning', advice: expect.stringContaining('guessing passwords') };
    expect((await examined()).of('Logins')).toMatchObject(many);
  });

  it('names each word that an empty shop does not say, and each that is still the demo’s', async () => {
    const empty = await examined();
    expect(empty.of('Name')).toMatchObject({ state: 'ok', found: expect.stringContaining('still called Jhabla & Co.') });
    expect(empty.of('Contacts')?.found).toBe('Not said, so not shown: strapLine, founded, renamed, address, email, ' +
      'phone, grievance, map, position, photos, chat, films.');
    expect(empty.of('Words')?.found).toContain('Not said, so not shown: headline, ourStory, vision, community');
    expect(empty.of('Words')?.found).toContain('Why Us stands on every product page all the same');
    expect(empty.of('Sender')?.found).toContain('hello@jhabla.example');
    expect(empty.of('Policies')?.found).toContain('those that came with the shop');
    await test.database.write((trx) => trx.insertInto('home_item').values(demoWordRows()).execute());
    const shop = makeCommandLine(test.place);
    await shop('home', 'set', 'phone', '+91 98765 43210');
    await shop('home', 'set', 'community', '--item', '1', '--title', 'Customers', '--description', '80+');
    const demos = await examined({ PUBLIC_URL: 'https://shop.in' });
    expect(demos.of('Contacts')).toMatchObject({ state: 'warning', found: 'Still the demo shop\'s: strapLine, ' +
      'founded, renamed, address, email, grievance, map, position, photos, chat, films.' });
    expect(demos.of('Words')?.found).toMatch(/^Still the demo shop's: headline, ourStory, vision, whyUs, value, team, story, storyPicture, work\./);
  });

  it('names a menu that the header has not, with the command that makes one', async () => {
    expect((await examined()).of('Menu')).toBeUndefined();
    const rows = [categoryRow(3, 'Kids'), categoryRow(6, 'Socks & Caps'), categoryRow(7, 'Put away', { hidden: 1 })];
    await test.database.write((trx) => trx.insertInto('category').values(rows).execute());
    const found = 'The header has no menu of categories. This makes one: shop home set menu "Kids" "Socks & Caps"';
    expect((await examined()).of('Menu')).toMatchObject({ state: 'ok', found });
    await makeCommandLine(test.place)('home', 'set', 'menu', 'Kids', 'Socks & Caps');
    expect((await examined()).of('Menu')).toBeUndefined();
  });

  it('warns of a coupon strip whose code is no coupon', async () => {
    const shop = makeCommandLine(test.place);
    await shop('home', 'set', 'coupon-text', '1', 'Ten per cent off');
    expect((await examined()).of('Coupon strip')).toMatchObject({ state: 'warning', found: expect.stringContaining('FIRST') });
    await shop('coupons', 'add', 'WARM', '--type', '%', '--value', '10', '--main');
    expect((await examined()).of('Coupon strip')).toMatchObject({ state: 'ok' });
  });

  it('warns when the public can reach a shop that still has the demo’s member, the demo’s brand and no https', async () => {
    await test.database.write(async (trx) => {
      await trx.insertInto('member').values(memberRow({ email: DEMO_LOGIN.email, password_hash: await hashPassword(DEMO_LOGIN.password) })).execute();
      await trx.insertInto('home_item').values(demoWordRows()).execute();
    });
    expect((await examined()).of('Demo member')).toMatchObject({ state: 'ok' });
    const { code, of } = await examined({ PUBLIC_URL: 'http://shop.in' });
    expect(code).toBe(0);
    for (const check of ['Demo member', 'Name', 'Contacts', 'Sender', 'Words', 'Policies', 'Address']) expect(of(check)).toMatchObject({ state: 'warning' });
    await test.database.write(async (trx) => trx.updateTable('member').set({ password_hash: await hashPassword('another one') }).execute());
    expect((await examined({ PUBLIC_URL: 'https://shop.in' })).of('Demo member')).toMatchObject({ state: 'ok' });
  });
});
