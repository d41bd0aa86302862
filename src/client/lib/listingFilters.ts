/** What narrows the listing, and its form in the address (SPEC.md section 2: /shop; DECISIONS.md T21–T24, T43–T44). */
import { categoryAliases } from './constants';
import { nameKey } from './text';

export interface ListingFilters {
  search?: string;
  category?: string;
  subcategory?: string;
  color?: string;
  brand?: string;
  size?: string;
  scheme?: 'offered' | 'lightning';
  stock?: 'inStock' | 'outOfStock';
  sort?: 'name';
  /** Rupees, inclusive. */
  minPrice?: number;
  maxPrice?: number;
}

const MAX_TERM = 100;
const textKeys = ['search', 'category', 'subcategory', 'color', 'brand', 'size'] as const;

const oneOf = <T extends string>(value: string | null, allowed: readonly T[]): T | undefined => allowed.find((one) => one === value);

const price = (value: string | null): number | undefined => {
  const number = value === null || value.trim() === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) && number >= 0 ? number : undefined;
};

const withoutBlanks = (filters: ListingFilters): ListingFilters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined && value !== '')) as ListingFilters;

/** /shop?…, /shop/{searchName}?… → filters. A searchName that is a category's alias names that category; `?search=` wins over it. */
export function parseListing(pathname: string, search: string): ListingFilters {
  const query = new URLSearchParams(search);
  const filters: ListingFilters = {};
  for (const key of textKeys) filters[key] = query.get(key)?.trim().slice(0, MAX_TERM);
  filters.scheme = oneOf(query.get('scheme'), ['offered', 'lightning']);
  filters.stock = oneOf(query.get('stock'), ['inStock', 'outOfStock']);
  filters.sort = oneOf(query.get('sort'), ['name']);
  filters.minPrice = price(query.get('minPrice'));
  filters.maxPrice = price(query.get('maxPrice'));
  const name = decodeName(/^\/shop\/([^/]+)\/?$/.exec(pathname)?.[1] ?? '');
  if (name !== '') {
    if (nameKey(name) in categoryAliases) filters.category ||= name;
    else filters.search ||= name;
  }
  return withoutBlanks(filters);
}

function decodeName(part: string): string {
  try {
    return decodeURIComponent(part).trim().slice(0, MAX_TERM);
  } catch {
    return '';
  }
}

/** Filters → `/shop?…`, keys in a fixed order so that equal filters have equal addresses. */
export function listingPath(filters: ListingFilters): string {
  const query = new URLSearchParams();
  for (const key of [...textKeys, 'scheme', 'stock', 'sort', 'minPrice', 'maxPrice'] as const) {
    const value = filters[key];
    if (value !== undefined && value !== '') query.set(key, String(value));
  }
  const text = query.toString();
  return text === '' ? '/shop' : `/shop?${text}`;
}
