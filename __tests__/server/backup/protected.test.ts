/** Backups in the hands of others: what they can read, and what becomes of a file that they have changed. */
import { writeFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { restoreBackup } from '../../../src/server/backup/restoreBackup';
import type { Progress } from '../../../src/server/lib/progress';
import { keyFiles } from '../../../src/server/security/secretKeys';
import { keyIdOf } from '../../../src/server/security/sealing';
import { shopWithKey } from '../../support/commands/backups';
import { NOW } from '../../support/data/rows';
import { TEST_SECRET_KEY } from '../../support/server/buildTestApp';
import { makeCommandLine } from '../../support/commands/commandLine';
import { fillSmallShop } from '../../support/data/fullShop';
import { openTestDatabase } from '../../support/server/testDatabase';

type Place = Awaited<ReturnType<typeof openTestDatabase>>;

const PASSPHRASE = 'पाँच small wooden ducks swim';
const OTHER_KEY = 'another-secret-key-of-forty-characters-01';
let folder: string;
let file: string;
let passphraseFile: string;
let from: Place;
let to: Place;
async function open(): Promise<void> {
  folder = await mkdtemp(path.join(os.tmpdir(), 'shop-backup-'));
  [file, passphraseFile] = ['shop.backup', 'passphrase.txt'].map((name) => path.join(folder, name)) as [string, string];
  await writeFile(passphraseFile, `${PASSPHRASE}\n`);
  [from, to] = [await openTestDatabase(), await openTestDatabase()];
  await fillSmallShop(from.database);
}
async function close(): Promise<void> {
  for (const place of [from, to]) await place.close();
  await rm(folder, { recursive: true });
}

const products = async ({ database }: Place) => (await database.db.selectFrom('product').select('id').execute()).length;
const backUp = (...flags: string[]) => shopWithKey(from.place)('backup', file, ...flags);
const restore = (own: Record<string, string> = {}, ...flags: string[]) =>
  shopWithKey(to.place, own)('restore', file, ...flags);
const inClear = ['Asha', '9876543210', 'Lake View', 'asha', 'Mulmul'];

describe('an encrypted backup', () => {
  beforeEach(open);
  afterEach(close);

  it('opens with the secret key that made it, tells nobody else anything, and says which key it needs', async () => {
    const made = await backUp();
    expect(made).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining(
        `It is encrypted with the secret key (${keyIdOf(TEST_SECRET_KEY)}). Keep a copy of SECRET_KEY`,
      ),
    });
    const bytes = await readFile(file, 'latin1');
    for (const word of inClear) expect(bytes).not.toContain(word);
    expect(bytes).not.toContain(TEST_SECRET_KEY);
    expect((await stat(file)).mode & 0o777).toBe(0o600);

    const refused = await restore({ SECRET_KEY: OTHER_KEY });
    expect(refused).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining(
        `is encrypted with a secret key that is not here (key ${keyIdOf(TEST_SECRET_KEY)}). Put it back`,
      ),
    });
    expect(await restore({ SECRET_KEY: '' })).toMatchObject({
      code: 1,
      err: expect.stringContaining('is encrypted with a secret key that is not here'),
    });
    expect(await products(to)).toBe(0);
    // No key was made on the way, which would stand in the place of the right one.
    expect(await readdir(to.place.dataDir)).not.toContain('secret.key');
    expect(await restore({ SECRET_KEY: OTHER_KEY, SECRET_KEYS_OLD: TEST_SECRET_KEY })).toMatchObject({
      code: 0,
      err: '',
    });
    expect(await products(to)).toBe(2);
  });

  it('opens with the key file of the shop, also after that was replaced', async () => {
    await writeFile(keyFiles(from.place.dataDir).current, TEST_SECRET_KEY);
    const ownKey = makeCommandLine(from.place);
    expect((await ownKey('backup', file)).out).toContain('Keep a copy of DATA_DIR/secret.key');
    expect((await ownKey('keys', 'rotate')).code).toBe(0);
    expect(await ownKey('restore', file, '--replace')).toMatchObject({ code: 0, err: '' });
  });

  it('opens anywhere with its passphrase, and with no other', async () => {
    expect(await backUp('--passphrase-file', passphraseFile)).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('without it nobody can restore the file'),
    });
    const bytes = await readFile(file, 'latin1');
    for (const word of [...inClear, 'wooden ducks']) expect(bytes).not.toContain(word);

    expect(await restore()).toMatchObject({
      code: 1,
      err: expect.stringContaining(
        'is encrypted with a passphrase. Name the file that holds it: --passphrase-file FILE.',
      ),
    });
    await writeFile(passphraseFile, 'five small wooden geese swim');
    expect(await restore({}, '--passphrase-file', passphraseFile)).toMatchObject({
      code: 1,
      err: expect.stringContaining(`The passphrase does not open ${file}: it is another one`),
    });
    expect(await products(to)).toBe(0);
    // As another system may write it: decomposed, with its own end of line.
    await writeFile(passphraseFile, `${PASSPHRASE.normalize('NFD')}\r\n`);
    expect(await restore({ SECRET_KEY: OTHER_KEY }, '--passphrase-file', passphraseFile)).toMatchObject({
      code: 0,
      err: '',
    });
    expect(await products(to)).toBe(2);
  });

  it.each([
    ['too short', 'duck', 'is too short to protect anything'],
    ['empty', '\n', 'is empty'],
    ['many lines', 'one line of many\nand another one', 'it has more than one line'],
  ])('is not made with a passphrase that is %s', async (_, text, complaint) => {
    await writeFile(passphraseFile, text);
    expect(await backUp('--passphrase-file', passphraseFile)).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining(complaint),
    });
    expect(await backUp('--passphrase-file', path.join(folder, 'nowhere'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no file'),
    });
    expect(await backUp('--passphrase-file', folder)).toMatchObject({
      code: 1,
      err: expect.stringContaining('is a folder'),
    });
    expect(await readdir(folder)).toEqual(['passphrase.txt']);
  });
});

/** Nothing of it changes a shop, so all of it is tried on the same two. */
describe('an encrypted backup that somebody has changed', () => {
  let whole: Buffer;
  beforeAll(async () => {
    await open();
    await backUp();
    whole = await readFile(file);
  });
  afterAll(close);

  const flipped = (at: number): Buffer => {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    return bytes;
  };
  const afterLine = (line: number): number => {
    let at = 0;
    for (let count = 0; count < line; count += 1) at = whole.indexOf('\n', at) + 1;
    return at;
  };

  it.each([
    ['in its first byte', () => flipped(0)],
    ['in its salt', () => flipped(whole.indexOf('"salt":"') + 10)],
    ['in the line that vouches for the head', () => flipped(afterLine(1) + 5)],
    ['in the first byte that is encrypted', () => flipped(afterLine(2))],
    ['in the middle', () => flipped(Math.floor((afterLine(2) + whole.length) / 2))],
    ['in its last byte', () => flipped(whole.length - 1)],
    ['by cutting it in the middle', () => whole.subarray(0, whole.length / 2)],
    ['by cutting off its last byte', () => whole.subarray(0, -1)],
    ['by cutting off all but its head', () => whole.subarray(0, afterLine(2))],
    ['by cutting it within its head', () => whole.subarray(0, 40)],
    ['by adding a byte', () => Buffer.concat([whole, Buffer.from([0])])],
    ['by putting it behind itself', () => Buffer.concat([whole, whole])],
    ['into an empty file', () => Buffer.alloc(0)],
    ['into a sheet', () => Buffer.from('date,amount\n1,2\n')],
  ])('%s is refused, and the shop is as it was', async (_, damaged) => {
    await writeFile(file, damaged());
    const refusal = { code: 1, out: '', err: expect.stringMatching(/Nothing was changed\.\n$/) };
    for (const flags of [[], ['--replace'], ['--replace', '--plain']]) {
      expect(await restore({}, ...flags)).toMatchObject(refusal);
    }
    expect(await products(to)).toBe(0);
    // A shop that is there stays whole.
    expect(await shopWithKey(from.place)('restore', file, '--replace')).toMatchObject(refusal);
    expect(await products(from)).toBe(2);
  });

  it('while it is restored undoes all of the restoring', async () => {
    await writeFile(file, whole);
    const progress: Progress = ({ text, done, total }) => {
      if (text === 'Checking the file' && done === total) writeFileSync(file, flipped(whole.length - 1));
    };
    const unlock = { secretKeys: [TEST_SECRET_KEY], allowsPlain: false };
    const restoring = restoreBackup(from.database, {
      file,
      unlock,
      replace: true,
      now: NOW,
      by: 'cli:meera',
      progress,
    });
    await expect(restoring).rejects.toThrow('cut short or was altered');
    expect(await products(from)).toBe(2);
    expect(await from.database.db.selectFrom('session').select('owner_id').execute()).toHaveLength(1);
  });

  it('into one of a newer format is refused in words', async () => {
    await writeFile(
      file,
      Buffer.concat([
        Buffer.from(whole.toString('latin1', 0, afterLine(1)).replace('"version":1', '"version":9')),
        whole.subarray(afterLine(1)),
      ]),
    );
    expect(await restore()).toMatchObject({
      code: 1,
      err: expect.stringContaining('was made by a newer version of the shop. Update this one first'),
    });
  });
});
