/** What the calls of one product answer. */
import type { Product } from '../../../src/contract/catalog';
import { NOW } from '../../support/data/rows';
import { base, listedShop } from '../../support/search/listedProducts';

const { get, ids, shop } = listedShop();

describe('lists of products', () => {
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
      await shop().database.write((trx) =>
        trx
          .updateTable('product')
          .set({ ...told, updated_at: at })
          .where('id', '=', 7)
          .execute(),
      );
      await shop().refresh();
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

  it.each([
    `${base}/5`,
    `${base}/999`,
    `${base}/0`,
    `${base}/99999999999999`,
    `${base}/abc`,
    '/products/productId?userId=&id=5',
  ])('has no product at %s', async (path) => {
    const response = await get(path);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'NOT_FOUND' });
  });

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
});
