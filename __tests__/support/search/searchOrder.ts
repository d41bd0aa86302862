/**
 * The index finds the same products in the same order as looking at every product would, in whole catalogues and after
 * they changed.
 */
import type { Insertable } from 'kysely';
import type { CatalogItem } from '../../../src/server/areas/catalog/catalogItem';
import type { Schema } from '../../../src/server/db/schema';
import type { TestShop } from '../server/buildTestApp';
import type { ListingShop } from './listingShops';
import { makePlainSearch } from './plainSearch';
import { makeChance } from '../data/random';

const letters = [...'abcdeiklmnoprstuy'];

/** What shoppers type: some words of a product, in any order, some only begun or mistyped. */
function termsFrom(items: readonly CatalogItem[], many: number): string[] {
  const { pick, upTo } = makeChance(23);
  const slip = (word: string): string => {
    const at = upTo(word.length);
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    const slips = [
      word,
      word,
      word,
      word.slice(0, at + 1),
      before + after,
      before + (pick(letters) ?? '') + after,
      before + letter + (pick(letters) ?? '') + after,
      before + after.slice(0, 1) + letter + after.slice(1),
    ];
    return pick(slips) ?? word;
  };
  return Array.from({ length: many }, () => {
    const { productName, productBrand, productColor, productCategory, productType } = (pick(items) as CatalogItem)
      .product;
    const words = [productName, productName, productBrand, productColor, productCategory, productType]
      .join(' ')
      .split(/[\s,]+/)
      .filter(Boolean);
    return Array.from({ length: 1 + upTo(4) }, () => slip(pick(words) ?? '')).join(' ');
  });
}

/** Gives how many of the terms found something. */
function expectSame({ app: { catalog } }: TestShop, terms: readonly string[]): number {
  const plain = makePlainSearch(catalog.items());
  let filled = 0;
  for (const term of terms) {
    const found = catalog.search(term).map(({ id }) => id);
    expect([term, found]).toEqual([term, plain(term)]);
    if (found.length > 0) filled += 1;
  }
  return filled;
}

/** The tests, for the shops of one tier. */
export const expectOrderIn = (shops: readonly ListingShop[]): void =>
  describe.each(shops)('In %s', (_, makeShop, many) => {
    let shop: TestShop;
    beforeAll(async () => {
      shop = await makeShop();
    });
    afterAll(() => shop?.close());

    it('a search finds what every word matches, best first', () => {
      const terms = termsFrom(shop.app.catalog.items(), many);
      expect(expectSame(shop, [...terms, 'a', 'b c', 'the', 'the blue'])).toBeGreaterThan(many / 2);
    });

    it.each([
      ['a few', 0.05],
      ['most', 0.8],
    ])('and still does when %s products were renamed, hidden, shown again, sold out or added', async (__, share) => {
      const { upTo, pick } = makeChance(31);
      const ids = shop.app.catalog
        .items()
        .map(({ id }) => id)
        .filter(() => upTo(1000) < 1000 * share);
      const terms = termsFrom(shop.app.catalog.items(), many / 3);
      const changes: Partial<Insertable<Schema['product']>>[] = [
        { name: 'Blue fleece bonnet, pack of 3' },
        { name: 'Babies t-shirt' },
        { hidden: 1 },
        { stock: 0 },
        { brand: 'Fleece & Co.', colours: 'Navy blue' },
      ];
      const set = (some: readonly number[], change: () => (typeof changes)[number]): Promise<void> =>
        shop.database.write(async (trx) => {
          for (const id of some) await trx.updateTable('product').set(change()).where('id', '=', id).execute();
        });
      await set(ids, () => pick(changes) ?? {});
      await shop.app.catalog.touch(ids);
      expectSame(shop, terms);
      await set(
        ids.filter((__id, at) => at % 2 === 0),
        () => ({ hidden: 0 }),
      );
      await shop.app.catalog.touch(ids);
      await shop.addProduct({ name: 'Fleece bonnet' });
      await shop.refresh();
      expect(expectSame(shop, [...terms, 'fleece bonnet', 'navy', 'tshirt', 'bonnit'])).toBeGreaterThan(0);
    });
  });
