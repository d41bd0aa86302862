/** Where a product goes: other lists' words for gender, category and subcategory → the shop's own. */
import { nameKey } from '../../contract/rules/names';
import type { Filing } from './draft';

export interface Place {
  category: string;
  /** '' for none. */
  subcategory: string;
}

/** Nothing else is known of the product, and this is a shop for children's clothing. */
export const USUAL_CATEGORY = 'Kids';
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

/** Below Kids a list's gender is a subcategory. */
const subcategoryOfGender: Readonly<Record<string, string>> = {
  boys: 'Boys',
  boy: 'Boys',
  girls: 'Girls',
  girl: 'Girls',
  unisexkids: 'Unisex',
};

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Only what the table itself says: a sheet may name a category `constructor`. */
const of = (words: Readonly<Record<string, string>>, text: string): string | undefined =>
  Object.hasOwn(words, letters(text)) ? words[letters(text)] : undefined;

/** What a sheet says comes to this. */
interface Said {
  category: string;
  /** Null where the sheet names none. */
  subcategory: string | null;
  /** For a new product without a subcategory in the sheet: its gender's; '' for none. */
  usualSubcategory: string;
}

/**
 * Where a new product goes. `isKnown` says whether the shop has a category of that name. The order: the shop's own
 * category by its name; a list's word for one; the gender; a category that the shop does not have yet. Null when the
 * sheet says nothing at all.
 */
export function filedPlace(filing: Filing, isKnown: (name: string) => boolean): Place | null {
  const said = read(filing, isKnown);
  return said && { category: said.category, subcategory: said.subcategory ?? said.usualSubcategory };
}

/**
 * Where a product of `category` moves, by what the sheet says; null where it stays. Its gender alone moves no product,
 * nor does the name of the category that it is in.
 */
export function moveTo(filing: Filing, category: string, isKnown: (name: string) => boolean): Place | null {
  if (!filing.category) return filing.subcategory ? { category, subcategory: filing.subcategory } : null;
  const said = read(filing, isKnown);
  if (!said || (said.subcategory === null && nameKey(said.category) === nameKey(category))) return null;
  return { category: said.category, subcategory: said.subcategory ?? said.usualSubcategory };
}

function read({ gender, category, subcategory, asIs }: Filing, isKnown: (name: string) => boolean): Said | null {
  if (asIs) return category ? { category, subcategory, usualSubcategory: '' } : null;
  const ofGender = of(categoryOfWord, gender);
  const usualSubcategory = of(subcategoryOfGender, gender) ?? '';

  if (category && isKnown(category)) return { category, subcategory, usualSubcategory };
  const ofCategory = of(categoryOfWord, category);
  if (ofCategory) {
    const isNamed = subcategory === null || saysMore(subcategory, category);
    return {
      category: ofCategory,
      subcategory: isNamed ? subcategory : null,
      usualSubcategory: isNamed ? '' : usualSubcategory,
    };
  }
  if (/^toys(and)?babyproducts$/.test(letters(category))) {
    if (subcategory !== null && isToy(subcategory)) return { category: 'Toys', subcategory, usualSubcategory: '' };
    return {
      category: babyProducts,
      subcategory: subcategory !== null && saysMore(subcategory, babyProducts) ? subcategory : null,
      usualSubcategory: '',
    };
  }
  if (ofGender)
    return { category: ofGender, subcategory: subcategory ?? (properName(category) || null), usualSubcategory };
  if (category) return { category: properName(category), subcategory, usualSubcategory: '' };
  return subcategory !== null || gender ? { category: USUAL_CATEGORY, subcategory, usualSubcategory } : null;
}

const isToy = (subcategory: string): boolean => /\b(toys?|games?)\b/i.test(subcategory);

/** A subcategory named as its category tells a shopper nothing. */
const saysMore = (subcategory: string, category: string): boolean => nameKey(subcategory) !== nameKey(category);

/** `party wear` → `Party Wear`; what has a capital letter is left as it was typed. */
const properName = (text: string): string =>
  text === text.toLowerCase()
    ? text.replace(/(^|[\s&/-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    : text;
