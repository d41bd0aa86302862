import type { Product } from '../../../src/contract/catalog';
import { mainCategories, productRow, subcategoryRow } from '../../support/data/rows';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestApp({
    rows: {
      category: mainCategories,
      subcategory: [subcategoryRow(1, 3, 'Toys')],
      product: [
        productRow({ id: 1, name: 'Cotton frock', type: 'Frock', style: 'Festive', colours: 'Red', brand: 'Palna' }),
        productRow({
          id: 2,
          name: 'Frock with mirror work and a frock coat',
          type: 'Frock',
          style: '',
          brand: 'Chanda',
        }),
        productRow({ id: 3, name: 'Button box', type: 'Craft', style: '', brand: 'Chanda', subcategory_id: 1 }),
        productRow({
          id: 4,
          name: 'Striped t-shirt',
          type: 'Tee',
          style: '',
          brand: 'Chanda',
          colours: 'Navy blue,Red',
        }),
        productRow({ id: 5, name: 'बच्चों का झबला', type: 'झबला', style: '', brand: 'Chanda' }),
        productRow({ id: 6, name: 'Café dress', type: 'Dress', style: '', brand: 'Chanda' }),
        productRow({ id: 7, name: 'Baby shoes', type: 'Footwear', style: '', brand: 'Chanda' }),
        productRow({ id: 10, name: 'Backpack 20 l', type: '', style: '', brand: 'Chanda' }),
        productRow({ id: 8, name: 'Frock', type: 'Frock', style: '', brand: 'Chanda', hidden: 1 }),
      ],
    },
  });
});
afterAll(() => shop?.close());

const search = async (term: string, more = ''): Promise<number[]> => {
  const response = await shop
    .visitor()
    .get(`/api/customProducts/search?productName=${encodeURIComponent(term)}${more}`);
  expect(response.statusCode).toBe(200);
  return response.json<Product[]>().map(({ productId }) => productId);
};

describe('searching', () => {
  it.each([
    ['frock', [1, 2], 'a word of the name'],
    ['FROCKS', [1, 2], 'the plural, in capitals'],
    ['frock cotton', [1], 'words in any order'],
    ['cot', [1], 'the beginning of a word'],
    ['frick', [1, 2], 'a wrong letter'],
    ['forck', [1, 2], 'two letters swapped, when nothing nearer is found'],
    ['cotton', [1], 'a near word only: not buttons'],
    ['palna red', [1], 'brand and colour'],
    ['toy', [3], 'a subcategory in the singular'],
    ['kids toys', [3], 'category and subcategory'],
    ['navy', [4], 'a colour of two words'],
    ['tshirt', [4], 'a hyphenated word written as one'],
    ['t-shirt', [4], 'a hyphenated word'],
    ['t shirts', [4], 'a hyphenated word written as two'],
    ['झबला', [5], 'another script'],
    ['झब', [5], 'the beginning of a word in another script'],
    ['cafe dresses', [6], 'a word without its accent'],
    ['babies', [7], 'baby from babies'],
    ['festive', [1], 'a style'],
    ['forcks', [1, 2], 'a plural with two letters swapped'],
    ['tooys', [3], 'a plural with a letter too many'],
    ['fock', [1, 2], 'a short word with a letter missing'],
    ['ctoton', [1], 'two letters swapped at the beginning'],
    ['cottin frokc', [1], 'an error in each word'],
    ['झबलि', [5], 'a wrong sign in another script'],
    ['बच्चों jhabla', [], 'a word that stands nowhere, beside one that does'],
    ['बच्चों kids', [5], 'two scripts at once'],
    ['CAFÉ', [6], 'an accent in capitals'],
    ['ＦＲＯＣＫ', [1, 2], 'letters of full width'],
    ['tee shirt', [4], 'type and half of a compound'],
    ['back pack', [10], 'a word of the name written as two'],
    ['backpacks', [10], 'its plural'],
    ['frock for kids', [1, 2], 'a little word that matches nothing'],
    ['mirror and work', [2], 'a little word that matches'],
    ['frock \u2764\ufe0f', [1, 2], 'a word beside a picture'],
    ['frock frock frock', [1, 2], 'a word said again and again'],
    ['constructor', [], 'nothing for a word that JavaScript knows'],
    ['frock unicorn', [], 'nothing when one word matches nothing'],
    ['🦄', [], 'nothing for a picture'],
    ['()*"\\', [], 'nothing for mere punctuation'],
  ])('finds %j: %j (%s)', async (term, expected) => {
    expect((await search(term)).sort()).toEqual(expected);
  });

  it('takes a hundred letters, and no more', async () => {
    expect(await search('x'.repeat(100))).toEqual([]);
    const response = await shop.visitor().get(`/api/customProducts/search?productName=${'x'.repeat(101)}`);
    expect(response.statusCode).toBe(400);
  });

  it('gives every product for an empty term', async () => {
    expect(await search('   ')).toHaveLength(8);
  });

  it('filters what it found', async () => {
    expect(await search('frock', '&brand=palna')).toEqual([1]);
  });

  it('finds a product by its new name, and no longer by the old one', async () => {
    await shop.database.write((trx) =>
      trx.updateTable('product').set({ name: 'Knitted bonnet' }).where('id', '=', 7).execute(),
    );
    await shop.refresh();
    expect(await search('bonnet')).toEqual([7]);
    expect(await search('shoes')).toEqual([]);
  });

  describe('the best match first', () => {
    let ranked: TestShop;
    beforeAll(async () => {
      ranked = await buildTestApp();
    });
    afterAll(() => ranked?.close());

    /**
     * Products that differ in nothing but these values, in an order that is not the right one; gives their names as
     * found.
     */
    const found = async (term: string, rows: Parameters<typeof productRow>[0][]): Promise<string[]> => {
      await ranked.database.write((trx) => trx.deleteFrom('product').execute());
      await ranked.put({
        product: rows.map((row, at) =>
          productRow({ id: at + 1, type: '', style: '', brand: '', design_no: '', ...row }),
        ),
      });
      const response = await ranked.visitor().get(`/api/customProducts/search?productName=${encodeURIComponent(term)}`);
      return response.json<Product[]>().map(({ productName }) => productName);
    };
    const named = (...names: string[]) => names.map((name) => ({ name }));

    it.each([
      [
        'cot',
        ['Cottn toy', 'Cotton toy', 'Cot toy'],
        ['Cot toy', 'Cottn toy', 'Cotton toy'],
        'the whole word, then the shorter of those that begin with it',
      ],
      [
        'shirt',
        ['Blue skirt', 'Blue shirtdress', 'Blue shirt'],
        ['Blue shirt', 'Blue shirtdress', 'Blue skirt'],
        'as typed, its beginning, an error',
      ],
      [
        'cotton frock',
        ['Cottom frock', 'Red frock of soft cotton'],
        ['Red frock of soft cotton', 'Cottom frock'],
        'no error in any word before a short name',
      ],
      [
        'frock',
        ['Frock hanger', 'Pink net frock', 'Frock'],
        ['Frock', 'Pink net frock', 'Frock hanger'],
        'the thing itself before what goes with it',
      ],
      [
        'diapers',
        ['Diaper cream', 'Pants diapers, large'],
        ['Pants diapers, large', 'Diaper cream'],
        'the form that was typed',
      ],
      [
        'shirt',
        ['Striped t-shirt', 'Striped casual shirt'],
        ['Striped casual shirt', 'Striped t-shirt'],
        'a word before half of a compound',
      ],
      [
        'socks',
        ['Socks with a long, long story', 'Warm socks'],
        ['Warm socks', 'Socks with a long, long story'],
        'the shorter name',
      ],
    ])('%s: %j as %j (%s)', async (term, stored, expected) => {
      expect(await found(term, named(...stored))).toEqual(expected);
    });

    it('counts the name before type and brand, and a brand in the name as the brand that it is', async () => {
      const rows = [
        { name: 'Frock House top', brand: 'Frock House' },
        { name: 'Pink gown', brand: 'Frock House' },
        { name: 'Pink net', type: 'Frock' },
        { name: 'Pink frock', brand: 'Jeans & Co.' },
      ];
      expect(await found('frock', rows)).toEqual(['Pink frock', 'Pink net', 'Pink gown', 'Frock House top']);
    });

    it('puts what can be bought before its equal that is sold out, until it is sold out too', async () => {
      expect(
        await found('bonnet', [
          { name: 'Bonnet A', stock: 0 },
          { name: 'Bonnet B', stock: 1 },
        ]),
      ).toEqual(['Bonnet B', 'Bonnet A']);
      expect(
        await found('bonnet', [
          { name: 'Bonnet A', stock: 0 },
          { name: 'Bonnet B', stock: 0 },
        ]),
      ).toEqual(['Bonnet A', 'Bonnet B']);
    });

    it('does not take one short word that the shop knows for another', async () => {
      expect(await found('boys', named('Boys cap', 'Toys cap'))).toEqual(['Boys cap']);
      expect(await found('boys', named('Toys cap'))).toEqual(['Toys cap']);
    });

    it('lets two letters be wrong only where nothing is nearer', async () => {
      expect(await found('cotton', named('Cotton frock', 'Button box'))).toEqual(['Cotton frock']);
      expect(await found('cotton', named('Button box'))).toEqual(['Button box']);
    });
  });
});
