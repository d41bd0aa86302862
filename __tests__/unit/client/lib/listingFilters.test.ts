import fc, { type Arbitrary } from 'fast-check';
import { listingPath, parseListing } from '../../../../src/client/lib/listingFilters';
import type { ListingFilters } from '../../../../src/client/lib/listingFilters';
import { filterNames } from '../../../../src/client/lib/urlQuery';
import { categoryAliases, nameKey } from '../../../../src/contract/rules/names';

describe('The listing in the address', () => {
  it('says what filters it, and reads it back', () => {
    const filters = {
      search: 'mulmul & more',
      category: 'Ethnic Wear',
      color: 'Blue',
      scheme: 'offered',
      stock: 'inStock',
      sort: 'name',
      minPrice: 100,
      maxPrice: 900,
    } as const;
    const [pathname = '', search] = listingPath(filters).split('?');
    expect(parseListing(pathname, `?${search}`)).toEqual(filters);
  });

  it('has one address for equal filters', () => {
    expect(listingPath({ color: 'Blue', category: 'Kids' })).toBe(listingPath({ category: 'Kids', color: 'Blue' }));
  });

  it('is plain /shop without filters', () => {
    expect(listingPath({ search: '', category: undefined })).toBe('/shop');
  });

  it('leaves out blanks and what it does not know', () => {
    expect(
      parseListing('/shop', '?search=%20%20&scheme=free&stock=maybe&sort=price&minPrice=-1&maxPrice=lots&colour=Blue'),
    ).toEqual({});
  });

  it('takes /shop/{searchName} for a search, unless it is a known category', () => {
    expect(parseListing('/shop/mulmul%20jhabla', '')).toEqual({ search: 'mulmul jhabla' });
    expect(parseListing('/shop/Corporate-Gifts', '')).toEqual({ category: 'Corporate-Gifts' });
    expect(parseListing('/shop/socks', '?search=caps')).toEqual({ search: 'caps' });
    expect(parseListing('/shop/constructor', '')).toEqual({ search: 'constructor' });
  });

  it('lets ?search= win over it, also where that is a category', () => {
    expect(parseListing('/shop/kids', '?search=cradle')).toEqual({ search: 'cradle' });
    expect(parseListing('/shop/kids', '?search=%20&category=men')).toEqual({ category: 'men' });
  });

  it('takes a range the wrong way round for the same range, and no price that the server refuses', () => {
    expect(parseListing('/shop', '?minPrice=500&maxPrice=100')).toEqual({ minPrice: 100, maxPrice: 500 });
    expect(parseListing('/shop', '?minPrice=-0&maxPrice=1e12')).toEqual({ minPrice: 0, maxPrice: 1e9 });
  });

  it('survives an address that was cut in the middle of a letter', () => {
    expect(parseListing('/shop/%E0%A4', '')).toEqual({});
  });

  it('never searches for more than a hundred characters', () => {
    expect(parseListing('/shop', `?search=${'a'.repeat(300)}`).search).toHaveLength(100);
  });
});

const texts: Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 130 }),
  fc.string({ unit: fc.constantFrom(' ', 'a', '%', '&', '+', '=', '#', '/', '\u00a0', '💥', 'झ'), maxLength: 130 }),
  fc.constantFrom(
    'Corporate Gifts',
    'men',
    '\u200b',
    '..',
    '%E0%A4',
    '<b>',
    '\r\n',
    `${'a'.repeat(99)}💥`,
    `${'a'.repeat(98)} b c`,
  ),
);
const prices = fc.oneof(fc.integer({ min: 0, max: 30_000 }), fc.double({ min: 0, max: 1e9, noNaN: true }));
const anyFilters: Arbitrary<ListingFilters> = fc.record(
  {
    search: texts,
    category: texts,
    subcategory: texts,
    color: texts,
    brand: texts,
    size: texts,
    scheme: fc.constantFrom('offered', 'lightning'),
    stock: fc.constantFrom('inStock', 'outOfStock'),
    sort: fc.constant('name'),
    minPrice: prices,
    maxPrice: prices,
  } satisfies Record<keyof ListingFilters, Arbitrary<unknown>>,
  { requiredKeys: [] },
);

/** As many whole characters as stand in a hundred places, without blanks at the ends. */
function shortened(text: string): string {
  let kept = '';
  for (const character of text.trim()) {
    if (kept.length + character.length > 100) break;
    kept += character;
  }
  return kept.trim();
}

/** What an address can say of these filters. */
function sayable(filters: ListingFilters): ListingFilters {
  const entries = Object.entries(filters).map(
    ([key, value]) => [key, typeof value === 'string' ? shortened(value) : value] as const,
  );
  const said = Object.fromEntries(entries.filter(([, value]) => value !== '')) as ListingFilters;
  const { minPrice, maxPrice } = said;
  if (minPrice === undefined || maxPrice === undefined) return said;
  return { ...said, minPrice: Math.min(minPrice, maxPrice), maxPrice: Math.max(minPrice, maxPrice) };
}

const parsePath = (path: string): ListingFilters => {
  const at = path.indexOf('?');
  return at < 0 ? parseListing(path, '') : parseListing(path.slice(0, at), path.slice(at));
};

describe('Whatever filters the listing', () => {
  it('is the same after a way through the address', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(parsePath(listingPath(filters))).toEqual(sayable(filters));
      }),
      { numRuns: 1000 },
    );
  });

  it('is read from any address as from the one that the shop would give it', () => {
    const names = fc.constantFrom(...filterNames, 'page');
    const values = fc.oneof(
      texts,
      fc.constantFrom('offered', 'inStock', 'name', '100', '-0', '0x10', '1e300', ' 7 ', 'NaN'),
    );
    const queries = fc.oneof(
      fc.array(fc.tuple(names, values), { maxLength: 8 }).map((pairs) => `?${new URLSearchParams(pairs).toString()}`),
      texts.map((text) => `?${text}`),
    );
    const pathnames = fc.oneof(
      fc.constantFrom('/shop', '/shop/'),
      texts.map((text) => `/shop/${encodeURIComponent(text)}`),
      texts.map((text) => `/shop/${text}`),
    );
    fc.assert(
      fc.property(pathnames, queries, (pathname, query) => {
        const read = parseListing(pathname, query);
        expect(parsePath(listingPath(read))).toEqual(read);
        expect(sayable(read)).toEqual(read);
      }),
      { numRuns: 1000 },
    );
  });

  it('is searched for under /shop/ by any text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const said = shortened(text);
        const wanted = categoryAliases.has(nameKey(said)) ? { category: said } : { search: said };
        expect(parseListing(`/shop/${encodeURIComponent(text)}`, '')).toEqual(said === '' ? {} : wanted);
      }),
      { numRuns: 1000 },
    );
  });
});
