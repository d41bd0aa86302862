import type { Product } from '../../../src/contract/catalog';
import { mainCategories, product, subcategory } from '../../support/rows';
import { buildTestApp, type TestShop } from '../../support/buildTestApp';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestApp({
    rows: {
      category: mainCategories,
      subcategory: [subcategory(1, 3, 'Toys')],
      product: [
        product({ id: 1, name: 'Cotton frock', type: 'Frock', style: 'Festive', colours: 'Red', brand: 'Palna' }),
        product({ id: 2, name: 'Frock with mirror work and a frock coat', type: 'Frock', style: '', brand: 'Chanda' }),
        product({ id: 3, name: 'Button box', type: 'Craft', style: '', brand: 'Chanda', subcategory_id: 1 }),
        product({ id: 4, name: 'Striped t-shirt', type: 'Tee', style: '', brand: 'Chanda', colours: 'Navy blue,Red' }),
        product({ id: 5, name: 'बच्चों का झबला', type: 'झबला', style: '', brand: 'Chanda' }),
        product({ id: 6, name: 'Café dress', type: 'Dress', style: '', brand: 'Chanda' }),
        product({ id: 7, name: 'Baby shoes', type: 'Footwear', style: '', brand: 'Chanda' }),
        product({ id: 8, name: 'Frock', type: 'Frock', style: '', brand: 'Chanda', hidden: 1 }),
      ],
    },
  });
});
afterAll(() => shop.close());

const search = async (term: string, more = ''): Promise<number[]> => {
  const response = await shop.visitor().get(`/api/customProducts/search?productName=${encodeURIComponent(term)}${more}`);
  expect(response.statusCode).toBe(200);
  return response.json<Product[]>().map(({ productId }) => productId);
};

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
  ['frock unicorn', [], 'nothing when one word matches nothing'],
  ['🦄', [], 'nothing for a picture'],
  ['()*"\\', [], 'nothing for mere punctuation'],
])('finds %j: %j (%s)', async (term, expected) => {
  expect((await search(term)).sort()).toEqual(expected);
});

it('puts the best match first', async () => {
  await shop.put({ product: [product({ id: 9, name: 'Socks', type: 'Sock', style: 'Frock pattern', brand: 'Chanda' })] });
  const found = await search('frock');
  expect(found.at(-1)).toBe(9);
});

it('gives every product for an empty term', async () => {
  expect(await search('   ')).toHaveLength(8);
});

it('narrows what it found', async () => {
  expect(await search('frock', '&brand=palna')).toEqual([1]);
});

it('finds a product by its new name, and no longer by the old one', async () => {
  await shop.database.write((trx) => trx.updateTable('product').set({ name: 'Knitted bonnet' }).where('id', '=', 7).execute());
  await shop.refresh();
  expect(await search('bonnet')).toEqual([7]);
  expect(await search('shoes')).toEqual([]);
});
