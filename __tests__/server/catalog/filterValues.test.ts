/** What can be chosen of products: colours, brands, sizes, options and categories. */
import { base, listedShop } from '../../support/search/listedProducts';

const { get } = listedShop();

describe('lists of products', () => {
  it('lists colours and brands once, whatever their case, in alphabetical order', async () => {
    expect((await get(`${base}/all-colors`)).json()).toEqual(['Blue', 'Green', 'Red', 'Redwood']);
    expect((await get(`${base}/all-brands`)).json()).toEqual(['Jhabla & Co.', 'Palna']);
  });

  it('lists colours by how many products have them when asked to, equals by name', async () => {
    const byCount = (await get(`${base}/all-colors?by=count`)).json<string[]>();
    expect([...byCount].sort()).toEqual(['Blue', 'Green', 'Red', 'Redwood']);
    const counts = await Promise.all(
      byCount.map(async (colour) => (await get(`${base}/color?color=${colour}`)).json<unknown[]>().length),
    );
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(new Set(counts).size).toBeGreaterThan(1);
  });

  it('lists sizes in the order in which a child grows into them', async () => {
    expect((await get(`${base}/all-sizes`)).json()).toEqual([
      'Newborn',
      '0-3 M',
      '3-6 M',
      '6-12 M',
      '12-18 Months',
      '2-3 Years',
      'S',
      'M',
      'XL',
      '26',
      '28',
      'Free Size',
    ]);
  });

  it('gives the options of every product of exactly that name', async () => {
    expect((await get(`${base}/get-all-colors?name=Red%20jhabla`)).json()).toEqual([
      { productId: 1, productColor: 'Red,Blue', productSize: '0-3 M,3-6 M', productQuantity: 10 },
      { productId: 7, productColor: 'Green', productSize: '6-12 M', productQuantity: 2 },
    ]);
    expect((await get(`${base}/get-all-colors?name=Red`)).json()).toEqual([]);
  });

  it('shows visible categories in staff order with their subcategories', async () => {
    const categories = (await get('/category/all-unhide')).json<{ categoryName: string }[]>();
    expect(categories.map(({ categoryName }) => categoryName)).toEqual([
      'PREEMIE SIZE',
      'Men',
      'Women',
      'Kids',
      'Corporate Gifts',
      'Shapewear',
      'Cotton',
    ]);
    expect(categories[1]).toEqual({
      categoryId: 1,
      categoryName: 'Men',
      categoryImage: '/pictures/category-1',
      subcategoryList: [{ subCategoryId: 2, subCategoryName: 'T-Shirts', subCategoryNameImage: '' }],
    });
  });
});
