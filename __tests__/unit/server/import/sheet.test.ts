import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findColumns } from '../../../../src/server/import/sheetColumns';
import { readCsv } from '../../../../src/server/import/readCsv';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'sheet-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function sheetOf(content: string | Buffer) {
  const file = path.join(folder, 'sheet.csv');
  await writeFile(file, content);
  return readCsv(file);
}

describe('reading a sheet', () => {
  it('reads a byte-order mark, CRLF, quotes and line breaks within cells, and numbers rows as a spreadsheet does', async () => {
    const sheet = await sheetOf('\ufefftitle,mrp\r\n"Bib ""soft"", blue\r\nsecond line",99\r\n\r\nCap,49\r\n');
    expect(sheet.heading).toEqual(['title', 'mrp']);
    expect(sheet.rows).toEqual([
      { row: 2, cells: ['Bib "soft", blue\r\nsecond line', '99'] },
      { row: 4, cells: ['Cap', '49'] },
    ]);
  });

  it.each([
    ['semicolons', 'title;mrp\nBib;99\n'],
    ['tabs', 'title\tmrp\nBib\t99\n'],
    ['UTF-16, as Excel writes Unicode text', Buffer.from('\ufefftitle\tmrp\nBib\t99\n', 'utf16le')],
  ])('reads %s', async (_, content) => {
    expect((await sheetOf(content)).rows).toEqual([{ row: 2, cells: ['Bib', '99'] }]);
  });

  it('reads what Excel on Windows calls plain CSV', async () => {
    expect((await sheetOf(Buffer.from('title,mrp\nCaf\xe9 bib,99\n', 'latin1'))).rows[0]?.cells[0]).toBe('Café bib');
  });

  it('takes an inch mark within a cell as it stands', async () => {
    expect((await sheetOf('title,mrp\nCap 5" wide,99\n')).rows[0]?.cells).toEqual(['Cap 5" wide', '99']);
  });

  it.each([
    ['', 'is empty.'],
    ['\n\n', 'is empty.'],
    ['title,mrp\n"Bib,99\n', 'a quotation mark is opened and never closed'],
    [Buffer.from('PK\u0003\u0004xlsx'), 'is a spreadsheet workbook. Save it as CSV'],
    [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'is not a text file'],
  ])('refuses a file that is no sheet: %j', async (content, sentence) => {
    await expect(sheetOf(content)).rejects.toThrow(sentence);
  });

  it('says when there is no such file, or it is a folder', async () => {
    await expect(readCsv(path.join(folder, 'nowhere.csv'))).rejects.toThrow('There is no file');
    await expect(readCsv(folder)).rejects.toThrow('is a folder');
  });

  it('finds columns by name in any case and order, and says what is missing', () => {
    const columns = findColumns(['Product MRP', 'prodImg2', 'PRODUCT_NAME', 'prodImg1']);
    expect(columns.first(['₹5', 'b', 'Bib', 'a'], 'name')).toBe('Bib');
    expect(columns.all(['₹5', 'b', 'Bib', 'a'], 'pictures')).toEqual(['b', 'a']);
    expect(() => findColumns(['date', 'amount'])).toThrow('no column is headed productName or title');
    // Known products have their prices already.
    expect(findColumns(['title', 'colour']).has('rate')).toBe(false);
  });
});
