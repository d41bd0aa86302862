/** Backups that are not encrypted: those that --plain wrote, and those of versions before there was anything else. */
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { shopWithKey } from '../../support/commands/backups';
import { placeOrder } from '../../support/data/orders';
import { mainCategories, productRow } from '../../support/data/rows';
import { openTestDatabase } from '../../support/server/testDatabase';

type Place = Awaited<ReturnType<typeof openTestDatabase>>;

const OTHER_KEY = 'another-secret-key-of-forty-characters-01';
let folder: string;
let file: string;
let from: Place;
let to: Place;
let whole: Buffer;
async function open(): Promise<void> {
  folder = await mkdtemp(path.join(os.tmpdir(), 'shop-backup-'));
  file = path.join(folder, 'shop.backup');
  [from, to] = [await openTestDatabase(), await openTestDatabase()];
  await from.database.write(async (trx) => {
    await trx.insertInto('category').values(mainCategories).execute();
    await trx
      .insertInto('product')
      .values([productRow(), productRow({ name: 'Cap' })])
      .execute();
  });
  await shopWithKey(from.place)('backup', file, '--plain');
  whole = await readFile(file);
}
async function close(): Promise<void> {
  for (const place of [from, to]) await place.close();
  await rm(folder, { recursive: true });
}

const linesOf = (bytes: Buffer): string[] => gunzipSync(bytes).toString('utf8').split('\n').slice(0, -1);
const textOf = (lines: string[]): string => lines.map((line) => `${line}\n`).join('');
const changed = (edit: (lines: string[]) => string[]): Buffer => gzipSync(textOf(edit(linesOf(whole))));
/**
 * As one who knows the format changes it: with a checksum that fits, and no signature, which nobody without the key can
 * make.
 */
const forged = (edit: (line: string) => string, trailer: object = {}): Buffer =>
  changed((lines) => {
    const body = lines.slice(0, -1).map(edit);
    const { rows } = JSON.parse(body[0] ?? '') as { rows: object };
    return [
      ...body,
      JSON.stringify({ end: true, rows, sha256: createHash('sha256').update(textOf(body)).digest('hex'), ...trailer }),
    ];
  });
async function restored(bytes: Buffer, own: Record<string, string> = {}, ...flags: string[]) {
  await writeFile(file, bytes);
  const { code, out, err } = await shopWithKey(to.place, own)('restore', file, '--plain', ...flags);
  const rates = (await to.database.db.selectFrom('product').select('rate_paise').orderBy('id').execute()).map(
    ({ rate_paise }) => rate_paise,
  );
  return { code, out, err, rates };
}
const RATES = [39_900, 39_900];
const unvouched = 'No key of this shop vouches for that file';

describe('a plain backup', () => {
  beforeEach(open);
  afterEach(close);

  it('is written only when it is asked for, and says loudly what it shows', async () => {
    const made = await shopWithKey(from.place)('backup', file, '--plain', '--force');
    expect(made).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^THE FILE IS NOT ENCRYPTED: .* of all customers\.\n$/),
    });
    expect(textOf(linesOf(await readFile(file)))).toContain('Mulmul jhabla');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await shopWithKey(from.place)('backup', file, '--force', '--plain', '--passphrase-file', 'x')).toMatchObject(
      { code: 1, err: expect.stringContaining('goes without --passphrase-file') },
    );
  });

  it('is read only when that is asked for', async () => {
    expect(await shopWithKey(to.place)('restore', file)).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('is a plain backup, or one of an older version'),
    });
    expect(await restored(whole)).toEqual({
      code: 0,
      out: expect.stringContaining('2 products'),
      err: '',
      rates: RATES,
    });
  });

  it('is refused when somebody changed a price and worked the checksum out anew', async () => {
    const { signature } = JSON.parse(linesOf(whole).at(-1) ?? '') as { signature: object };
    const cheaper = (line: string): string => line.replace('39900', '3990');
    expect(await restored(forged(cheaper, { signature }))).toMatchObject({
      code: 1,
      rates: [],
      err: expect.stringContaining('cut short or was altered, so it is not restored. Nothing was changed.'),
    });
    expect(await restored(forged((line) => line, { signature }))).toMatchObject({ code: 0, err: '', rates: RATES });
  });

  it('is taken without a signature that this shop can read, and it is said that nobody vouches for it', async () => {
    expect(await restored(forged((line) => line))).toMatchObject({
      code: 0,
      err: expect.stringContaining(unvouched),
      rates: RATES,
    });
    expect(await restored(whole, { SECRET_KEY: OTHER_KEY }, '--replace')).toMatchObject({
      code: 0,
      err: expect.stringContaining(unvouched),
      rates: RATES,
    });
  });

  it('is refused when somebody changed a price, took a line out, or cut it behind a line', async () => {
    expect(await restored(changed((lines) => lines))).toMatchObject({ code: 0 });
    const refusal = { code: 1, err: expect.stringContaining('cut short or was altered') };
    const edits: ((lines: string[]) => string[])[] = [
      (lines) => lines.map((line) => line.replace('39900', '3990')),
      (lines) => lines.filter((_line, index) => index !== 5),
      (lines) => lines.slice(0, -1),
      (lines) => [...lines, '[1]'],
    ];
    for (const edit of edits) expect(await restored(changed(edit), {}, '--replace')).toMatchObject(refusal);
    expect((await restored(whole, {}, '--replace')).rates).toEqual(RATES);
  });
});

/** Nothing of it changes a shop, so all of it is tried on the same two. */
describe('a plain file that is no backup of this shop', () => {
  beforeAll(open);
  afterAll(close);

  it.each([
    ['cut in the middle', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['cut at its very end', (bytes: Buffer) => bytes.subarray(0, -4)],
    [
      'altered in one bit',
      (bytes: Buffer) =>
        Buffer.from(bytes.map((byte, index) => (index === Math.floor(bytes.length / 2) ? byte ^ 1 : byte))),
    ],
    ['no backup at all', () => Buffer.from('date,amount\n1,2\n')],
    ['packed, but no backup', () => gzipSync('date,amount\n1,2\n')],
    ['empty', () => Buffer.alloc(0)],
  ])('is refused when it is %s, and nothing is changed', async (_, damage) => {
    expect(await restored(damage(whole))).toMatchObject({
      code: 1,
      rates: [],
      err: expect.stringContaining('Nothing was changed.'),
    });
  });

  it('is refused when a newer shop made it', async () => {
    const newer = changed(([head = '', ...rest]) => [
      head.replace('"0002_members"', '"0002_members","0099_future"'),
      ...rest,
    ]);
    expect(await restored(newer)).toMatchObject({
      code: 1,
      rates: [],
      err: expect.stringContaining(
        'was made by a newer version of the shop (it knows 0099_future). Update this one first',
      ),
    });
  });

  it('says when there is no such file', async () => {
    await rm(file);
    expect(await shopWithKey(to.place)('restore', file)).toMatchObject({ code: 1, err: `There is no file ${file}.\n` });
  });
});

describe('a backup of an older version', () => {
  beforeEach(open);
  afterEach(close);

  /** As if products could not be hidden yet, nor a line know what it cost after its coupon. */
  const lacking: Record<string, string> = { product: 'hidden', order_line: 'net_paise' };
  let place = -1;
  function withoutNew(line: string): string {
    const value: unknown = JSON.parse(line);
    if (line.startsWith('{"table":')) {
      const { table, columns } = value as { table: string; columns: string[] };
      place = columns.indexOf(lacking[table] ?? '');
      return JSON.stringify({ table, columns: columns.filter((_, index) => index !== place) });
    }
    return Array.isArray(value) && place >= 0 ? JSON.stringify(value.filter((_, index) => index !== place)) : line;
  }

  it('is taken with --plain: tables it lacks stay empty, columns it lacks take their defaults', async () => {
    await placeOrder(from.database, { subtotal_paise: 10_000, discount_paise: 1000, final_paise: 9000 }, [
      { quantity: 2, rate_paise: 3333 },
      { quantity: 1, rate_paise: 3334 },
    ]);
    await shopWithKey(from.place)('backup', file, '--plain', '--force');
    whole = await readFile(file);
    const old = changed((lines) => {
      const [head = '', ...rest] = lines.slice(0, -1);
      const { rows, ...header } = JSON.parse(head);
      delete rows.member;
      const first = JSON.stringify({ ...header, version: 1, migrations: ['0001_shop'], rows });
      const body = [first, ...rest.filter((line) => !line.startsWith('{"table":"member"'))].map(withoutNew);
      const sha256 = createHash('sha256').update(textOf(body)).digest('hex');
      return [...body, JSON.stringify({ end: true, rows, sha256 })];
    });
    await writeFile(file, old);
    expect(await shopWithKey(to.place)('restore', file)).toMatchObject({
      code: 1,
      err: expect.stringContaining('If it was where only you could write, say --plain.'),
    });
    expect(await restored(old)).toMatchObject({ code: 0, err: expect.stringContaining(unvouched), rates: RATES });
    expect(await to.database.db.selectFrom('product').select(['name', 'hidden']).orderBy('id').execute()).toEqual([
      { name: 'Mulmul jhabla', hidden: 0 },
      { name: 'Cap', hidden: 0 },
    ]);
    const lines = await to.database.db.selectFrom('order_line').select('net_paise').orderBy('serial_no').execute();
    expect(lines).toEqual([{ net_paise: 5999 }, { net_paise: 3001 }]);
  });
});
