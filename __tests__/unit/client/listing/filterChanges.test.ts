import {
  chosenFilters,
  withCategory,
  withFacet,
  withScheme,
  withSearch,
  withStock,
  withSubcategory,
} from '../../../../src/client/features/listing/filterChanges';
import { listingName, listingTitle, listingSubtitle } from '../../../../src/client/features/listing/listingQuery';
import { parseRange, priceMessages } from '../../../../src/client/features/listing/typedRange';
import { listingPath } from '../../../../src/client/lib/listingFilters';
import type { ListingFilters } from '../../../../src/client/lib/listingFilters';
import { category } from '../../../support/data/builders';

const categories = [
  category({ categoryId: 1, categoryName: 'Men’s corner' }),
  category({
    categoryId: 4,
    categoryName: 'Corporate Gifts',
    subcategoryList: [{ subCategoryId: 9, subCategoryName: 'Gift boxes', subCategoryNameImage: '' }],
  }),
];

describe('a choice in the filters', () => {
  const kept: ListingFilters = { stock: 'inStock', sort: 'name', minPrice: 100 };

  it('clears the scheme and keeps stock, sort and price', () => {
    expect(listingPath(withFacet({ ...kept, scheme: 'offered' }, 'color', 'Blue'))).toBe(
      '/shop?color=Blue&stock=inStock&sort=name&minPrice=100',
    );
    expect(listingPath(withCategory({ ...kept, scheme: 'offered' }, 'Men'))).toBe(
      '/shop?category=Men&stock=inStock&sort=name&minPrice=100',
    );
    expect(listingPath(withSubcategory({ scheme: 'lightning' }, 'Men', 'Socks'))).toBe(
      '/shop?category=Men&subcategory=Socks',
    );
  });

  it('is taken back by the same again, however it is spelt in the address', () => {
    expect(listingPath(withFacet({ color: 'blue' }, 'color', 'Blue'))).toBe('/shop');
    expect(listingPath(withScheme({ scheme: 'offered' }, 'offered'))).toBe('/shop');
    expect(listingPath(withStock({ stock: 'inStock' }, 'inStock'))).toBe('/shop');
  });

  it('replaces the other of a pair that exclude each other', () => {
    expect(withScheme({ scheme: 'offered' }, 'lightning').scheme).toBe('lightning');
    expect(withStock({ stock: 'inStock' }, 'outOfStock').stock).toBe('outOfStock');
  });

  it('drops the subcategory with its category', () => {
    expect(listingPath(withCategory({ category: 'Men', subcategory: 'Socks' }, 'Women'))).toBe('/shop?category=Women');
  });

  it('starts a new list for another search', () => {
    expect(listingPath(withSearch({ category: 'Men', color: 'Blue', sort: 'name' }, 'cap'))).toBe(
      '/shop?search=cap&sort=name',
    );
  });
});

describe('The filters in words', () => {
  it.each<[string, ListingFilters, string, string]>([
    ['nothing is chosen', {}, 'All Products', ''],
    ['an alias names a category id', { category: 'men' }, 'Men’s corner', ''],
    ['the name has other case, spaces and hyphens', { category: 'corporate-gifts' }, 'Corporate Gifts', ''],
    ['the category is a subcategory', { category: 'gift boxes' }, 'Gift boxes', ''],
    ['nobody knows the category', { category: 'Cotton' }, 'Cotton', ''],
    ['only a subcategory is chosen', { subcategory: 'giftboxes' }, 'All Products', 'Gift boxes'],
    ['something is searched for', { search: 'frock' }, 'All Products', 'Results for “frock”'],
    ['a search is filtered by a category', { search: 'frock', category: 'men' }, 'Men’s corner', 'Results for “frock”'],
  ])('title the listing, and say below the title what it leaves out, when %s', (_, filters, title, words) => {
    expect(listingTitle(filters, categories)).toBe(title);
    expect(listingSubtitle(filters, categories)).toBe(words);
  });

  it('call the list in a tab by what it is of', () => {
    expect(listingName({ search: 'frock' }, categories)).toBe('Results for “frock”');
    expect(listingName({ subcategory: 'giftboxes' }, categories)).toBe('Gift boxes');
    expect(listingName({ search: 'frock', category: 'men' }, categories)).toBe('Men’s corner');
    expect(listingName({}, categories)).toBe('All Products');
  });

  it.each<[ListingFilters, string]>([
    [{ search: 'cap' }, '“cap”'],
    [{ category: 'men' }, 'Men’s corner'],
    [{ subcategory: 'gift boxes' }, 'Gift boxes'],
    [{ color: 'Blue' }, 'Blue'],
    [{ size: '0-3M' }, '0-3M'],
    [{ brand: 'Katli' }, 'Katli'],
    [{ scheme: 'offered' }, 'Offered Products'],
    [{ scheme: 'lightning' }, 'Lightning Deals'],
    [{ stock: 'inStock' }, 'In Stock'],
    [{ stock: 'outOfStock' }, 'Out of Stock'],
    [{ sort: 'name' }, 'A–Z'],
    [{ minPrice: 100, maxPrice: 1250 }, '₹100 to ₹1,250'],
    [{ minPrice: 100 }, '₹100 and above'],
    [{ maxPrice: 500 }, 'Up to ₹500'],
  ])('shows %j as a chip', (filters, label) => {
    const [chip] = chosenFilters(filters, categories);
    expect(chip?.label).toBe(label);
    expect(chip && listingPath(chip.without(filters))).toBe('/shop');
  });

  it.each([
    [{ min: '', max: '' }, {}],
    [{ min: '0', max: '30000' }, {}],
    [{ min: '₹1,000', max: '' }, { minPrice: 1000 }],
    [
      { min: '100', max: '500' },
      { minPrice: 100, maxPrice: 500 },
    ],
    [
      { min: 'ten', max: '' },
      { field: 'min', error: priceMessages.amount },
    ],
    [
      { min: '', max: '-5' },
      { field: 'max', error: priceMessages.amount },
    ],
    [
      { min: '500', max: '100' },
      { field: 'min', error: priceMessages.order },
    ],
  ])('understands the typed range %j', (typed, parsed) => {
    expect(parseRange(typed)).toEqual(parsed);
  });
});
