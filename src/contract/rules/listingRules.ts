/**
 * The products that a listing shows of a list, and their order (docs/contract.md section 2, decisions 22 to 25, 41 to
 * 43). The server filters by it, and the client where a backend cannot, so that both show the same. Pure, and
 * free of zod.
 */
import type { ListQuery, Product } from '../catalog';
import { findCategory, type NamedCategory } from './categoryWords';
import type { Sort } from './listingWords';
import { fold, nameKey, splitOptions } from './names';

/** What of a product is compared, folded. */
export interface ListingKeys {
  readonly colours: ReadonlySet<string>;
  readonly sizes: ReadonlySet<string>;
  readonly brand: string;
  readonly category: string;
  readonly subcategory: string;
  readonly type: string;
  /** Type, style and texture (the design number): where a category's name may still be meant. */
  readonly others: ReadonlySet<string>;
}

export interface Listed {
  readonly product: Product;
  readonly keys: ListingKeys;
}

/**
 * How texts are made ready for comparing. The server, which reads many products, brings one that remembers each text.
 */
export interface Folding {
  /** Of a comma-separated list. */
  options(list: string): ReadonlySet<string>;
  value(text: string): string;
  name(text: string): string;
}

export const plainFolding: Folding = {
  options: (list) => new Set(splitOptions(list).map(fold)),
  value: fold,
  name: nameKey,
};

/**
 * Computed on access: a listing compares few of them. A caller that reads them often spreads them into an object of its
 * own.
 */
export const listingKeys = (product: Product, folding: Folding = plainFolding): ListingKeys => ({
  get colours() {
    return folding.options(product.productColor);
  },
  get sizes() {
    return folding.options(product.productSize);
  },
  get brand() {
    return folding.value(product.productBrand);
  },
  get category() {
    return folding.name(product.productCategory);
  },
  get subcategory() {
    return folding.name(product.productSubcategory);
  },
  get type() {
    return folding.name(product.productType);
  },
  get others() {
    return new Set([product.productType, product.productStyle, product.productDesignNo].map(folding.name));
  },
});

type Rule = (item: Listed) => boolean;
const nothing: Rule = () => false;

/** What may be asked of a list, but for the page of it. */
export type FilterName = Exclude<keyof ListQuery, 'page' | 'pageSize' | 'fields'>;
/** Each by a rule of its own; the others depend on more than one product. */
type RuleName = Exclude<FilterName, 'category' | 'minPrice' | 'maxPrice' | 'sort'>;

/**
 * Each makes of what is wanted the test that a product must pass. A value of nothing but blanks or hyphens fits no
 * product.
 */
export const rules = {
  /** The requirements' product has no subcategory; one that names none goes by its type. */
  subcategory: (wanted: string): Rule => {
    const key = nameKey(wanted);
    return key === '' ? nothing : ({ keys }) => (keys.subcategory || keys.type) === key;
  },
  /** One value of the list, whole: Red does not match Redwood. */
  color: (wanted: string): Rule => {
    const key = fold(wanted);
    return ({ keys }) => keys.colours.has(key);
  },
  size: (wanted: string): Rule => {
    const key = fold(wanted);
    return ({ keys }) => keys.sizes.has(key);
  },
  brand: (wanted: string): Rule => {
    const key = fold(wanted);
    return key === '' ? nothing : ({ keys }) => keys.brand === key;
  },
  stock:
    (wanted: 'inStock' | 'outOfStock'): Rule =>
    ({ product }) =>
      product.productQuantity > 0 === (wanted === 'inStock'),
  scheme:
    (wanted: 'offered' | 'lightning'): Rule =>
    ({ product }) =>
      product[wanted],
} satisfies { [Name in RuleName]: (wanted: NonNullable<ListQuery[Name]>) => Rule };

const ruleNames = Object.keys(rules) as RuleName[];

/**
 * A category's word means that category; where `among` holds nothing of it, a subcategory of that name, then a type,
 * style or texture (decision 24: Cotton). `among` is all that was searched in: what the search found, or without a
 * search the whole shop. Never what other filters left, or 'Cotton in red' would mean two things; and never more than
 * what a search found, because the client of a backend that cannot filter holds no more than that, and both must read
 * the word alike.
 */
export function categoryRule(wanted: string, categories: readonly NamedCategory[], among: readonly Listed[]): Rule {
  const key = nameKey(findCategory(categories, wanted)?.categoryName ?? wanted);
  if (key === '') return nothing;
  const readings: Rule[] = [
    ({ keys }) => keys.category === key,
    ({ keys }) => keys.subcategory === key,
    ({ keys }) => keys.others.has(key),
  ];
  return readings.find((reading) => among.some(reading)) ?? nothing;
}

/** Whole rupees around all prices. */
export interface PriceBounds {
  min: number;
  max: number;
}

function priceBounds(items: readonly Listed[]): PriceBounds | null {
  let [min, max] = [Infinity, -Infinity];
  for (const { product } of items) {
    if (product.productRate < min) min = product.productRate;
    if (product.productRate > max) max = product.productRate;
  }
  return items.length === 0 ? null : { min: Math.floor(min), max: Math.ceil(max) };
}

export interface Shown<T> {
  items: readonly T[];
  /** Of what all filters but the price leave; null when they leave nothing (decisions 41, 42). */
  prices: PriceBounds | null;
}

interface Searched {
  categories: readonly NamedCategory[];
  /** See `categoryRule`. */
  among: readonly Listed[];
}

/** A blank value is one that was not given. */
const ifGiven = (value: string | undefined, ruleOf: (wanted: string) => Rule): Rule[] =>
  value?.trim() ? [ruleOf(value)] : [];

/** Everything that was asked for, together (decision 43). */
export function filterListing<T extends Listed>(
  all: readonly T[],
  wanted: ListQuery,
  { categories, among }: Searched,
): Shown<T> {
  const asked = [
    ...ifGiven(wanted.category, (word) => categoryRule(word, categories, among)),
    ...ruleNames.flatMap((name) => ifGiven(wanted[name], rules[name] as (value: string) => Rule)),
  ];
  let items = all;
  for (const rule of asked) items = items.filter(rule);
  const prices = priceBounds(items);
  items = withinPrices(items, prices, wanted);
  const sorter = wanted.sort && sorters[wanted.sort];
  return { items: sorter ? sorter(items) : items, prices };
}

/**
 * What costs as much as was asked for, both ends included. `prices`: of all these items; where they fit whole, nothing
 * is looked through.
 */
export function withinPrices<T extends Listed>(
  items: readonly T[],
  prices: PriceBounds | null,
  { minPrice = 0, maxPrice = Infinity }: Pick<ListQuery, 'minPrice' | 'maxPrice'>,
): readonly T[] {
  if (!prices || (minPrice <= prices.min && maxPrice >= prices.max)) return items;
  return items.filter(({ product: { productRate } }) => productRate >= minPrice && productRate <= maxPrice);
}

/** Made when it is first needed: a dear thing on a cheap phone. */
let collator: Intl.Collator | undefined;
const byDictionary = (): Intl.Collator =>
  (collator ??= new Intl.Collator('en', { sensitivity: 'base', numeric: true }));

/** In the order of a dictionary, numbers by their size. */
export const compareNames = (a: string, b: string): number => byDictionary().compare(a, b);

/** Products of one name in the order of their ids, so that a page never depends on what was searched for or sold. */
const byName = <T extends Listed>(items: readonly T[]): T[] =>
  [...items].sort(
    ({ product: a }, { product: b }) => compareNames(a.productName, b.productName) || a.productId - b.productId,
  );

const sorters: Record<Sort, <T extends Listed>(items: readonly T[]) => T[]> = { name: byName };
