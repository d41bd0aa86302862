/**
 * What was typed into the search, or stands in an address as if it had been: a name, a card's number, a date. It is
 * kept where it is made of words that products are called by, and masked as a whole where it is not.
 */
import { categoryAliases, nameKey } from '../../../contract/rules/names';
import { cleanTerm } from '../../lib/listingFilters';
import { textFilters } from '../../lib/urlQuery';
import type { CatalogueTexts } from './catalogueTexts';
import type { Masks } from './masks';
import { maskWords } from './maskText';

/** Of the listing's address and calls. A search is typed; the others are chosen, yet anybody can write an address. */
const facets: ReadonlySet<string> = new Set(textFilters.filter((name) => name !== 'search'));
const searches: ReadonlySet<string> = new Set(['search', 'productName']);

/** In an address and in a call. */
export const isTermName = (name: string): boolean => searches.has(name) || facets.has(name);

/** A category may be asked for by its number. */
const CATEGORY_ID = /^\d{1,2}$/;

export function makeSearchTerms(masks: Masks, catalogue: CatalogueTexts) {
  const typed = new Set<string>();

  const isChosen = (term: string, name: string): boolean =>
    categoryAliases.has(nameKey(term)) || (facets.has(name) && (catalogue.has(term) || CATEGORY_ID.test(term)));

  function mask(text: string, name: string): string {
    // As the listing reads it from its address: an endless one and its beginning are the same search.
    const term = cleanTerm(text);
    if (term === '' || isChosen(term, name)) return term;
    const known = masks.given(term);
    if (known !== undefined) return known;
    return catalogue.isNamed(term)
      ? cleanTerm(maskWords(masks, term, catalogue.has, true))
      : masks.mask('search', term);
  }

  return {
    mask,
    /** Only later is it known whether such a term is somebody's name, whose mask it then has. */
    learn: (text: string, name: string): void => {
      const term = cleanTerm(text);
      if (term !== '' && !isChosen(term, name)) typed.add(term);
    },
    learned: (): void => {
      for (const term of typed) {
        if (masks.given(term) === undefined && !catalogue.isNamed(term)) masks.mask('search', term);
      }
    },
  };
}
