/** What a heading that the import does not know is likely meant to be. */
import { lettersApartFrom } from '../../search/similarity';
import { fieldOfKey, keyOf, type Field } from './headings';

/** Words within a heading that tell what is in it, the more telling first. */
const hints: readonly [RegExp, Field][] = [
  [/(mrp|market|marked|original|list|regular|maximum|max|before|strike|old|compare).*(price|rate)|mrp/, 'mrp'],
  [/price|rate$|amount/, 'rate'],
  [/net.*(qty|quantit|weight|content)/, 'netQuantity'],
  [/country|madein/, 'countryOfOrigin'],
  [/manufactur|packer|packed/, 'maker'],
  [/sub.*categor|categor.*2/, 'subcategory'],
  [/categor|department|collection/, 'category'],
  [/(qty|quantit|stock|inventor|units|pieces|available)/, 'stock'],
  [/colou?r|shade/, 'colours'],
  [/size|^age/, 'sizes'],
  [/brand|make/, 'brand'],
  [/descri|detail|about/, 'description'],
  [/im(age|g)|photo|pic/, 'pictures'],
  [/sku|code|barcode|upc/, 'sourceId'],
  [/name|title|^(items?|products?|articles?|goods)$/, 'name'],
];

/**
 * What a shop pays for its goods, which it must never be led to ask for them: `Cost Price`, `Purchase Rate`, `P. Rate`.
 */
const paid = /cost(?!um)|purchas|buy|bought|landed|landing|supplier|dealer|wholesale|trade|^p(rate|price)$/;

export interface Likely {
  field: Field;
  /** Whether it is nearly a known heading, and not only has a word that such headings have. */
  isNear: boolean;
}

/** The nearest by letters (a plural, a slip), else by the words in it; null where nothing comes near. */
export function likelyField(title: string): Likely | null {
  const key = keyOf(title);
  const near = nearField(key);
  const field = near ?? hints.find(([words]) => words.test(key))?.[1];
  if (!field || ((field === 'rate' || field === 'mrp') && paid.test(key))) return null;
  return { field, isNear: near !== undefined };
}

/** A known heading, its plural, or either with one slip. */
function nearField(key: string): Field | undefined {
  const forms = [key, key.replace(/s$/, ''), key.replace(/es$/, ''), key.replace(/(ies|ys)$/, 'y')];
  const exact = forms.find((form) => fieldOfKey.has(form));
  const near = exact ?? forms.flatMap((form) => [...fieldOfKey.keys()].find((known) => isSlip(form, known)) ?? [])[0];
  return fieldOfKey.get(near ?? '');
}

/**
 * One letter more, less, changed or swapped. In a word of four another letter makes another word: `Date` is no `Rate`.
 */
function isSlip(typed: string, known: string): boolean {
  if (known.length < 4 || lettersApartFrom(typed)(known, 1) > 1) return false;
  const sorted = (word: string): string => [...word].sort().join('');
  return known.length > 4 || typed.length !== known.length || sorted(typed) === sorted(known);
}
