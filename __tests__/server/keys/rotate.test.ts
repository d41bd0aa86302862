/**
 * Another secret key for a shop that is running: what the old one sealed is sealed anew, and nothing is ever closed to
 * those who need it.
 */
import { readFile } from 'node:fs/promises';
import { MINUTE_MS } from '../../../src/contract/rules/durations';
import type { Database } from '../../../src/server/db/types';
import { resealAll } from '../../../src/server/keys/reseal';
import { replaceKeyFile } from '../../../src/server/keys/rotate';
import { countByKey } from '../../../src/server/keys/sealed.repository';
import { sealedColumns } from '../../../src/server/keys/sealedColumns';
import { keyIdOf } from '../../../src/server/security/sealing';
import { keyFiles, openSecretKeys } from '../../../src/server/security/secretKeys';
import { makeCommandLine } from '../../support/commands/commandLine';
import { mailsIn } from '../../support/mails/mails';
import { newMail } from '../../support/mails/outbox';
import { NOW } from '../../support/data/rows';
import { fillSealed } from '../../support/server/sealedShop';
import { secondServer } from '../../support/server/secondServer';
import { openTestDatabase } from '../../support/server/testDatabase';

const [RETURNS, MAILS] = [130, 120];
const ALL = RETURNS + MAILS;

let test: Awaited<ReturnType<typeof openTestDatabase>>;
let shop: ReturnType<typeof makeCommandLine>;
/** Of the servers. Mails are not due before a test says so. */
let clock: { now: number };
let settings: { secretKey: undefined; dataDir: string };
const closing: (() => Promise<void>)[] = [];
beforeEach(async () => {
  test = await openTestDatabase();
  shop = makeCommandLine(test.place);
  clock = { now: NOW - MINUTE_MS };
  settings = { secretKey: undefined, dataDir: test.place.dataDir };
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await test.close();
});

const currentKey = (): Promise<string> => readFile(keyFiles(test.place.dataDir).current, 'utf8');
const counts = async (): Promise<Record<string, number>> => Object.fromEntries(await countByKey(test.database.db));
/** A process that has read the key files at its start. */
async function serve() {
  const secretKeys = await openSecretKeys(settings);
  const server = await secondServer({ place: test.place, clock }, { secretKey: secretKeys()[0], secretKeys });
  closing.push(server.close);
  return server;
}
async function fill(): Promise<{ serial: string; first: string }> {
  const first = (await openSecretKeys(settings))()[0];
  const [serial] = await fillSealed(test.database, first, { returns: RETURNS, mails: MAILS });
  return { serial: String(serial), first: keyIdOf(first) };
}
const receivers = async (): Promise<number> => new Set((await mailsIn(test.place.dataDir)).map(({ to }) => to)).size;
const revealed = (serial: string) => shop('returns', 'reveal', serial, '--reason', 'Refund by bank transfer');

describe('rotating the secret key', () => {
  it('knows every column that is sealed: each table with a key’s id is on the list', async () => {
    const found = await test.database.db.introspection.getTables();
    const withKey = found
      .filter(({ columns }) => columns.some(({ name }) => name.endsWith('key_id')))
      .map(({ name }) => name);
    expect(withKey.sort()).toEqual(sealedColumns.map(({ table }) => table).sort());
    for (const { table, key, text, keyId, boundTo } of sealedColumns) {
      const own = found.find(({ name }) => name === table)?.columns.map(({ name }) => name);
      expect(own).toEqual(expect.arrayContaining([key, text, keyId, boundTo]));
    }
  });

  it('seals everything anew beside two running servers, which open it at once and seal with the new key', async () => {
    const { serial, first } = await fill();
    const [one, other] = [await serve(), await serve()];
    expect(await counts()).toEqual({ [first]: ALL });

    const { code, out, err } = await shop('keys', 'rotate');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const now = keyIdOf(await currentKey());
    expect(now).not.toBe(first);
    expect(out).toContain(`Key ${now} seals from now on. ${ALL} bank details and mails were sealed anew.`);
    expect(out).not.toContain(await currentKey());
    expect(await counts()).toEqual({ [now]: ALL });

    await test.database.write((trx) => other.app.mailQueue.put(trx, newMail({ to: 'later@example.com' })));
    expect(await counts()).toEqual({ [now]: ALL + 1 });
    clock.now = NOW;
    // Either may have begun by itself, so what they sent together counts.
    await Promise.all([one, other].map(({ app }) => app.mailQueue.deliverDue()));
    expect(await receivers()).toBe(MAILS + 1);
    expect(await counts()).toEqual({ [now]: RETURNS });
    expect(await revealed(serial)).toMatchObject({ code: 0, out: expect.stringContaining('002301567890') });
  });

  it('lets a server that has not sealed anew yet send what the old key sealed', async () => {
    const { first } = await fill();
    const server = await serve();
    await replaceKeyFile(test.place.dataDir);
    clock.now = NOW;
    await server.app.mailQueue.deliverDue();
    expect(await receivers()).toBe(MAILS);
    expect(await counts()).toEqual({ [first]: RETURNS });
  });

  it('goes on where it was broken off, with the key that was new then', async () => {
    const { serial, first } = await fill();
    const secretKeys = await openSecretKeys(settings);
    await replaceKeyFile(test.place.dataDir);
    const begun = keyIdOf(await currentKey());
    let pieces = 0;
    const killed: Database = {
      ...test.database,
      write: (work) => ((pieces += 1) === 2 ? Promise.reject(new Error('killed')) : test.database.write(work)),
    };
    await expect(resealAll(killed, secretKeys)).rejects.toThrow('killed');
    expect(await counts()).toEqual({ [first]: ALL - 100, [begun]: 100 });
    expect(await revealed(serial)).toMatchObject({ code: 0 });

    expect(await shop('keys', 'rotate')).toMatchObject({
      code: 0,
      out: expect.stringContaining(
        `A rotation had been broken off and is finished now: key ${begun} seals. ${ALL - 100} bank details`,
      ),
    });
    expect(await counts()).toEqual({ [begun]: ALL });
    expect(keyIdOf(await currentKey())).toBe(begun);
  });

  it('makes one key after the other when two people do it at once, and loses neither', async () => {
    const { serial, first } = await fill();
    const both = await Promise.all([shop('keys', 'rotate'), shop('keys', 'rotate')]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    const now = keyIdOf(await currentKey());
    expect(await counts()).toEqual({ [now]: ALL });
    const list = JSON.parse((await shop('--json', 'keys', 'list')).out) as { id: string }[];
    expect(list.map(({ id }) => id)).toEqual([now, expect.any(String), first]);
    expect(await revealed(serial)).toMatchObject({ code: 0 });
  });

  it('leaves what somebody altered, and says so', async () => {
    const { first } = await fill();
    await test.database.write((trx) =>
      trx.updateTable('outbox_mail').set({ sealed: 'AAAA' }).where('id', '=', 7).execute(),
    );
    expect(await shop('keys', 'rotate')).toMatchObject({
      code: 1,
      err: '1 of them have been altered in the database and cannot be opened with any key; they stay as they are.\n',
    });
    expect(await counts()).toEqual({ [first]: 1, [keyIdOf(await currentKey())]: ALL - 1 });
  });

  it('asks for the new key where the key is a setting, then seals anew with it', async () => {
    const { serial } = await fill();
    const [before, after] = [await currentKey(), 'a-new-secret-key-of-forty-characters-0123'];
    const at = (own: Record<string, string>) =>
      makeCommandLine(test.place, {
        env: { DATA_DIR: test.place.dataDir, DATABASE_URL: test.place.databaseUrl, ...own },
      });
    expect(await at({ SECRET_KEY: before })('keys', 'rotate')).toMatchObject({
      code: 1,
      err: expect.stringContaining('put 32 random characters or more into SECRET_KEY'),
    });
    const rotated = at({ SECRET_KEY: after, SECRET_KEYS_OLD: before });
    expect(await rotated('keys', 'rotate')).toMatchObject({
      code: 0,
      out: expect.stringContaining(
        `${ALL} bank details and mails were sealed anew with SECRET_KEY (key ${keyIdOf(after)}).`,
      ),
    });
    expect(await counts()).toEqual({ [keyIdOf(after)]: ALL });
    const withoutOld = at({ SECRET_KEY: after });
    expect(await withoutOld('returns', 'reveal', serial, '--reason', 'Refund by transfer')).toMatchObject({ code: 0 });
    expect(await rotated('keys', 'forget', keyIdOf(before), '--yes')).toMatchObject({
      code: 1,
      err: expect.stringContaining('take the old key out of SECRET_KEYS_OLD'),
    });
  });
});

describe('old secret keys', () => {
  it('are listed with what they sealed, and thrown away only when that is nothing', async () => {
    const { first } = await fill();
    await replaceKeyFile(test.place.dataDir);
    const now = keyIdOf(await currentKey());
    const { out } = await shop('keys', 'list');
    expect(out.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['Key', 'Use', 'Sealed'],
      [now, 'seals and opens', '0'],
      [first, 'opens', String(ALL)],
      [''],
    ]);

    expect(await shop('keys', 'forget', first, '--yes')).toMatchObject({
      code: 1,
      err: expect.stringContaining(`${ALL} bank details or mails are still sealed with key ${first}.`),
    });
    expect(await shop('keys', 'forget', now, '--yes')).toMatchObject({
      code: 1,
      err: expect.stringContaining('is the one that seals'),
    });
    expect(await shop('keys', 'forget', 'nonsense', '--yes')).toMatchObject({
      code: 1,
      err: `There is no key nonsense here. Its old keys are ${first}. shop keys list shows all of them.\n`,
    });
    // Before it asks whether it is meant.
    expect((await shop('keys', 'forget', 'nonsense')).err).toContain('There is no key nonsense here.');
    await shop('keys', 'rotate');
    expect(await shop('keys', 'forget', first)).toMatchObject({
      code: 1,
      err: expect.stringContaining('Say --yes when you mean it.'),
    });
    expect(await shop('keys', 'forget', first, '--yes')).toMatchObject({
      code: 0,
      out: `Key ${first} is thrown away.\n`,
    });
    expect(JSON.parse((await shop('--json', 'keys', 'list')).out)).toEqual([
      { id: now, seals: true, sealed: ALL, isHere: true },
    ]);
  });

  it('are shown as missing where something is sealed with one that is not here', async () => {
    const { first } = await fill();
    const elsewhere = makeCommandLine(test.place, {
      env: {
        DATA_DIR: test.place.dataDir,
        DATABASE_URL: test.place.databaseUrl,
        SECRET_KEY: 'another-secret-key-of-forty-characters-01',
      },
    });
    expect((await elsewhere('keys', 'list')).out).toMatch(new RegExp(`${first} +missing here +${ALL}`));
  });
});
