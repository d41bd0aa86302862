/** The command `catalogue import`: what it says, refuses and leaves alone. */
import { readFile, writeFile } from 'node:fs/promises';
import { importShop } from '../../support/commands/importShop';
import { listing } from '../../support/commands/importedSheets';

const { commandsAre, importSheet, inFolder, products, shop } = importShop();

describe('importing a catalogue', () => {
  it('says the same in a dry run and changes nothing', async () => {
    const rows = ['a,1,Bib,,,party wear,Frocks,,99,,,,,,', 'a,2,Cap,,,,,,,,,,,,'];
    const dry = await importSheet(rows, listing, '--dry-run');
    expect(dry).toMatchObject({
      dryRun: true,
      added: 1,
      rejected: 1,
      newCategories: ['Party Wear', 'Party Wear › Frocks'],
    });
    expect(await products()).toEqual([]);
    expect(await importSheet(rows)).toEqual({ ...dry, dryRun: false });
  });

  it('tells a person what happened, the first twenty rows by name and the rest in a report that a spreadsheet can open', async () => {
    const rows = Array.from({ length: 30 }, (_, index) => `"=HYPERLINK(""x"")${index}",`);
    await writeFile(inFolder('sheet.csv'), ['productName,productRate', ...rows, 'Cap,49'].join('\r\n'));
    const { code, out, err } = await shop('catalogue', 'import', 'sheet.csv');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Imported: sheet.csv, 31 rows.');
    expect(out).toContain('row 2: no price');
    expect(out).toContain('row 21: no price\n11 more, use --report FILE');
    expect(out).not.toContain('row 22:');
    await shop('catalogue', 'import', 'sheet.csv', '--dry-run', '--report', 'report.csv');
    const report = (await readFile(inFolder('report.csv'), 'utf8')).split('\r\n');
    expect(report).toHaveLength(33);
    expect(report[0]).toBe('\ufeffrow,outcome,name,notes,changes,pictures');
    expect(report[1]).toBe(`2,rejected,"'=HYPERLINK(""x"")0",no price,,`);
    expect(report[31]).toBe('32,unchanged,Cap,,,');
  });

  it.each([
    [['nowhere.csv'], 'There is no file'],
    [['wrong.csv'], 'This is not a catalogue'],
    [['heading.csv'], 'has a heading and no products below it.'],
    [['good.csv', '--report', 'good.csv'], 'The report would overwrite the file'],
    [['good.csv', '--report', 'no/such/folder/x.csv'], 'cannot be written. Nothing was imported.'],
  ])('fails with one sentence and imports nothing: %j', async (argv, sentence) => {
    const put = (name: string, text: string) => writeFile(inFolder(name), text);
    await put('wrong.csv', 'date,amount\n1,2\n');
    await put('heading.csv', 'productName,productRate\n\n');
    await put('good.csv', 'productName,productRate\nBib,99\n');
    const { code, out, err } = await shop('catalogue', 'import', ...argv);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(await products()).toEqual([]);
  });

  it('shows progress to a person at a terminal, on the side that programs do not read', async () => {
    await writeFile(inFolder('sheet.csv'), 'productName,productRate\nBib,99\n');
    commandsAre({ isTerminal: true });
    const { out, err } = await shop('catalogue', 'import', 'sheet.csv');
    expect(err).toMatch(/Adding products =+ 1 of 1/);
    expect(err.endsWith('\u001b[2K')).toBe(true);
    expect(out).not.toContain('\u001b');
  });
});
