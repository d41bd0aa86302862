import path from 'node:path';
import sharp from 'sharp';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { makeCommandLine } from '../../support/commands/commandLine';
import { categoryRow, productRow, subcategoryRow } from '../../support/data/rows';

let test: TestShop;
let shop: ReturnType<typeof makeCommandLine>;
const outside = (name: string): string => `https://pictures.example/${name}.jpg`;
beforeEach(async () => {
  test = await buildTestApp({
    rows: {
      category: [categoryRow(3, 'Kids')],
      subcategory: [subcategoryRow(31, 3, 'Bibs')],
      product: [
        productRow({
          id: 7,
          name: 'Bib',
          category_id: 3,
          subcategory_id: 31,
          pictures: JSON.stringify([outside('a'), outside('b')]),
        }),
      ],
    },
  });
  shop = makeCommandLine(test.place);
  const picture = sharp({ create: { width: 6, height: 8, channels: 3, background: { r: 51, g: 102, b: 204 } } });
  await picture.toFile(path.join(test.place.dataDir, 'Front.jpg'));
});
afterEach(() => test?.close());

async function seen<T>(address: string): Promise<T> {
  await test.refresh();
  return (await test.visitor().get(address)).json<T>();
}
async function pictures(): Promise<(string | undefined)[]> {
  const bib = await seen<Record<string, string>>('/products/productId?userId=&id=7');
  return [bib.prodImg1, bib.prodImg2, bib.prodImg3];
}
const front = expect.stringMatching(/^\/pictures\/front-[0-9a-f]{10}\.jpg\?w=6&h=8&t=/);

describe('a product’s pictures by command', () => {
  it('are added at the end, put first, reordered and removed, and the page shows it', async () => {
    const { code, out } = await shop('products', 'picture', 'add', '7', 'Front.jpg');
    expect({ code, out }).toEqual({
      code: 0,
      out: expect.stringContaining('The pictures of product 7, Bib:\n  1  https://pictures.example/a.jpg\n'),
    });
    expect(await pictures()).toEqual([outside('a'), outside('b'), front]);
    await shop('products', 'picture', 'order', '7', '3');
    expect(await pictures()).toEqual([front, outside('a'), outside('b')]);
    await shop('products', 'picture', 'order', '7', '3', '1', '2');
    expect(await pictures()).toEqual([outside('b'), front, outside('a')]);
    await shop('products', 'picture', 'remove', '7', '1', '3');
    expect(await pictures()).toEqual([front, undefined, undefined]);
    await shop('products', 'picture', 'add', '7', outside('c'), '--at', '1');
    expect(await pictures()).toEqual([outside('c'), front, undefined]);
    const kept = await test.database.db.selectFrom('picture').select(['mime', 'width', 'height']).execute();
    expect(kept).toEqual([{ mime: 'image/jpeg', width: 6, height: 8 }]);
  });

  it.each([
    [['products', 'picture', 'add', '8', 'Front.jpg'], 'There is no product 8.'],
    [
      ['products', 'picture', 'add', '7', 'http://pictures.example/a.jpg'],
      'http://pictures.example/a.jpg is no address that a page shows: it lacks https.',
    ],
    [['products', 'picture', 'add', '7', 'nowhere.jpg'], 'There is no picture file'],
    [['products', 'picture', 'add', '7', 'Front.jpg', '--at', '4'], 'It has 2 pictures, so the last place is 3.'],
    [['products', 'picture', 'order', '7', '3'], 'It has 2 pictures, and none of the number 3.'],
    [['products', 'picture', 'remove', '7', '0'], 'It is a number from 1.'],
    [['categories', 'picture', 'Toys', 'Front.jpg'], 'There is no category "Toys". The shop has Kids.'],
    [
      ['categories', 'picture', 'Kids', 'Front.jpg', '--subcategory', 'Caps'],
      'There is no subcategory of Kids "Caps". The shop has Bibs.',
    ],
    [['categories', 'picture', 'Kids'], 'Give a picture, or --remove to have none.'],
  ])('%j is refused with a sentence and changes nothing', async (argv, sentence) => {
    const before = await test.database.db.selectFrom('product').selectAll().execute();
    expect(await shop(...argv)).toMatchObject({ code: 1, out: '', err: expect.stringContaining(sentence) });
    expect(await test.database.db.selectFrom('product').selectAll().execute()).toEqual(before);
    expect(await test.database.db.selectFrom('picture').select('name').execute()).toEqual([]);
  });
});

describe('a category’s picture by command', () => {
  it('is given and taken away, of a subcategory too', async () => {
    expect(await shop('categories', 'picture', 'kids', 'Front.jpg')).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('The picture of Kids: /pictures/front-'),
    });
    expect(await shop('categories', 'picture', 'Kids', outside('bibs'), '--subcategory', 'bibs')).toMatchObject({
      code: 0,
    });
    const shown = async () => seen<Record<string, unknown>[]>('/category/all-unhide');
    expect(JSON.stringify(await shown())).toMatch(/\/pictures\/front-[0-9a-f]{10}/);
    const stored = await test.database.db.selectFrom('subcategory').select('picture_url').executeTakeFirst();
    expect(stored).toEqual({ picture_url: outside('bibs') });
    await shop('categories', 'picture', 'Kids', '--remove');
    expect(JSON.stringify(await shown())).not.toContain('/pictures/front-');
  });
});
