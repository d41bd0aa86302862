/**
 * Pictures and films of hosts that PICTURE_HOSTS does not name: whoever brings them is told, and so is whoever asks the
 * doctor.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Finding } from '../../../src/server/cli/doctor/finding';
import type { ImportReport } from '../../../src/server/import/report';
import { makeCommandLine } from '../../support/commands/commandLine';
import { mainCategories } from '../../support/data/rows';
import { openTestDatabase } from '../../support/server/testDatabase';

let test: Awaited<ReturnType<typeof openTestDatabase>>;
beforeEach(async () => {
  test = await openTestDatabase();
  await test.database.write((trx) => trx.insertInto('category').values(mainCategories).execute());
});
afterEach(() => test?.close());

function shopWith(hosts: string) {
  const { dataDir, databaseUrl } = test.place;
  return makeCommandLine(test.place, { env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PICTURE_HOSTS: hosts } });
}

async function importWith(hosts: string): Promise<ImportReport> {
  const rows = [
    'productName,productRate,prodImg1,prodImg2,prodImg3',
    'Bib,99,https://cdn.example/a.jpg,https://cdn.example/b.jpg,/pictures/a-1.jpg',
    'Cap,49,https://other.example/c.jpg,http://cdn.example/d.jpg,',
    'Sock,29,/pictures/a-1.jpg,,',
  ];
  await writeFile(path.join(test.place.dataDir, 'sheet.csv'), rows.join('\n'));
  return JSON.parse((await shopWith(hosts)('--json', 'catalogue', 'import', 'sheet.csv')).out) as ImportReport;
}
const isAboutHosts = (note: string): boolean => note.includes('pages do not show') || note.includes('pages show');
const notesOf = ({ lines }: ImportReport) => lines.map(({ notes }) => notes.filter(isAboutHosts));
const unnamed = (host: string): string =>
  `the setting PICTURE_HOSTS does not name the host "${host}", so pages do not show its pictures`;

const refused = 'the picture "http://cdn.example/d.jpg" was refused: pages show pictures of https addresses alone';

describe('pictures of hosts that nobody named', () => {
  it('are told of row by row when they are imported, each host once, with the setting that is missing', async () => {
    const report = await importWith('');
    expect(notesOf(report)).toEqual([[unnamed('cdn.example')], [unnamed('other.example'), refused], []]);
    expect(report).toMatchObject({ added: 3, rejected: 0 });
    const named = notesOf(await importWith('cdn.example, other.example'));
    expect(named).toEqual([[], [refused], []]);
    const { pictures } = await test.database.db
      .selectFrom('product')
      .select('pictures')
      .where('name', '=', 'Cap')
      .executeTakeFirstOrThrow();
    expect(pictures).toBe('["https://other.example/c.jpg"]');
  });

  it('are told of in words too, likes counted with likes', async () => {
    await importWith('');
    const { out } = await shopWith('')('catalogue', 'import', 'sheet.csv');
    expect(out).toContain('2 × the setting PICTURE_HOSTS does not name the host, so pages do not show its pictures');
    expect(out).toContain(`row 2: ${unnamed('cdn.example')}`);
  });

  it('are told of when they are put on the home page, films alike', async () => {
    const addresses = ['--video', 'https://films.example/knit.mp4', '--picture', 'https://cdn.example/still.jpg'];
    const film = ['home', 'set', 'video', '--item', '1', ...addresses];
    const told = /^Pages do not show the pictures and films of films\.example \(1\) until .* PICTURE_HOSTS .*\.\n$/;
    expect(await shopWith('cdn.example')(...film)).toMatchObject({ code: 0, err: expect.stringMatching(told) });
    expect(await shopWith('cdn.example,films.example')(...film)).toMatchObject({ code: 0, err: '' });
  });

  it('are listed by the doctor, with how many there are of each host', async () => {
    const hosts = async (named: string) => {
      const { out } = await shopWith(named)('--json', 'doctor');
      return (JSON.parse(out) as Finding[]).find(({ check }) => check === 'Hosts');
    };
    expect(await hosts('')).toMatchObject({ state: 'ok' });
    await importWith('');
    // As an older version of the shop took them in.
    const pictures = '["https://other.example/c.jpg","http://cdn.example/d.jpg"]';
    await test.database.write((trx) =>
      trx.updateTable('product').set({ pictures }).where('name', '=', 'Cap').execute(),
    );
    const found = await hosts('');
    expect(found).toMatchObject({ state: 'warning', advice: expect.stringContaining('PICTURE_HOSTS') });
    expect(found?.found).toContain('cdn.example (2), other.example (1), http://cdn.example (1)');
    expect((await hosts('cdn.example'))?.found).not.toContain(' cdn.example');
  });
});
