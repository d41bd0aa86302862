/** Where a product goes: other lists' words for gender, category and subcategory → the shop's own. */
import { nameKey } from '../../contract/names';
import type { Filing } from './draft';

export interface Place {
  category: string;
  /** '' for none. */
  subcategory: string;
}

/** Nothing else is known of the product, and this is a shop for children's clothing. */
export const FALLBACK_CATEGORY = 'Kids';
const babyProducts = 'Baby Products';

/** Letters and digits of what lists write → the shop's category. */
const categoryOfWord: Readonly<Record<string, string>> = {
  boys: 'Kids',
  girls: 'Kids',
  boy: 'Kids',
  girl: 'Kids',
  unisexkids: 'Kids',
  kid: 'Kids',
  kids: 'Kids',
  kidsfashion: 'Kids',
  kidswear: 'Kids',
  children: 'Kids',
  childrenswear: 'Kids',
  man: 'Men',
  men: 'Men',
  mens: 'Men',
  mensfashion: 'Men',
  woman: 'Women',
  women: 'Women',
  womens: 'Women',
  ladies: 'Women',
  womensfashion: 'Women',
};

/** Below Kids a list's gender is a shelf of its own. */
const shelfOfGender: Readonly<Record<string, string>> = {
  boys: 'Boys',
  boy: 'Boys',
  girls: 'Girls',
  girl: 'Girls',
  unisexkids: 'Unisex',
};

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Only what the table itself says: a sheet may name a category `constructor`. */
const of = (words: Readonly<Record<string, string>>, text: string): string | undefined => (Object.hasOwn(words, letters(text)) ? words[letters(text)] : undefined);

/**
 * `isKnown` says whether the shop has a category of that name. The order: the shop's own category by its name; a list's word for
 * one; the gender; a category that the shop does not have yet. Null when the sheet says nothing at all.
 */
export function placeOf({ gender, category, subcategory, asIs }: Filing, isKnown: (name: string) => boolean): Place | null {
  if (asIs) return category ? { category, subcategory } : null;
  const ofGender = of(categoryOfWord, gender);
  const shelf = of(shelfOfGender, gender) ?? '';

  if (category && isKnown(category)) return { category, subcategory: subcategory || shelf };
  const ofCategory = of(categoryOfWord, category);
  if (ofCategory) return { category: ofCategory, subcategory: saysMore(subcategory, category) ? subcategory : shelf };
  if (/^toys(and)?babyproducts$/.test(letters(category))) {
    if (isToy(subcategory)) return { category: 'Toys', subcategory };
    return { category: babyProducts, subcategory: saysMore(subcategory, babyProducts) ? subcategory : '' };
  }
  if (ofGender) return { category: ofGender, subcategory: subcategory || properName(category) || shelf };
  if (category) return { category: properName(category), subcategory };
  return subcategory || gender ? { category: FALLBACK_CATEGORY, subcategory: subcategory || shelf } : null;
}

const isToy = (subcategory: string): boolean => /\b(toys?|games?)\b/i.test(subcategory);

/** A shelf named as its category tells a shopper nothing. */
const saysMore = (subcategory: string, category: string): boolean => nameKey(subcategory) !== nameKey(category);

/** `party wear` → `Party Wear`; what has a capital letter is left as it was typed. */
const properName = (text: string): string =>
  text === text.toLowerCase() ? text.replace(/(^|[\s&/-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase()) : text;
