/**
 * What filters the listing, and its form in the address (docs/requirements.md section 2: /shop; decisions 21–24,
 * 43–44).
 */
import { RUPEES_MAX, TERM_MAX } from '../../contract/rules/limits';
import { categoryAliases, nameKey } from '../../contract/rules/names';
import { filterNames, queryWords, readQuery, textFilters } from './urlQuery';

/** Texts, in urlQuery.ts; the others take one of a few words, or a number. */
export interface ListingFilters extends Partial<Record<(typeof textFilters)[number], string | undefined>> {
  scheme?: (typeof queryWords.scheme)[number] | undefined;
  stock?: (typeof queryWords.stock)[number] | undefined;
  sort?: (typeof queryWords.sort)[number] | undefined;
  /** Rupees, inclusive. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
}

const oneOf = <T extends string>(value: string | null, allowed: readonly T[]): T | undefined =>
  allowed.find((one) => one === value);

/** Cut between two characters, never through the middle of one that takes two places; a cut may end in a blank. */
export const cleanTerm = (value: string): string =>
  value
    .trim()
    .slice(0, TERM_MAX)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();

const price = (value: string | null): number | undefined => {
  const number = value === null || value.trim() === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) && number >= 0 ? Math.min(Math.abs(number), RUPEES_MAX) : undefined;
};

/** A range typed the wrong way round means the same range. */
function inOrder({ minPrice, maxPrice, ...rest }: ListingFilters): ListingFilters {
  if (minPrice === undefined || maxPrice === undefined || minPrice <= maxPrice) return { ...rest, minPrice, maxPrice };
  return { ...rest, minPrice: maxPrice, maxPrice: minPrice };
}

const withoutBlanks = (filters: ListingFilters): ListingFilters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined && value !== ''));

/**
 * /shop?…, /shop/{searchName}?… → filters. `?search=` wins over a searchName, which else names a category where it is
 * its alias.
 */
export function parseListing(pathname: string, search: string): ListingFilters {
  const query = readQuery(search);
  const filters: ListingFilters = {};
  for (const key of textFilters) filters[key] = cleanTerm(query(key) ?? '');
  filters.scheme = oneOf(query('scheme'), queryWords.scheme);
  filters.stock = oneOf(query('stock'), queryWords.stock);
  filters.sort = oneOf(query('sort'), queryWords.sort);
  filters.minPrice = price(query('minPrice'));
  filters.maxPrice = price(query('maxPrice'));
  const name = decodeName(/^\/shop\/([^/]+)\/?$/.exec(pathname)?.[1] ?? '');
  if (name !== '' && filters.search === '') {
    if (categoryAliases.has(nameKey(name))) filters.category ||= name;
    else filters.search = name;
  }
  return withoutBlanks(inOrder(filters));
}

function decodeName(part: string): string {
  try {
    return cleanTerm(decodeURIComponent(part));
  } catch {
    return '';
  }
}

/** Filters → `/shop?…`, keys in a fixed order so that equal filters have equal addresses. */
export function listingPath(filters: ListingFilters): string {
  const query = new URLSearchParams();
  for (const key of filterNames) {
    const value = filters[key];
    if (value !== undefined && value !== '') query.set(key, String(value));
  }
  const text = query.toString();
  return text === '' ? '/shop' : `/shop?${text}`;
}
