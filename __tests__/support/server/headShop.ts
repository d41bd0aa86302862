/** A shop whose pages have much to tell in their heads. */
import { demoWordRows } from '../../../src/demo/catalogue/words';
import { buildTestApp, type TestShop } from './buildTestApp';
import { publicPages, site } from './builtPages';
import { readHead } from './pageHead';
import { mainCategories, productRow, reviewRow, subcategoryRow } from '../data/rows';

export const pictures = JSON.stringify([
  '/pictures/jhabla-front-1a2b.jpg?w=960&h=1200&t=fde9e4',
  'https://elsewhere.example/back.jpg',
]);
export const oddName = `Asha's "mulmul" </script><b>झबला & टोपी`;

/** Rows that are written together have the same columns. */
const row = (own: Parameters<typeof productRow>[0]) =>
  productRow({ rate_paise: 39_950, country_of_origin: '', ...own });

/**
 * A shelf with a picture, and three products: one with all there is to tell, one with an odd name and little else,
 * one bare.
 */
const rows = {
  category: mainCategories.map((category) =>
    category.id === 3
      ? { ...category, picture_url: '/pictures/category-kids-77aa.jpg?w=800&h=800&t=fde9e4' }
      : category,
  ),
  subcategory: [subcategoryRow(1, 3, 'Soft jhablas')],
  product: [
    row({ id: 1, pictures, subcategory_id: 1, colours: 'Blue,Red', sizes: '0-3 M', country_of_origin: 'India' }),
    row({
      id: 2,
      name: oddName,
      brand: '',
      stock: 0,
      description: `  Line one\n\n${'soft words '.repeat(30)}`,
      pictures: '[]',
    }),
    row({ id: 3, name: 'Bib', description: '' }),
  ],
  review: [reviewRow(1, 5), reviewRow(1, 4)],
  home_item: demoWordRows(),
};

/**
 * The shop with these rows, opened before the file's tests and closed after them; gives what a crawler reads at an
 * address.
 */
export function shopOfHeads() {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await buildTestApp({ pages: publicPages(), rows });
  });
  afterAll(() => shop?.close());
  return async (url: string, headers: Record<string, string> = {}) => {
    const { body, statusCode } = await shop.app.inject({ url, headers: { accept: 'text/html', ...headers } });
    return { ...readHead(body), body, statusCode };
  };
}

/** What a preview of a link shows where the page has no picture of its own. */
export const shopPreview = {
  'og:image': `${site}/link-preview.jpg`,
  'og:image:width': '1200',
  'og:image:height': '630',
  'og:image:alt': 'Jhabla & Co.: Hand-stitched for small people',
  'twitter:card': 'summary_large_image',
};
