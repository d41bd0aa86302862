import type { Product } from '../../../src/contract/catalog';
import { categoryRow, mainCategories, NOW, productRow, reviewRow, subcategoryRow } from '../../support/rows';
import { buildTestApp, type TestShop } from '../../support/buildTestApp';

let shop: TestShop;
const base = '/api/customProducts';

beforeAll(async () => {
  shop = await buildTestApp({
    rows: {
      category: [...mainCategories, categoryRow(6, 'Cotton'), categoryRow(7, 'Hidden things', { hidden: 1 }), categoryRow(8, 'PREEMIE SIZE', { position: 0 })],
      subcategory: [subcategoryRow(1, 3, 'T-Shirts'), subcategoryRow(2, 1, 'T-Shirts'), subcategoryRow(3, 3, 'Toys'), subcategoryRow(4, 3, 'Cradles & Swings')],
      product: [
        productRow({ id: 1, name: 'Red jhabla', colours: 'Red,Blue', sizes: '0-3 M,3-6 M', subcategory_id: 1, rate_paise: 10001 }),
        productRow({ id: 2, name: 'Redwood cradle', colours: 'Redwood', sizes: '', subcategory_id: 4, brand: 'Palna', type: 'Cradle', rate_paise: 500000, mrp_paise: 600000, stock: 0 }),
        productRow({ id: 3, name: 'apron', category_id: 2, colours: ' blue , - ', sizes: 'Free Size', brand: 'PALNA', rate_paise: 20000, offered: 1, top_seller_rank: 2 }),
        productRow({ id: 4, name: 'Zebra tee', category_id: 1, subcategory_id: 2, sizes: 'S,M,XL', rate_paise: 30000, deal_rate_paise: 15050, lightning: 1, top_seller_rank: 1 }),
        productRow({ id: 5, name: 'Hidden thing', hidden: 1 }),
        productRow({ id: 6, name: 'Corporate mug', category_id: 4, type: 'Ceramic', style: 'Mug', sizes: '2-3 Years,Newborn,12-18 Months,28,26' }),
        productRow({ id: 7, name: 'Red jhabla', colours: 'Green', sizes: '6-12 M', stock: 2 }),
      ],
      review: [reviewRow(1, 5), reviewRow(1, 4), reviewRow(1, 4)],
    },
  });
});
afterAll(() => shop?.close());

const get = (path: string) => shop.visitor().get(path);
const ids = async (path: string): Promise<number[]> => (await get(`${base}/${path}`)).json<Product[]>().map(({ productId }) => productId);

describe('lists of products', () => {
  it('shows every visible product and none that staff have hidden', async () => {
    expect(await ids('all')).toEqual([1, 2, 3, 4, 6, 7]);
  });

  it('describes a product with every field of the contract', async () => {
    const response = await get(`${base}/1`);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      productId: 1,
      productName: 'Red jhabla',
      productMRP: 499,
      productRate: 100.01,
      productPrice: 100.01,
      productRatings: 4.3,
      rating: 4.3,
      no_of_rating: 3,
      productQuantity: 10,
      productStock: 10,
      prodImg1: '/pictures/jhabla-front',
      prodImg2: '/pictures/jhabla-back',
      productDescription: 'Soft and light.',
      productDescription2: 'Hand-stitched\nWashable',
      productBrand: 'Jhabla & Co.',
      productStyle: 'Front open',
      productSize: '0-3 M,3-6 M',
      productColor: 'Red,Blue',
      productDesignNo: 'Mulmul',
      productType: 'Jhabla',
      productCategory: 'Kids',
      productSubcategory: 'T-Shirts',
      lightning: false,
      offered: false,
    });
  });

  it('tells what is on the label, of what the shop was told', async () => {
    const change = async (told: { maker?: string; net_quantity?: string; country_of_origin?: string }, at: number) => {
      await shop.database.write((trx) =>
        trx.updateTable('product').set({ ...told, updated_at: at }).where('id', '=', 7).execute(),
      );
      await shop.refresh();
      const { maker, netQuantity, countryOfOrigin } = (await get(`${base}/7`)).json<Product>();
      return { maker, netQuantity, countryOfOrigin };
    };
    const some = await change({ net_quantity: '1 piece', country_of_origin: 'India' }, NOW + 1);
    expect(some).toEqual({ netQuantity: '1 piece', countryOfOrigin: 'India' });
    const all = await change({ maker: 'Palna Works, Thane' }, NOW + 2);
    expect(all).toEqual({ ...some, maker: 'Palna Works, Thane' });
  });

  it('says - for a product without sizes or colours, and 0 where nobody rated', async () => {
    const mug = (await get(`${base}/2`)).json<Product>();
    expect(mug.productSize).toBe('-');
    expect(mug).toMatchObject({ productRatings: 0, rating: 0, no_of_rating: 0 });
  });

  it('gives the same product to the older call, whoever asks', async () => {
    for (const userId of ['', 'somebody-else']) {
      const response = await get(`/products/productId?userId=${userId}&id=1`);
      expect(response.json<Product>().productName).toBe('Red jhabla');
    }
  });

  it.each([`${base}/5`, `${base}/999`, `${base}/0`, `${base}/99999999999999`, `${base}/abc`, '/products/productId?userId=&id=5'])(
    'has no product at %s',
    async (path) => {
      const response = await get(path);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  it('charges the deal price while the deal stands', async () => {
    expect((await get(`${base}/4`)).json()).toMatchObject({ productRate: 150.5, productPrice: 150.5, productMRP: 499 });
    expect(await ids('deals-of-the-day')).toEqual([4]);
    expect((await get('/products/deal-of-day-products')).json()).toEqual([
      {
        productId: 4,
        productName: 'Zebra tee',
        prdDesc: 'Soft and light.',
        mrp: 499,
        purRate: 150.5,
        minStk: 10,
        productPhotos: [{ photoName: '/pictures/jhabla-front' }, { photoName: '/pictures/jhabla-back' }],
      },
    ]);
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
    await shop.put({ product: [productRow({ id: 20, name: 'Vest', design_no: 'Cotton' })] });
    expect(await ids('category?category=Cotton')).toEqual([20]);
    await shop.put({ product: [productRow({ id: 21, name: 'Bib', category_id: 6 })] });
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

  it.each(['filterByPrice?minPrice=5&maxPrice=1', 'all?minPrice=5&maxPrice=1'])('refuses a price range that is upside down: %s', async (path) => {
    const response = await get(`${base}/${path}`);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'INVALID' });
  });

  it.each(['filterByPrice?minPrice=5', 'filterByPrice?minPrice=a&maxPrice=b', 'all?stock=maybe', 'all?page=0', 'all?pageSize=x', 'all?fields=price', 'color', 'get-all-colors', `search?productName=${'x'.repeat(101)}`])(
    'calls %s malformed',
    async (path) => {
      const response = await get(`${base}/${path}`);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 'BAD_REQUEST', fields: expect.any(Object) });
    },
  );

  it('lists colours and brands once, whatever their case, in alphabetical order', async () => {
    expect((await get(`${base}/all-colors`)).json()).toEqual(['Blue', 'Green', 'Red', 'Redwood']);
    expect((await get(`${base}/all-brands`)).json()).toEqual(['Jhabla & Co.', 'Palna']);
  });

  it('lists colours by how many products have them when asked to, equals by name', async () => {
    const byCount = (await get(`${base}/all-colors?by=count`)).json<string[]>();
    expect([...byCount].sort()).toEqual(['Blue', 'Green', 'Red', 'Redwood']);
    const counts = await Promise.all(byCount.map(async (colour) => (await get(`${base}/color?color=${colour}`)).json<unknown[]>().length));
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(new Set(counts).size).toBeGreaterThan(1);
  });

  it('lists sizes in the order in which a child grows into them', async () => {
    expect((await get(`${base}/all-sizes`)).json()).toEqual([
      'Newborn', '0-3 M', '3-6 M', '6-12 M', '12-18 Months', '2-3 Years', 'S', 'M', 'XL', '26', '28', 'Free Size',
    ]);
  });

  it('gives the options of every product of exactly that name', async () => {
    expect((await get(`${base}/get-all-colors?name=Red%20jhabla`)).json()).toEqual([
      { productId: 1, productColor: 'Red,Blue', productSize: '0-3 M,3-6 M', productQuantity: 10 },
      { productId: 7, productColor: 'Green', productSize: '6-12 M', productQuantity: 2 },
    ]);
    expect((await get(`${base}/get-all-colors?name=Red`)).json()).toEqual([]);
  });

  it('shows visible categories in staff order with their subcategories', async () => {
    const categories = (await get('/category/all-unhide')).json<{ categoryName: string }[]>();
    expect(categories.map(({ categoryName }) => categoryName)).toEqual(['PREEMIE SIZE', 'Men', 'Women', 'Kids', 'Corporate Gifts', 'Shapewear', 'Cotton']);
    expect(categories[1]).toEqual({
      categoryId: 1,
      categoryName: 'Men',
      categoryImage: '/pictures/category-1',
      subcategoryList: [{ subCategoryId: 2, subCategoryName: 'T-Shirts', subCategoryNameImage: '' }],
    });
  });

  it('shows what staff changed, hid and showed again', async () => {
    const id = await shop.addProduct({ name: 'New frock', colours: 'Teal' });
    expect(await ids('color?color=teal')).toEqual([id]);
    await shop.database.write((trx) => trx.updateTable('product').set({ hidden: 1 }).where('id', '=', id).execute());
    await shop.refresh();
    expect(await ids('color?color=teal')).toEqual([]);
    await shop.database.write((trx) => trx.deleteFrom('product').where('id', '=', id).execute());
    await shop.database.write((trx) => trx.updateTable('category').set({ name: 'Children', name_key: 'children' }).where('id', '=', 3).execute());
    await shop.refresh();
    expect((await get(`${base}/1`)).json<Product>().productCategory).toBe('Children');
    expect(await ids('category?category=kids')).toEqual(await ids('category?category=3'));
  });
});
