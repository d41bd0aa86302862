import type { ListingFilters } from '../../../../src/client/lib/listingFilters';
import { matchListing } from '../../../../src/client/lib/matchListing';
import { product } from '../../../support/data/builders';

const red = product({
  productId: 1,
  productName: 'zebra cap',
  productColor: 'Red, Blue',
  productRate: 100.5,
  productSize: '1-2 Y',
});
const redwood = product({
  productId: 2,
  productName: 'Alphabet bib',
  productColor: 'Redwood',
  productRate: 300,
  productQuantity: 0,
  offered: true,
  productSize: '12 Y',
});
const ids = (filters: ListingFilters, answered?: (keyof ListingFilters)[]) =>
  matchListing([red, redwood], filters, answered).products.map(({ productId }) => productId);

describe('A shop whose server cannot filter', () => {
  it.each<[ListingFilters, number[]]>([
    [{ color: 'red' }, [1]],
    [{ color: ' REDWOOD ' }, [2]],
    [{ stock: 'inStock' }, [1]],
    [{ stock: 'outOfStock' }, [2]],
    [{ scheme: 'offered' }, [2]],
    [{ scheme: 'lightning' }, []],
    [{ minPrice: 100.5, maxPrice: 299 }, [1]],
    [{ minPrice: 101 }, [2]],
    [{ size: '1-2 y' }, [1]],
    [{ size: '12 y' }, [2]],
    [{ brand: 'jhabla', category: 'cotton', subcategory: 'jhablas' }, [1, 2]],
    [{ category: '-' }, []],
    [{ sort: 'name' }, [2, 1]],
  ])('keeps of a red and a redwood thing by %j: %j', (filters, wanted) => {
    expect(ids(filters)).toEqual(wanted);
  });

  it('trusts the backend with what its call has answered', () => {
    expect(ids({ category: 'Something else' }, ['category'])).toEqual([1, 2]);
  });

  it('knows a product of a backend without subcategories by its type', () => {
    const plain = [
      product({ productSubcategory: '', productType: 'Rompers' }),
      product({ productId: 2, productSubcategory: 'Jhablas', productType: 'Rompers' }),
    ];
    expect(matchListing(plain, { subcategory: 'rompers' }).products.map(({ productId }) => productId)).toEqual([1]);
  });

  it('reads a category among what was found: the category, else a subcategory, else a texture', () => {
    const cotton = [
      product({ productId: 1, productCategory: 'Cotton' }),
      product({ productId: 2, productCategory: 'Kids', productDesignNo: 'cotton' }),
    ];
    const named = (list: typeof cotton) =>
      matchListing(list, { category: 'Cotton' }).products.map(({ productId }) => productId);
    expect(named(cotton)).toEqual([1]);
    expect(named(cotton.slice(1))).toEqual([2]);
  });

  it('tells the prices to choose from, whatever price is chosen', () => {
    expect(matchListing([red, redwood], { minPrice: 200 }).prices).toEqual({ min: 100, max: 300 });
    expect(matchListing([red, redwood], { color: 'red', minPrice: 200 }).prices).toEqual({ min: 100, max: 101 });
    expect(matchListing([red, redwood], { color: 'green' }).prices).toBeNull();
  });

  it('keeps products of one name in the order of their ids', () => {
    const same = [3, 1, 2].map((productId) =>
      product({ productId, productName: productId === 1 ? 'mulmul Jhabla' : 'Mulmul jhabla' }),
    );
    expect(matchListing(same, { sort: 'name' }).products.map(({ productId }) => productId)).toEqual([1, 2, 3]);
  });
});
