import { readFile } from 'node:fs/promises';
import { knownProductShop } from '../../support/commands/importShop';

const { database, id, importRow, importing, inFolder, known, name } = knownProductShop();

describe('the shelf of a known product', () => {
  const place = async () => {
    const { category_id: category, subcategory_id: subcategory } = await known();
    const { name: shelf = null } =
      (await database()
        .db.selectFrom('subcategory')
        .select('name')
        .where('id', '=', subcategory ?? 0)
        .executeTakeFirst()) ?? {};
    return [category, shelf];
  };
  beforeEach(() =>
    importRow('productId,productName,productRate,productCategory,productSubcategory', `${id()},${name},400,Kids,Bibs`),
  );

  it.each([
    ['names its category alone', 'Category', 'Kids'],
    ['names its category and leaves the subcategory blank', 'Category,Subcategory', 'kids,'],
    ['names its category by a list’s word', 'Category', "Kids' Fashion"],
    ['names its category and a gender', 'Category,Gender', 'Kids,Girls'],
    ['names a gender alone', 'Gender', 'Girls'],
    ['names another gender alone', 'Gender', 'Men'],
    ['names its category as it stands and has no column of subcategories', 'Category,asIs', 'Kids,yes'],
  ])('stays where the sheet %s', async (_, heading, cells) => {
    expect(await importRow(`productId,Title,Price,${heading}`, `${id()},${name},400,${cells}`)).toMatchObject({
      unchanged: 1,
      newCategories: [],
    });
    expect(await place()).toEqual([3, 'Bibs']);
  });

  it.each([
    ['another category', 'Category', 'Women', [2, null]],
    ['another category and a gender', 'Category,Gender', 'New,Girls', [3, 'New']],
    ['a subcategory alone', 'Subcategory', 'Caps', [3, 'Caps']],
    ['a subcategory and another gender', 'Subcategory,Gender', 'Caps,Women', [3, 'Caps']],
    ['both', 'Category,Subcategory', 'Men,Kurtas', [1, 'Kurtas']],
    ['as it stands that there is no subcategory', 'Category,Subcategory,asIs', 'Kids,,yes', [3, null]],
  ])('changes where the sheet says %s', async (_, heading, cells, expected) => {
    await importRow(`productId,Title,Price,${heading}`, `${id()},${name},400,${cells}`);
    expect(await place()).toEqual(expected);
  });
});

describe('what a label says', () => {
  it('is told as old → new, stays where a sheet does not say it, and is emptied by the shop’s own export', async () => {
    const heading = 'productId,productName,productRate,maker,netQuantity,countryOfOrigin';
    expect((await importRow(heading, `${id()},${name},400,Palna Works,2 pieces,India`)).changes).toEqual([
      { field: 'maker', from: '', to: 'Palna Works' },
      { field: 'net quantity', from: '', to: '2 pieces' },
      { field: 'country of origin', from: '', to: 'India' },
    ]);
    const told = { maker: 'Palna Works', net_quantity: '2 pieces', country_of_origin: 'India' };
    expect(await importRow(heading, `${id()},${name},400,,,`)).toMatchObject({ unchanged: 1 });
    expect(await importRow('productId,productName,productRate', `${id()},${name},350`)).toMatchObject({ changed: 1 });
    expect(await known()).toMatchObject({ rate_paise: 35_000, ...told });
    await importRow(`${heading},asIs`, `${id()},${name},350,,,,yes`);
    expect(await known()).toMatchObject({ maker: '', net_quantity: '', country_of_origin: '' });
  });
});

describe('what an import changes', () => {
  it('is told as old → new for every field, in a dry run before it is done', async () => {
    const heading =
      'productId,productName,productRate,productMRP,productColor,productQuantity,productCategory,productSubcategory,hidden';
    const dry = await importRow(heading, `${id()},Frock,350,450,Red,7,Men,Kurtas,yes`, '--dry-run');
    expect(dry.changes).toEqual([
      { field: 'name', from: name, to: 'Frock' },
      { field: 'MRP', from: '₹500', to: '₹450' },
      { field: 'price', from: '₹400', to: '₹350' },
      { field: 'colours', from: (await known()).colours, to: 'Red' },
      { field: 'hidden', from: 'no', to: 'yes' },
      { field: 'stock', from: '10', to: '7' },
      { field: 'category', from: 'Kids', to: 'Men › Kurtas' },
    ]);
    expect((await importRow(heading, `${id()},Frock,350,450,Red,7,Men,Kurtas,yes`)).changes).toEqual(dry.changes);
  });

  it('stands in words for a person, and in the report’s own column', async () => {
    const sheet = ['productId,productName,productRate', `${id()},${name},350`];
    const { out } = await importing(sheet, '--dry-run', '--report', 'report.csv');
    expect(out).toContain(`row 2, ${name}: price ₹400 → ₹350`);
    expect(await readFile(inFolder('report.csv'), 'utf8')).toBe(
      `\ufeffrow,outcome,name,notes,changes,pictures\r\n2,changed,${name},,price ₹400 → ₹350,\r\n`,
    );
  });

  it.each([
    ['190', ['the price moves by more than half: ₹400 → ₹190']],
    ['200', []],
    ['601', ['the MRP was below the price and was raised to it', 'the price moves by more than half: ₹400 → ₹601']],
  ])('is warned of where a price moves by more than half: ₹400 → ₹%s', async (rate, notes) => {
    expect(
      (await importRow('productId,productName,productRate', `${id()},${name},${rate}`, '--dry-run')).notes,
    ).toEqual(notes);
  });

  it('is warned of where the MRP moves by more than half', async () => {
    const { notes } = await importRow(
      'productId,productName,productRate,productMRP',
      `${id()},${name},400,5000`,
      '--dry-run',
    );
    expect(notes).toEqual(['the MRP moves by more than half: ₹500 → ₹5,000']);
  });
});
