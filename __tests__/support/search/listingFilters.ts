/** Random filters for a listing: values that the catalogue holds, in every spelling, and some that it does not. */
import fc, { type Arbitrary } from 'fast-check';
import type { Product } from '../../../src/contract/catalog';
import { splitOptions } from '../../../src/contract/rules/names';
import { listingPath, parseListing } from '../../../src/client/lib/listingFilters';
import type { ListingFilters } from '../../../src/client/lib/listingFilters';

/** Other ways to write the same, and ways that only look alike. */
const spellings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => `  ${text.toLowerCase()} `,
  (text) => text.replace(/\s/g, '  '),
  (text) => text.replace(/\s/g, '-'),
  (text) => text.replace(/[\s-]/g, ''),
  (text) => text.normalize('NFD'),
];
const odd = fc.constantFrom(
  '-',
  '--',
  'nothing of the kind',
  'Red,Blue',
  ',',
  'constructor',
  '0',
  '6',
  '99',
  '💥',
  '%',
  'झबला',
  'a'.repeat(100),
);

const textOf = (values: readonly string[]): Arbitrary<string> =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .tuple(fc.constantFrom('', ...values), fc.constantFrom(...spellings))
        .map(([value, spell]) => spell(value)),
    },
    { weight: 1, arbitrary: odd },
  );

/** Some words of a product, one perhaps cut short, in any order. */
const termOf = ({ productName, productBrand, productCategory }: Product): Arbitrary<string> =>
  fc
    .tuple(
      fc.shuffledSubarray(`${productName} ${productBrand} ${productCategory}`.split(/\s+/)),
      fc.integer({ min: 1, max: 3 }),
      fc.boolean(),
    )
    .map(([words, many, cut]) =>
      words
        .slice(0, many)
        .join(' ')
        .slice(0, cut ? -1 : undefined),
    );

const priceNear = ({ productRate }: Product): Arbitrary<number> =>
  fc.oneof(
    fc.constantFrom(
      productRate,
      Math.floor(productRate),
      Math.ceil(productRate),
      productRate + 0.01,
      productRate - 0.01,
      0,
      30_000,
    ),
    fc.integer({ min: 0, max: 3000 }),
  );

/** Most of what is wanted fits one product, so that lists are seldom empty. All of it as an address says it. */
export const filtersIn = (products: readonly Product[]): Arbitrary<ListingFilters> =>
  fc
    .constantFrom(...products)
    .chain((product) =>
      fc.record(
        {
          search: termOf(product),
          category: textOf([
            product.productCategory,
            product.productSubcategory,
            product.productType,
            product.productStyle,
            product.productDesignNo,
            'kids',
            'corporate gifts',
            '3',
            'Cotton',
          ]),
          subcategory: textOf([product.productSubcategory, product.productType]),
          color: textOf(splitOptions(product.productColor)),
          brand: textOf([product.productBrand]),
          size: textOf(splitOptions(product.productSize)),
          scheme: fc.constantFrom('offered', 'lightning'),
          stock: fc.constantFrom('inStock', 'outOfStock'),
          sort: fc.constant('name'),
          minPrice: priceNear(product),
          maxPrice: priceNear(product),
        } satisfies Record<keyof ListingFilters, Arbitrary<unknown>>,
        { requiredKeys: [] },
      ),
    )
    // A list that every filter applies to is empty: drop most.
    .chain((filters) => {
      const entries = Object.entries(filters);
      const some = fc
        .tuple(fc.shuffledSubarray(entries), fc.integer({ min: 0, max: 4 }))
        .map(([chosen, many]) => chosen.slice(0, many));
      // What a category means within a search is the hardest to agree on.
      const searchInCategory = fc.constant(entries.filter(([name]) => name === 'search' || name === 'category'));
      return fc.oneof({ weight: 3, arbitrary: some }, { weight: 1, arbitrary: searchInCategory });
    })
    .map((entries) => {
      const [pathname = '', query = ''] = listingPath(Object.fromEntries(entries)).split('?');
      return parseListing(pathname, query);
    });
