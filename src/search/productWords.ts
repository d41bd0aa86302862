/** The words by which a product is found, each with its mark (postings.ts): pure functions. */
import { splitOptions } from '../contract/rules/names';
import type { Product } from '../contract/catalog';
import { bothMarks, markOf, places } from './postings';
import { compoundsOf, formsOf, thingOf, wordsOf } from './tokens';

/** The part of an item that the index reads. A search gives back the item itself. */
export interface Searchable {
  id: number;
  product: Pick<
    Product,
    | 'productName'
    | 'productBrand'
    | 'productCategory'
    | 'productSubcategory'
    | 'productType'
    | 'productStyle'
    | 'productColor'
    | 'productQuantity'
  >;
}

export type Marks = ReadonlyMap<string, number>;

interface Split {
  words: readonly string[];
  compounds: readonly string[];
}

const split = (text: string): Split => ({ words: wordsOf(text), compounds: compoundsOf(text) });

/** The name without a brand at its beginning: a product of the brand Pepe Jeans need not be jeans. */
function ownName({ product: { productName, productBrand } }: Searchable): string {
  const startsWithBrand = productBrand !== '' && productName.toLowerCase().startsWith(productBrand.toLowerCase());
  return startsWithBrand ? productName.slice(productBrand.length) : productName;
}
const filedUnder = ({ product }: Searchable): string[] => [
  product.productCategory,
  product.productSubcategory,
  product.productType,
];
const others = ({ product }: Searchable): string[] => [
  product.productBrand,
  product.productStyle,
  splitOptions(product.productColor).join(' '),
];

/**
 * Makes a reader of products. It remembers how it split the texts that many products share (brands, categories,
 * colours), so use one for each update.
 */
export function makeWordReader(): (item: Searchable) => Marks {
  const known = new Map<string, Split>();
  const splitShared = (text: string): Split => {
    const found = known.get(text) ?? split(text);
    known.set(text, found);
    return found;
  };

  return (item) => {
    const marks = new Map<string, number>();
    const store = (word: string, place: number, isWritten: boolean): void => {
      for (const form of formsOf(word)) {
        const mark = markOf(place, isWritten && form === word);
        const before = marks.get(form);
        marks.set(form, before === undefined ? mark : bothMarks(before, mark));
      }
    };
    const storeAll = ({ words, compounds }: Split, place: number): void => {
      for (const compound of compounds) store(compound, place, false);
      for (const word of words) store(word, place, true);
    };
    const { productName } = item.product;
    const name = ownName(item);
    const whole = split(productName);
    const { words, compounds } = name === productName ? whole : split(name);
    for (const compound of compounds) store(compound, places.name, false);
    for (const word of words)
      store(word, compounds.some((compound) => compound.includes(word)) ? places.half : places.name, false);
    const thing = thingOf(name);
    if (thing) store(compounds.find((compound) => compound.endsWith(thing)) ?? thing, places.thing, false);
    for (const text of filedUnder(item)) storeAll(splitShared(text), places.filed);
    storeAll(whole, places.other);
    for (const text of others(item)) storeAll(splitShared(text), places.other);
    return marks;
  };
}

/** Whether these two are found by the same words. */
export function readsAlike(a: Searchable, b: Searchable): boolean {
  const texts = (item: Searchable): string[] => [item.product.productName, ...filedUnder(item), ...others(item)];
  const [before, now] = [texts(a), texts(b)];
  return before.every((text, at) => text === now[at]);
}
