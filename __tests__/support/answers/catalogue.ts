/**
 * Two backends for the listing: the bundled server's behaviour, and one that implements docs/requirements.md section 7
 * and nothing more.
 */
import { HttpResponse, http } from 'msw';
import type { Product, ProductOptionsRow } from '../../../src/contract/catalog';
import { matchListing } from '../../../src/client/lib/matchListing';
import { parseListing } from '../../../src/client/lib/listingFilters';
import { nameKey, splitOptions } from '../../../src/contract/rules/names';
import { failure, host } from './handlers';

const base = `${host}/api/customProducts`;
const lists = [
  'all',
  'search',
  'category',
  'subcategory',
  'color',
  'brand',
  'size',
  'offer-products',
  'lightning-deals',
];

export const facetsAre = ({
  colours = [],
  sizes = [],
  brands = [],
}: {
  colours?: string[];
  sizes?: string[];
  brands?: string[];
}) => [
  http.get(`${base}/all-colors`, () => HttpResponse.json(colours)),
  http.get(`${base}/all-sizes`, () => HttpResponse.json(sizes)),
  http.get(`${base}/all-brands`, () => HttpResponse.json(brands)),
];

/** What was asked for, oldest first: `/category?category=Men&page=1`. */
export interface ListingLog {
  asked: string[];
}

const filtersOf = (url: URL) => {
  const query = new URLSearchParams(url.search);
  query.set('search', query.get('productName') ?? '');
  if (url.pathname.endsWith('/offer-products')) query.set('scheme', 'offered');
  if (url.pathname.endsWith('/lightning-deals')) query.set('scheme', 'lightning');
  return parseListing('/shop', `?${query.toString()}`);
};

/** Every word stands in the name. */
const isFound = (url: URL) => {
  const words = (url.searchParams.get('productName') ?? '').toLowerCase().split(/\s+/);
  return ({ productName }: Product) => words.every((word) => productName.toLowerCase().includes(word));
};

const noteTo = (log: ListingLog | undefined, url: URL) =>
  log?.asked.push(url.pathname.replace('/api/customProducts', '') + url.search);

/** Filters by everything, pages, and tells the count. */
export const pagingShopHas = (products: Product[], log?: ListingLog) =>
  lists.map((name) =>
    http.get(`${base}/${name}`, ({ request }) => {
      const url = new URL(request.url);
      noteTo(log, url);
      const { products: matching, prices } = matchListing(products.filter(isFound(url)), filtersOf(url), ['search']);
      const size = Number(url.searchParams.get('pageSize') ?? matching.length);
      const start = (Number(url.searchParams.get('page') ?? 1) - 1) * size;
      return HttpResponse.json(matching.slice(start, start + size) as never, {
        headers: {
          'X-Total-Count': String(matching.length),
          ...(prices && { 'X-Price-Range': `${prices.min}-${prices.max}` }),
        },
      });
    }),
  );

const onlyBy: Record<string, (product: Product, query: URLSearchParams) => boolean> = {
  all: () => true,
  search: ({ productName }, query) =>
    productName.toLowerCase().includes((query.get('productName') ?? '').toLowerCase()),
  category: ({ productCategory }, query) => nameKey(productCategory) === nameKey(query.get('category') ?? ''),
  subcategory: ({ productSubcategory }, query) =>
    nameKey(productSubcategory) === nameKey(query.get('subcategory') ?? ''),
  color: ({ productColor }, query) => splitOptions(productColor).includes(query.get('color') ?? ''),
  brand: ({ productBrand }, query) => productBrand === query.get('brand'),
  size: ({ productSize }, query) => splitOptions(productSize).includes(query.get('size') ?? ''),
  'offer-products': ({ offered }) => offered,
  'lightning-deals': ({ lightning }) => lightning,
};

/** Each call does what its name says, and sends all it finds. */
export const plainShopHas = (products: Product[], log?: ListingLog) =>
  lists.map((name) =>
    http.get(`${base}/${name}`, ({ request }) => {
      const url = new URL(request.url);
      noteTo(log, url);
      return HttpResponse.json(products.filter((product) => onlyBy[name]?.(product, url.searchParams)) as never);
    }),
  );

/** The products of one colour come once `until` has. Which those are is another outcome's business. */
export const colourWaits = (colour: string, until: Promise<unknown>) =>
  http.get(`${base}/color`, async ({ request }) => {
    if (new URL(request.url).searchParams.get('color') === colour) await until;
    return undefined;
  });

/** One block of all products does not come; the others are another outcome's business. */
export const blockFails = (page: number) =>
  http.get(`${base}/all`, ({ request }) =>
    new URL(request.url).searchParams.get('page') === String(page)
      ? failure({ code: 'INTERNAL', message: 'Something broke.' })
      : undefined,
  );

/**
 * Category → its products, as the bundled server pages them, or null for a call that fails. What was asked is noted.
 */
export function categoriesHold(shelves: Record<string, Product[] | null>) {
  const asked: string[] = [];
  const handler = http.get(`${base}/category`, ({ request }) => {
    const name = new URL(request.url).searchParams.get('category') ?? '';
    asked.push(name);
    const products = shelves[name] ?? null;
    if (products === null) return failure({ code: 'INTERNAL', message: 'Something broke.' });
    return HttpResponse.json(products as never, { headers: { 'X-Total-Count': String(products.length) } });
  });
  return { handler, asked };
}

/** Terms near the one that found nothing. */
export const spellingsAre = (of: Record<string, string[]>) =>
  http.get(`${base}/spellings`, ({ request }) =>
    HttpResponse.json(of[new URL(request.url).searchParams.get('productName') ?? ''] ?? []),
  );

export const productIs = (product: Product) =>
  http.get(`${host}/products/productId`, ({ request }) =>
    new URL(request.url).searchParams.get('id') === String(product.productId)
      ? HttpResponse.json(product as never)
      : undefined,
  );
export const noProductIsKnown = () =>
  http.get(`${host}/products/productId`, () => failure({ code: 'NOT_FOUND', message: 'No such product.' }));
export const optionsAre = (rows: ProductOptionsRow[]) =>
  http.get(`${base}/get-all-colors`, () => HttpResponse.json(rows));
