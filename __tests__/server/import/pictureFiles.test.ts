/** Photographs from a folder beside the sheet (`catalogue import --pictures`). */
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { ImportReport } from '../../../src/server/import/report';
import { importShop } from '../../support/commands/importShop';

const { database, inFolder, shop } = importShop();

let shade = 0;
/** Each of a colour of its own, so that each is a picture of its own. */
async function photograph(name: string): Promise<void> {
  const file = inFolder(`photos/${name}`);
  await mkdir(path.dirname(file), { recursive: true });
  shade = (shade + 24) % 256;
  await sharp({ create: { width: 6, height: 8, channels: 3, background: { r: shade, g: 90, b: 200 } } }).toFile(file);
}

async function importSheet(rows: string[], ...flags: string[]): Promise<ImportReport> {
  await writeFile(inFolder('sheet.csv'), ['sku,productName,productRate,prodImg1,prodImg2', ...rows].join('\n'));
  const { out, err } = await shop('--json', 'catalogue', 'import', 'sheet.csv', '--pictures', 'photos', ...flags);
  expect(err).toBe('');
  return JSON.parse(out) as ImportReport;
}
async function pictures(): Promise<Record<string, string[]>> {
  const rows = await database().db.selectFrom('product').select(['name', 'pictures']).orderBy('id').execute();
  return Object.fromEntries(rows.map((row) => [row.name, JSON.parse(row.pictures) as string[]]));
}
const stored = () => database().db.selectFrom('picture').select('name').orderBy('name').execute();
const addressOf = (slug: string) =>
  expect.stringMatching(new RegExp(`^/pictures/${slug}-[0-9a-f]{10}\\.jpg\\?w=6&h=8&t=[0-9a-f]{6}$`));

describe('photographs beside a sheet', () => {
  it('are found by the names in its cells, whatever their case and folder, and by key and number where it names none', async () => {
    for (const name of ['Front view.jpg', 'kids/back.png', 'AB-7-2.webp', 'AB-7-10.jpg', 'ab-7-1.jpg', 'left over.jpg'])
      await photograph(name);
    const report = await importSheet([
      'X1,Bib,99,FRONT VIEW.JPG,C:\\photos\\back.png',
      'AB/7,Cap,49,,',
      'X3,Sock,29,,',
    ]);
    expect(await pictures()).toEqual({
      Bib: [addressOf('front-view'), addressOf('back')],
      Cap: [addressOf('ab-7-1'), addressOf('ab-7-2'), addressOf('ab-7-10')],
      Sock: [],
    });
    expect(await stored()).toHaveLength(5);
    // A picture is never made wider than it is: both usual widths come to one file.
    const made = await readdir(inFolder('cache/pictures'), { recursive: true, withFileTypes: true });
    expect(made.filter((entry) => entry.isFile() && /-[0-9a-f]{10}\.avif$/.test(entry.name))).toHaveLength(5);
    expect(report.lines.map((line) => line.pictures.map(({ fate }) => fate))).toEqual([
      ['found', 'found'],
      ['found', 'found', 'found'],
      [],
    ]);
    expect(report.unusedPictures).toEqual(['left over.jpg']);
    expect(await importSheet(['X1,Bib,99,FRONT VIEW.JPG,back.png', 'AB/7,Cap,49,,'])).toMatchObject({ unchanged: 2 });
  });

  it('are described by the name that the shop has, where a row says none', async () => {
    await photograph('front.jpg');
    await importSheet(['X1,Bib of muslin,99,,']);
    expect((await importSheet(['X1,,99,front.jpg,'])).lines).toMatchObject([
      { outcome: 'changed', name: 'Bib of muslin', notes: [] },
    ]);
    expect(await database().db.selectFrom('picture').select('alt').execute()).toEqual([{ alt: 'Bib of muslin' }]);
  });

  it('are meant by every row that names them, also by one that does not count', async () => {
    for (const name of ['front.jpg', 'clear.png', 'back.jpg', 'torn.jpg', 'left over.jpg']) await photograph(name);
    const report = await importSheet([
      'X1,Bib,99,front.jpg|clear.png,',
      'X2,Cap,49,front.jpg,',
      'X2,Cap,49,back.jpg,',
      'X3,Sock,?,torn.jpg,',
      'X1,Bib,89,,',
    ]);
    expect(report).toMatchObject({ added: 2, repeated: 2, rejected: 1, unusedPictures: ['left over.jpg'] });
    expect(await pictures()).toEqual({ Bib: [addressOf('front'), addressOf('clear')], Cap: [addressOf('back')] });
  });

  it('are told of by a dry run, row by row: found, missing and refused, and nothing is changed', async () => {
    await photograph('a.jpg');
    await photograph('b.gif');
    await photograph('one/twin.jpg');
    await photograph('two/twin.jpg');
    await writeFile(inFolder('photos/torn.jpg'), 'half a picture');
    const rows = [
      '1,Bib,99,a.jpg,b.gif',
      '2,Cap,49,c.jpg|torn.jpg,http://pictures.example/a.jpg',
      '3,Sock,29,twin.jpg,',
    ];
    const report = await importSheet(rows, '--dry-run');
    expect(report.lines.map((line) => line.pictures)).toEqual([
      [
        { file: 'a.jpg', fate: 'found' },
        { file: 'b.gif', fate: 'refused' },
      ],
      [
        { file: 'c.jpg', fate: 'missing' },
        { file: 'torn.jpg', fate: 'refused' },
      ],
      [{ file: 'twin.jpg', fate: 'missing' }],
    ]);
    expect(report.lines.map(({ row, notes }) => [row, notes.slice(0, -1)])).toEqual([
      [2, ['the picture "b.gif" was refused: it is no JPEG, PNG, WebP, AVIF or HEIC picture']],
      [
        3,
        [
          'the picture "c.jpg" is not in the folder',
          'the picture "torn.jpg" was refused: it is no picture that can be read',
          'the picture "http://pictures.example/a.jpg" was refused: pages show pictures of https addresses alone',
        ],
      ],
      [4, ['the picture "twin.jpg" lies in the folder more than once: say which, as "one/twin.jpg"']],
    ]);
    expect(await stored()).toEqual([]);
    expect(await pictures()).toEqual({});

    const { out } = await shop(
      'catalogue',
      'import',
      'sheet.csv',
      '--pictures',
      'photos',
      '--dry-run',
      '--report',
      'report.csv',
    );
    expect(out).toContain('Picture files: 1 found, 2 missing, 2 refused.');
    expect(out).toContain('Pictures of the folder that no row means: 2 (one/twin.jpg, two/twin.jpg).');
    expect(out).toContain('row 3: the picture "c.jpg" is not in the folder; the picture "torn.jpg" was refused');
  });

  it('leave a product the pictures that it has where none of a row’s can be shown', async () => {
    await photograph('a.jpg');
    await importSheet(['1,Bib,99,a.jpg,']);
    const before = await pictures();
    expect(await importSheet(['1,Bib,99,gone.jpg,http://pictures.example/a.jpg'])).toMatchObject({
      unchanged: 1,
      warned: 1,
    });
    expect(await pictures()).toEqual(before);
  });

  it('are taken from that folder alone, whatever a sheet names', async () => {
    await photograph('a.jpg');
    await photograph('../secret.jpg');
    await symlink(inFolder('secret.jpg'), inFolder('photos/link.jpg'));
    const report = await importSheet(['1,Bib,99,../secret.jpg,link.jpg']);
    expect(report.lines[0]?.pictures.map(({ fate }) => fate)).toEqual(['missing', 'missing']);
    expect(await stored()).toEqual([]);
  });

  it('are asked for where a sheet names files and no folder was given, and where there is no such folder', async () => {
    await importSheet(['1,Bib,99,a.jpg,']).catch(() => undefined);
    const { out } = await shop('catalogue', 'import', 'sheet.csv');
    expect(out).toContain('the picture "a.jpg" is a file: --pictures says in which folder it lies');
    expect(await shop('catalogue', 'import', 'sheet.csv', '--pictures', 'nowhere')).toMatchObject({
      code: 1,
      err: `There is no folder ${inFolder('nowhere')}.\n`,
    });
  });
});
