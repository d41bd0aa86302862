import type { Product } from '../../../src/contract/catalog';
import { productRow } from '../../support/data/rows';
import { base, listedShop } from '../../support/search/listedProducts';

const { get, ids, shop } = listedShop();

describe('lists of products', () => {
  it('shows every visible product and none that staff have hidden', async () => {
    expect(await ids('all')).toEqual([1, 2, 3, 4, 6, 7]);
  });

  it.each([
    ['top-seller', [4, 3]],
    ['offer-products', [3]],
    ['lightning-deals', [4]],
    ['color/red', [1]],
    ['color?color=RED', [1]],
    ['color?color=Redwood', [2]],
    ['color?color=Blue', [1, 3]],
    ['color?color=-', []],
    ['color?color=', []],
    ['color/no%2Fsuch%25colour', []],
    ['brand?brand=palna', [2, 3]],
    ['size?size=s', [4]],
    ['size?size=0-3%20m', [1]],
    ['category?category=1', [4]],
    ['category?category=men', [4]],
    ['category?category=kids', [1, 2, 7]],
    ['category?category=corporategifts', [6]],
    ['category?category=Corporate%20Gifts', [6]],
    ['category?category=corporate-gifts', [6]],
    ['search-by-category?categoryName=WOMEN', [3]],
    ['category?category=t-shirts', [1, 4]],
    ['category?category=cradle', [2]],
    ['category?category=Ceramic', [6]],
    ['category?category=nothing', []],
    ['category?category=-', []],
    ['category?category=constructor', []],
    ['search?productName=mug&category=Mug', [6]],
    ['search?productName=red&category=men', []],
    ['category?category=99', []],
    ['subcategory?subcategory=T-Shirts', [1, 4]],
    ['subcategory?category=&subcategory=tshirts', [1, 4]],
    ['subcategory?category=Men&subcategory=T-Shirts', [4]],
    ['subcategory?category=5&subcategory=T-Shirts', []],
    ['filterByPrice?minPrice=100.01&maxPrice=200', [1, 3, 4]],
    ['filterByPrice?minPrice=0&maxPrice=100', []],
    ['all?category=kids&color=green&stock=inStock', [7]],
    ['all?category=kids&stock=outOfStock', [2]],
    ['all?scheme=offered', [3]],
    ['all?scheme=lightning&brand=palna', []],
    ['all?minPrice=150.5&maxPrice=150.5', [4]],
    ['all?sort=name', [3, 6, 1, 7, 2, 4]],
    ['all?sort=name&page=2&pageSize=2', [1, 7]],
    ['all?page=9&pageSize=2', []],
    ['all?category=&color=&brand=', [1, 2, 3, 4, 6, 7]],
  ])('lists %s as %j', async (path, expected) => {
    expect(await ids(path)).toEqual(expected);
  });

  it('falls back to a type when a category of that name is empty, so that nobody lands on an empty page', async () => {
    await shop().put({ product: [productRow({ id: 20, name: 'Vest', design_no: 'Cotton' })] });
    expect(await ids('category?category=Cotton')).toEqual([20]);
    await shop().put({ product: [productRow({ id: 21, name: 'Bib', category_id: 6 })] });
    expect(await ids('category?category=Cotton')).toEqual([21]);
  });

  it('tells how many there are beyond the page', async () => {
    const response = await get(`${base}/category?category=kids&pageSize=1`);
    expect(response.json()).toHaveLength(1);
    expect(response.headers['x-total-count']).toBe('4');
  });

  it.each<[string, string | undefined, string]>([
    ['all', '100-5000', 'the lowest and the highest, to whole rupees'],
    ['all?category=kids&stock=inStock', '100-399', 'of what is left'],
    ['all?minPrice=200&maxPrice=300', '100-5000', 'whatever price is chosen'],
    ['filterByPrice?minPrice=200&maxPrice=300', '100-5000', 'on the call that is about prices too'],
    ['category?category=men', '150-151', 'around a price with paise'],
    ['all?color=plaid', undefined, 'none when nothing is left'],
  ])('tells the prices of %s as %s: %s', async (path, range) => {
    const response = await get(`${base}/${path}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['x-price-range']).toBe(range);
  });

  it('sends only names when asked for those, of the same list', async () => {
    const names = await get(`${base}/all?category=kids&sort=name&pageSize=2&fields=name`);
    expect(names.json()).toEqual([
      { productId: 1, productName: 'Red jhabla' },
      { productId: 7, productName: 'Red jhabla' },
    ]);
    expect(names.headers['x-total-count']).toBe('4');
    expect(await ids('all?category=kids&sort=name&pageSize=2')).toEqual([1, 7]);
  });

  it.each(['filterByPrice?minPrice=5&maxPrice=1', 'all?minPrice=5&maxPrice=1'])(
    'refuses a price range that is upside down: %s',
    async (path) => {
      const response = await get(`${base}/${path}`);
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({ code: 'INVALID' });
    },
  );

  it.each([
    'filterByPrice?minPrice=5',
    'filterByPrice?minPrice=a&maxPrice=b',
    'all?stock=maybe',
    'all?page=0',
    'all?pageSize=x',
    'all?fields=price',
    'color',
    'get-all-colors',
    `search?productName=${'x'.repeat(101)}`,
  ])('calls %s malformed', async (path) => {
    const response = await get(`${base}/${path}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'BAD_REQUEST', fields: expect.any(Object) });
  });

  it('shows what staff changed, hid and showed again', async () => {
    const id = await shop().addProduct({ name: 'New frock', colours: 'Teal' });
    expect(await ids('color?color=teal')).toEqual([id]);
    await shop().database.write((trx) => trx.updateTable('product').set({ hidden: 1 }).where('id', '=', id).execute());
    await shop().refresh();
    expect(await ids('color?color=teal')).toEqual([]);
    await shop().database.write((trx) => trx.deleteFrom('product').where('id', '=', id).execute());
    await shop().database.write((trx) =>
      trx.updateTable('category').set({ name: 'Children', name_key: 'children' }).where('id', '=', 3).execute(),
    );
    await shop().refresh();
    expect((await get(`${base}/1`)).json<Product>().productCategory).toBe('Children');
    expect(await ids('category?category=kids')).toEqual(await ids('category?category=3'));
  });
});
