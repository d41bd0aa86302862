import type { Product } from '../../../src/contract/catalog';
import { buildTestApp, type TestShop } from '../server/buildTestApp';
import { categoryRow, mainCategories, productRow, reviewRow, subcategoryRow } from '../data/rows';

/** Products of every kind that a list tells apart: deals, offers, sold out, hidden, two of one name. */
const listedRows = {
  category: [
    ...mainCategories,
    categoryRow(6, 'Cotton'),
    categoryRow(7, 'Hidden things', { hidden: 1 }),
    categoryRow(8, 'PREEMIE SIZE', { position: 0 }),
  ],
  subcategory: [
    subcategoryRow(1, 3, 'T-Shirts'),
    subcategoryRow(2, 1, 'T-Shirts'),
    subcategoryRow(3, 3, 'Toys'),
    subcategoryRow(4, 3, 'Cradles & Swings'),
  ],
  product: [
    productRow({
      id: 1,
      name: 'Red jhabla',
      colours: 'Red,Blue',
      sizes: '0-3 M,3-6 M',
      subcategory_id: 1,
      rate_paise: 10001,
    }),
    productRow({
      id: 2,
      name: 'Redwood cradle',
      colours: 'Redwood',
      sizes: '',
      subcategory_id: 4,
      brand: 'Palna',
      type: 'Cradle',
      rate_paise: 500000,
      mrp_paise: 600000,
      stock: 0,
    }),
    productRow({
      id: 3,
      name: 'apron',
      category_id: 2,
      colours: ' blue , - ',
      sizes: 'Free Size',
      brand: 'PALNA',
      rate_paise: 20000,
      offered: 1,
      top_seller_rank: 2,
    }),
    productRow({
      id: 4,
      name: 'Zebra tee',
      category_id: 1,
      subcategory_id: 2,
      sizes: 'S,M,XL',
      rate_paise: 30000,
      deal_rate_paise: 15050,
      lightning: 1,
      top_seller_rank: 1,
    }),
    productRow({ id: 5, name: 'Hidden thing', hidden: 1 }),
    productRow({
      id: 6,
      name: 'Corporate mug',
      category_id: 4,
      type: 'Ceramic',
      style: 'Mug',
      sizes: '2-3 Years,Newborn,12-18 Months,28,26',
    }),
    productRow({ id: 7, name: 'Red jhabla', colours: 'Green', sizes: '6-12 M', stock: 2 }),
  ],
  review: [reviewRow(1, 5), reviewRow(1, 4), reviewRow(1, 4)],
};

export const base = '/api/customProducts';

/** The shop that has them, opened before the file's tests and closed after them. */
export function listedShop() {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await buildTestApp({ rows: listedRows });
  });
  afterAll(() => shop?.close());
  const get = (path: string) => shop.visitor().get(path);
  return {
    shop: () => shop,
    get,
    ids: async (path: string): Promise<number[]> =>
      (await get(`${base}/${path}`)).json<Product[]>().map(({ productId }) => productId),
  };
}
