/** Sheets that say less than a whole product: columns, cells or names are missing. */
import { knownProductShop } from '../../support/commands/importShop';

const { database, id, importRow, importing, known, name, shop } = knownProductShop();

describe('what a sheet does not say of a known product', () => {
  it.each([
    ['no MRP column', 'productId,productName,productRate', '350', { rate_paise: 35_000, mrp_paise: 50_000 }],
    ['a blank MRP', 'productId,productName,productRate,productMRP', '350,', { rate_paise: 35_000, mrp_paise: 50_000 }],
    [
      'a stand-in for an MRP',
      'productId,productName,productRate,productMRP',
      '350,NaN',
      { rate_paise: 35_000, mrp_paise: 50_000 },
    ],
    [
      'an unclear MRP',
      'productId,productName,productRate,productMRP',
      '350,4-5',
      { rate_paise: 35_000, mrp_paise: 50_000 },
    ],
    ['no price column', 'productId,productName,productMRP', '450', { rate_paise: 40_000, mrp_paise: 45_000 }],
    [
      'a blank price',
      'productId,productName,productRate,productMRP',
      ',450',
      { rate_paise: 40_000, mrp_paise: 45_000 },
    ],
    [
      'both prices blank',
      'productId,productName,productRate,productMRP,Closing Stock',
      ',,9',
      { rate_paise: 40_000, mrp_paise: 50_000, stock: 9 },
    ],
    [
      'an unclear MRP and no price',
      'productId,productName,productMRP,Closing Stock',
      '4-5,9',
      { rate_paise: 40_000, mrp_paise: 50_000, stock: 9 },
    ],
    [
      'no column of prices',
      'productId,productName,Closing Stock',
      '9',
      { rate_paise: 40_000, mrp_paise: 50_000, stock: 9 },
    ],
  ])('stays: %s', async (_, heading, cells, expected) => {
    expect(await importRow(heading, `${id()},${name},${cells}`)).toMatchObject({ changed: 1 });
    expect(await known()).toMatchObject(expected);
  });

  it.each([
    ['no name column', 'productId,productRate', '350', { rate_paise: 35_000 }],
    ['no name column, and no price', 'productId,Closing Stock', '9', { stock: 9 }],
    ['a blank name', 'productId,productName,productRate', ',350', { rate_paise: 35_000 }],
    [
      'a blank name in a row that is as it stands',
      'productId,productName,productBrand,asIs',
      ',Palna,yes',
      { brand: 'Palna' },
    ],
  ])('stays: its name, where there is %s', async (_, heading, cells, expected) => {
    expect(await importRow(heading, `${id()},${cells}`)).toMatchObject({ changed: 1, name, notes: [] });
    expect(await known()).toMatchObject({ ...expected, name });
  });

  it.each(['', '--dry-run'])(
    'stays beside products that the shop does not have, whose rows need a price %s',
    async (flag) => {
      const { out } = await importing(['source,source_id,title,stock,mrp', 'me,A1,Cap of wool,9,120']);
      expect(out).toContain('added             1');
      const sheet = ['source,source_id,title,Closing Stock', 'me,A1,Cap of wool,4', 'me,A2,Bib,7'];
      const { code, out: json } = await importing(sheet, '--json', ...(flag ? [flag] : []));
      expect({ code, ...JSON.parse(json) }).toMatchObject({
        code: 0,
        changed: 1,
        rejected: 1,
        lines: [{ outcome: 'changed' }, { outcome: 'rejected', notes: ['no price'] }],
      });
      const caps = await database().db.selectFrom('product').selectAll().where('source_key', 'like', 'me:%').execute();
      expect(caps).toMatchObject([{ source_key: 'me:A1', rate_paise: 12_000, stock: flag ? 9 : 4 }]);
      const { err } = await importing([sheet[0] ?? '', 'me,A2,Bib,7']);
      expect(err).toContain('This is not a catalogue: no column is headed productRate, selling_price or mrp.');
    },
  );

  it.each([
    [
      'a price above the MRP raises it',
      'productId,productName,productRate',
      '600',
      { rate_paise: 60_000, mrp_paise: 60_000 },
      'the MRP was below the price and was raised to it',
    ],
    [
      'an MRP below the price raises it to the price',
      'productId,productName,productMRP',
      '300',
      { rate_paise: 40_000, mrp_paise: 40_000 },
      'the MRP was below the price and was raised to it',
    ],
  ])('stays lawful: %s', async (_, heading, cells, expected, note) => {
    expect((await importRow(heading, `${id()},${name},${cells}`)).notes).toContain(note);
    expect(await known()).toMatchObject(expected);
  });

  it('stays in blank cells of words and flags, which a row of the shop’s own export empties', async () => {
    await database().write((trx) =>
      trx
        .updateTable('product')
        .set({ hidden: 1, lightning: 1, sizes: 'S', pictures: '["/pictures/a-1.jpg"]' })
        .where('id', '=', id())
        .execute(),
    );
    const before = await known();
    const heading =
      'productId,productName,productRate,productBrand,productSize,productDescription,hidden,lightning,prodImg1,asIs';
    expect(await importRow(heading, `${id()},${name},400,,,,,,,`)).toMatchObject({ unchanged: 1 });
    expect(await known()).toEqual(before);
    await importRow(heading, `${id()},${name},400,,,,,,,yes`);
    expect(await known()).toMatchObject({ brand: '', sizes: '', hidden: 0, lightning: 0, pictures: '[]' });
  });
});

describe('a row without a name', () => {
  const unknown = 'no name, and no product of that number';

  it('finds its product by the key of its list, and is rejected where there is none', async () => {
    await importing(['source,source_id,title,rate', 'me,A1,Cap of wool,120']);
    const sheet = ['source,source_id,rate', 'me,A1,110', 'me,A2,90'];
    const dry = await importing(sheet, '--json', '--dry-run');
    const { code, out } = await importing(sheet, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out).lines).toMatchObject([
      { outcome: 'changed', name: 'Cap of wool' },
      { outcome: 'rejected', name: '', notes: [unknown] },
    ]);
    expect(JSON.parse(dry.out)).toEqual({ ...JSON.parse(out), dryRun: true });
    const caps = await database().db.selectFrom('product').selectAll().where('source_key', 'like', 'me:%').execute();
    expect(caps).toMatchObject([{ name: 'Cap of wool', rate_paise: 11_000 }]);
  });

  it.each([
    ['productId,productRate', '900,350', unknown],
    ['productId,Closing Stock', '900,7', unknown],
    ['productId,productName,productRate', '900,,350', unknown],
    ['sourceKey,productRate', 'me:A9,350', unknown],
    ['productId,productRate', ',350', 'no name'],
  ])('is rejected where the shop has no product of it: %s', async (heading, row, reason) => {
    const { out, err } = await importing([heading, row], '--json');
    expect(JSON.parse(out)).toMatchObject({ rejected: 1, lines: [{ outcome: 'rejected', notes: [reason] }] });
    expect(err).toContain('No row of the file could be imported.');
  });

  it('is told of by the help, as what a sheet of changes needs', async () => {
    expect((await shop('catalogue', 'import', '--help')).out).toContain('productId,productRate is a whole sheet');
  });

  it('makes one product with a row of the same number that has one', async () => {
    const { out } = await importing(
      ['productId,productName,productRate,Closing Stock', '900,Bib,99,', '900,,,7'],
      '--json',
    );
    expect(JSON.parse(out)).toMatchObject({
      added: 1,
      repeated: 1,
      lines: [{ name: 'Bib' }, { outcome: 'added', name: 'Bib' }],
    });
  });
});
