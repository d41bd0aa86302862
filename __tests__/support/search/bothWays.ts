/**
 * The listing is filtered on the server where the server can, and on the client where it cannot: both ways give the
 * same list. One way asks with everything and page by page; the other asks one call of docs/requirements.md section 7
 * with its own parameters, as of a backend without additions.
 */
import fc from 'fast-check';
import type { Category, Product } from '../../../src/contract/catalog';
import { toCategories } from '../../../src/client/api/categoriesApi';
import { listingCall, toPage } from '../../../src/client/api/listingApi';
import type { ProductPage } from '../../../src/client/api/listingApi';
import { listingQuery } from '../../../src/client/features/listing/listingQuery';
import type { ListingFilters } from '../../../src/client/lib/listingFilters';
import type { TestShop } from '../server/buildTestApp';
import { filtersIn } from './listingFilters';
import type { ListingShop } from './listingShops';

/** docs/requirements.md section 7: what each call takes. */
const ownParameters: Readonly<Record<string, readonly string[]>> = {
  all: [],
  'offer-products': [],
  'lightning-deals': [],
  search: ['productName'],
  category: ['category'],
  subcategory: ['category', 'subcategory'],
  color: ['color'],
  brand: ['brand'],
  size: ['size'],
};

/**
 * The tests, for the shops of one tier.
 * @param limit Jest's for all tries in one shop, ms
 */
export const expectBothWaysIn = (shops: readonly ListingShop[], limit = 120_000): void =>
  describe.each(shops)('In %s', (_, makeShop, tries) => {
    let shop: TestShop;
    let products: Product[];
    let categories: Category[];

    beforeAll(async () => {
      shop = await makeShop();
      products = shop.app.catalog.items().map(({ product }) => product);
      categories = toCategories((await shop.visitor().get('/category/all-unhide')).json());
    });
    afterAll(() => shop?.close());

    async function ask(
      filters: ListingFilters,
      page: number,
      pageSize: number,
      isPlain: boolean,
    ): Promise<ProductPage> {
      const query = { filters, page, pageSize };
      const { url, params = {} } = listingCall(query);
      const own = ownParameters[url.split('/').at(-1) ?? ''] ?? [];
      const sent = Object.entries(params as Record<string, unknown>).filter(([name]) => !isPlain || own.includes(name));
      const response = await shop
        .visitor()
        .get(`${url}?${new URLSearchParams(sent.map(([name, value]) => [name, String(value)])).toString()}`);
      expect([response.statusCode, response.statusCode === 200 ? '' : response.body]).toEqual([200, '']);
      return toPage(
        response.json(),
        isPlain ? undefined : new Headers(response.headers as Record<string, string>),
        query,
      );
    }

    /** All pages, one after the other. */
    async function pageByPage(filters: ListingFilters, pages: number): Promise<Omit<ProductPage, 'whole'>> {
      const { total, prices } = await ask(filters, 1, 1, false);
      const pageSize = Math.max(1, Math.ceil(total / pages));
      const found: Product[] = [];
      for (let page = 1; found.length < total || page === 1; page += 1) {
        const { products: next } = await ask(filters, page, pageSize, false);
        if (next.length === 0) break;
        found.push(...next);
      }
      return { products: found, total, prices };
    }

    const summary = ({ products: shown, total, prices }: Omit<ProductPage, 'whole'>) => ({
      ids: shown.map(({ productId }) => productId),
      total,
      prices,
    });

    it(
      'both ways of filtering show the same products in the same order, and the same prices to choose from',
      async () => {
        let filled = 0;
        await fc.assert(
          fc.asyncProperty(filtersIn(products), fc.integer({ min: 1, max: 4 }), async (typed, pages) => {
            const { filters } = listingQuery(typed, categories);
            const filtered = summary(await pageByPage(filters, pages));
            expect(filtered.ids).toHaveLength(filtered.total);
            expect(summary(await ask(filters, 1, 9, true))).toEqual(filtered);
            // A category's word means the same to the server as the stored name that the client makes of it.
            if (filters.category !== typed.category) expect(summary(await pageByPage(typed, 1))).toEqual(filtered);
            if (filtered.total > 0) filled += 1;
          }),
          { numRuns: tries },
        );
        // Two empty lists are equal too; most must hold something for this to say anything.
        expect(filled).toBeGreaterThan(tries / 3);
      },
      limit,
    );
  });
