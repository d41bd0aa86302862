/**
 * The index by itself. What a shopper finds by which words is asked of the whole shop: server/catalog/search and its
 * neighbours.
 */
import type { Searchable } from '../../../src/search/productWords';
import { SearchIndex } from '../../../src/search/searchIndex';

interface Thing extends Searchable {
  note: string;
}

const thing = (id: number, productName: string, own: Partial<Thing['product']> = {}): Thing => ({
  id,
  note: `kept with ${id}`,
  product: {
    productName,
    productBrand: '',
    productCategory: 'Kids',
    productSubcategory: '',
    productType: '',
    productStyle: '',
    productColor: '-',
    productQuantity: 1,
    ...own,
  },
});

const frock = thing(1, 'Cotton frock');
const cap = thing(2, 'Winter cap');
const names = (found: readonly Thing[]): string[] => found.map(({ product }) => product.productName);

describe('The search index', () => {
  it('gives back the very items that it was given', async () => {
    const index = new SearchIndex<Thing>();
    await index.update([frock, cap]);
    expect(index.find('frock')).toEqual([frock]);
    expect(index.find('frock')[0]).toBe(frock);
    expect(index.find('cradle')).toEqual([]);
  });

  it('lets an item of the same words take the place of another, and forgets what is gone', async () => {
    const index = new SearchIndex<Thing>();
    await index.update([frock, cap]);
    const soldOut = thing(1, 'Cotton frock', { productQuantity: 0 });
    await index.update([soldOut]);
    expect(index.find('frock')).toEqual([soldOut]);
    await index.update([], [1]);
    expect(index.find('frock')).toEqual([]);
    expect(index.find('cap')).toEqual([cap]);
  });

  it('puts what can be bought before what cannot, among equals', async () => {
    const index = new SearchIndex<Thing>();
    await index.update([thing(1, 'Blue sock', { productQuantity: 0 }), thing(2, 'Warm sock')]);
    expect(names(index.find('sock'))).toEqual(['Warm sock', 'Blue sock']);
  });

  it('suggests a spelling that finds something', async () => {
    const index = new SearchIndex<Thing>();
    await index.update([frock, cap]);
    expect(index.spellings('frok')).toEqual(['frock']);
  });
});
