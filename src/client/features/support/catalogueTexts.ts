/**
 * What of a visit is everybody's: the texts of the catalogue, the home page and the coupons as the server sent them,
 * and the words that products are named by. It is never masked, even where a shopper is called like a word of it: a
 * city may be Thane, a name Blue.
 */
import { isFields } from './json';
import type { Json } from './json';
import { isEveryones } from './maskEndpoints';
import { isOwnWord } from './ownWords';
import { words } from './words';

/** Products are copied into carts, orders and wishes; a notice tells what it is `about` by the product's name. */
const ofProducts: ReadonlySet<string> = new Set([
  ...['productId', 'productName', 'productImage', 'productColor', 'productSize', 'productBrand'],
  ...['productDescription', 'productDescription2', 'prdDesc', 'orderImage', 'prodImg1'],
]);
/** Lists of options in one text. */
const lists: ReadonlySet<string> = new Set(['productColor', 'productSize']);
/** By these things are called. Not by descriptions: they tell of places and people. `''`: a list of names. */
const naming: ReadonlySet<string> = new Set([
  ...['productName', 'productBrand', 'productColor', 'productSize', 'productType', 'productStyle'],
  ...['productCategory', 'productSubcategory', 'categoryName', 'subCategoryName', 'name', 'title', ''],
]);
/** No names of goods: what a coupon is called, or staff say of the shop, is no word to search by. */
const unnamed: ReadonlySet<string> = new Set([
  ...['getCoupons', 'getMainCoupon', 'getCouponByName', 'getHomeCouponTexts'],
  ...['getShopWords', 'getAboutWords'],
]);

const NUMBER = /^\p{N}+$/u;
/** Longer ones are parts of a date, a card or an identity. */
const LONGEST_NUMBER = 2;
const MOST_NUMBERS = 2;
/** What may stand between the words of a name; an address, a date or a key has other signs as well. */
const NAME = /^[\p{L}\p{M}\p{N}\s&,.'’()+-]+$/u;

/** One frock, two frocks. */
const stem = (word: string): string => (word.length > 3 ? word.replace(/(?:es|s)$/, '') : word);

export interface CatalogueTexts {
  /** The whole text is everybody's. */
  has: (text: string) => boolean;
  /** Made of nothing but words that products and their groups are called by. */
  isNamed: (term: string) => boolean;
}

/** @param parts the state at the start, and the log */
export function catalogueTexts(...parts: Json[]): CatalogueTexts {
  const texts = new Set<string>();
  const named = new Set<string>();

  function name(text: string): void {
    for (const word of words(text)) named.add(stem(word));
  }

  function note(text: string, key: string): void {
    texts.add(text.trim());
    if (lists.has(key)) for (const option of text.split(',')) texts.add(option.trim());
  }

  function everyones(value: Json, names: boolean, key = ''): void {
    if (typeof value === 'string') {
      note(value, key);
      if (names && naming.has(key)) name(value);
    } else if (typeof value === 'number' && key === 'productId') note(String(value), key);
    else if (Array.isArray(value)) for (const item of value) everyones(item, names, key);
    else if (isFields(value)) for (const [inner, item] of Object.entries(value)) everyones(item, names, inner);
  }

  /** An answer, or the store's own slices: products may stand in them. What was sent is the shopper's. */
  function look(value: Json): void {
    if (Array.isArray(value)) value.forEach(look);
    if (!isFields(value)) return;
    const call = isFields(value.meta) && isFields(value.meta.arg) ? value.meta.arg : value;
    const endpoint = call.endpointName;
    if (typeof endpoint === 'string' && isEveryones(endpoint)) {
      if (call === value) everyones(value.data, !unnamed.has(endpoint));
      else if (String(value.type).endsWith('/fulfilled')) everyones(value.payload, !unnamed.has(endpoint));
      return;
    }
    for (const [key, item] of Object.entries(value)) {
      if (key === 'meta' || key === 'originalArgs') continue;
      if (ofProducts.has(key) && (typeof item === 'string' || typeof item === 'number')) note(String(item), key);
      else look(item);
    }
  }

  look(parts);
  return {
    has: (text) => texts.has(text),
    isNamed: (term) => {
      const all = words(term);
      const numbers = all.filter((word) => NUMBER.test(word));
      return (
        NAME.test(term) &&
        numbers.length < all.length &&
        numbers.length <= MOST_NUMBERS &&
        numbers.every(({ length }) => length <= LONGEST_NUMBER) &&
        all.every((word) => named.has(stem(word)) || isOwnWord(word))
      );
    },
  };
}
