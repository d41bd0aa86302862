import { listingPath, parseListing } from '../../../src/client/lib/listingFilters';

describe('The listing in the address', () => {
  it('says what narrows it, and reads it back', () => {
    const filters = { search: 'mulmul & more', category: 'Ethnic Wear', color: 'Blue', scheme: 'offered', stock: 'inStock', sort: 'name', minPrice: 100, maxPrice: 900 } as const;
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
    expect(parseListing('/shop', '?search=%20%20&scheme=free&stock=maybe&sort=price&minPrice=-1&maxPrice=lots&colour=Blue')).toEqual({});
  });

  it('takes /shop/{searchName} for a search, unless it is a known category', () => {
    expect(parseListing('/shop/mulmul%20jhabla', '')).toEqual({ search: 'mulmul jhabla' });
    expect(parseListing('/shop/Corporate-Gifts', '')).toEqual({ category: 'Corporate-Gifts' });
    expect(parseListing('/shop/socks', '?search=caps')).toEqual({ search: 'caps' });
  });

  it('survives an address that was cut in the middle of a letter', () => {
    expect(parseListing('/shop/%E0%A4', '')).toEqual({});
  });

  it('never searches for more than a hundred characters', () => {
    expect(parseListing('/shop', `?search=${'a'.repeat(300)}`).search).toHaveLength(100);
  });
});
