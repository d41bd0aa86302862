import { screen, waitFor, within } from '@testing-library/react';
import { category, product } from '../../support/data/builders';
import { colourWaits, facetsAre, pagingShopHas, plainShopHas } from '../../support/answers/catalogue';
import type { ListingLog } from '../../support/answers/catalogue';
import { callFails, callWaits, categoriesAre, productsOfColourAre } from '../../support/answers/handlers';
import { held } from '../../support/lib/held';
import { address, arriveAt } from '../../support/client/renderApp';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';
import { write } from '../../support/client/write';

const subcategory = (subCategoryId: number, subCategoryName: string) => ({
  subCategoryId,
  subCategoryName,
  subCategoryNameImage: '',
});

const many = Array.from({ length: 30 }, (_, index) =>
  product({
    productId: index + 1,
    productName: `Product number ${index + 1}`,
    productCategory: index % 2 ? 'Men' : 'Socks',
    productColor: index % 3 ? 'Blue' : 'Red',
    productRate: 100 + index * 10,
    offered: index % 5 === 0,
  }),
);

beforeEach(() => {
  server.use(
    categoriesAre([
      category({
        categoryId: 1,
        categoryName: 'Men',
        subcategoryList: [subcategory(11, 'Crew socks'), subcategory(12, 'Caps')],
      }),
      category({ categoryId: 2, categoryName: 'Women', subcategoryList: [subcategory(21, 'Shawls')] }),
      category({ categoryId: 3, categoryName: 'Kids' }),
      category({ categoryId: 6, categoryName: 'Socks' }),
    ]),
    ...facetsAre({
      colours: ['Blue', 'Red', 'Green', 'Mustard'],
      sizes: ['0-3M', '3-6M'],
      brands: ['Katli', 'Laddoo', 'Jhabla', 'Sundar'],
    }),
  );
});

const grid = () => screen.getByRole('region', { name: 'Products' });
const cards = () => within(grid()).queryAllByRole('article');
const names = () => cards().map((card) => within(card).getByRole('link').title);
const panel = () => screen.getByRole('complementary', { name: 'Filters' });
const count = (words: string) => screen.findByText(words);

describe.each([
  ['a backend that pages', pagingShopHas],
  ['a backend that sends everything', plainShopHas],
])('the listing with %s', (_, shopHas) => {
  it('shows nine products, and all of them after Load More', async () => {
    server.use(...shopHas(many));
    const { user } = await renderScreen('/shop');
    expect(await screen.findByRole('heading', { level: 1, name: 'All Products' })).toBeVisible();
    expect(await count('30 products')).toBeVisible();
    expect(cards()).toHaveLength(9);
    await user.click(screen.getByRole('button', { name: 'Load More' }));
    await waitFor(() => expect(cards()).toHaveLength(30));
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
    expect(address()).toBe('/shop');
    expect(cards()[9]?.querySelector('a')).toHaveFocus();
  });

  it('filters by everything that is chosen together', async () => {
    server.use(...shopHas(many));
    await renderScreen('/shop?category=men&color=Blue&scheme=offered&minPrice=110&maxPrice=380&sort=name');
    expect(await screen.findByRole('heading', { level: 1, name: 'Men' })).toBeVisible();
    expect(await count('2 products')).toBeVisible();
    expect(names()).toEqual(['Product number 6', 'Product number 26']);
  });
});

describe('The shop page', () => {
  it('keeps what Load More opened when the shopper comes back', async () => {
    server.use(...pagingShopHas(many));
    await renderScreen('/shop', { historyState: { showsAll: true } });
    await waitFor(() => expect(cards()).toHaveLength(30));
  });

  it('asks for a category under its stored name', async () => {
    const log: ListingLog = { asked: [] };
    server.use(...pagingShopHas(many, log));
    await renderScreen('/shop/men');
    expect(await count('15 products')).toBeVisible();
    expect(log.asked).toEqual(['/category?category=Men&page=1&pageSize=9']);
  });

  it('searches for what is typed, trimmed, and does nothing for blank', async () => {
    server.use(...pagingShopHas(many));
    const { user } = await renderScreen('/shop');
    const box = screen.getByRole('searchbox', { name: 'Search products' });
    await user.type(box, '   {Enter}');
    expect(address()).toBe('/shop');
    await user.type(box, ' number 7 {Enter}');
    await arriveAt('/shop?search=number+7');
    expect(await screen.findByText(/^Results for “number 7”, \d+ products?$/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'All Products' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove “number 7”' })).toBeVisible();
    expect(box).toHaveValue('number 7');
  });

  it('writes choices into the address, shows them as chips, and takes each or all back', async () => {
    server.use(...pagingShopHas(many));
    const { user } = await renderScreen('/shop');
    await count('30 products');
    await user.click(within(panel()).getByRole('checkbox', { name: 'Offered Products' }));
    await arriveAt('/shop?scheme=offered');
    await user.click(within(panel()).getByRole('checkbox', { name: 'Lightning Deals' }));
    await arriveAt('/shop?scheme=lightning');
    await user.click(within(panel()).getByRole('button', { name: 'Blue' }));
    await arriveAt('/shop?color=Blue');
    await user.click(within(panel()).getByRole('button', { name: 'Men' }));
    await arriveAt('/shop?category=Men&color=Blue');
    expect(within(panel()).getByRole('button', { name: 'Men' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Remove Men' }));
    await arriveAt('/shop?color=Blue');
    expect(await count('20 products')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await arriveAt('/shop');
    expect(await count('30 products')).toBeVisible();
  });

  it('opens one list of subcategories at a time, by the arrow', async () => {
    server.use(...pagingShopHas(many));
    const { user } = await renderScreen('/shop');
    await user.click(await within(panel()).findByRole('button', { name: 'Subcategories of Men' }));
    expect(within(panel()).getByRole('button', { name: 'Caps' })).toBeVisible();
    expect(address()).toBe('/shop');
    await user.click(within(panel()).getByRole('button', { name: 'Subcategories of Women' }));
    expect(within(panel()).queryByRole('button', { name: 'Caps' })).toBeNull();
    await user.click(within(panel()).getByRole('button', { name: 'Shawls' }));
    await arriveAt('/shop?category=Women&subcategory=Shawls');
  });

  it('offers no colour that is none: numbers and counts of pieces', async () => {
    server.use(...pagingShopHas(many), ...facetsAre({ colours: ['1 Pieces', '2', 'Off-White', 'Pack of 3', 'Red 2'] }));
    await renderScreen('/shop');
    expect(await within(panel()).findByRole('button', { name: 'Red 2' })).toBeVisible();
    expect(within(panel()).getByRole('button', { name: 'Off-White' })).toBeVisible();
    for (const name of ['1 Pieces', '2', 'Pack of 3']) {
      expect(within(panel()).queryByRole('button', { name })).toBeNull();
    }
  });

  it.each([
    ['Categories', 'Socks'],
    ['Colors', 'Mustard'],
    ['Brands', 'Sundar'],
  ])('shows three %s, and the rest after Show More', async (title, fourth) => {
    server.use(...pagingShopHas(many));
    const { user } = await renderScreen('/shop');
    const more = await within(panel()).findByRole('button', { name: `Show More of ${title}` });
    expect(within(panel()).queryByRole('button', { name: fourth })).toBeNull();
    await user.click(more);
    expect(within(panel()).getByRole('button', { name: fourth })).toBeVisible();
    await user.click(within(panel()).getByRole('button', { name: `Show Less of ${title}` }));
    expect(within(panel()).queryByRole('button', { name: fourth })).toBeNull();
  });

  it('applies a price range only after Apply, and ties a fault to its field', async () => {
    server.use(...pagingShopHas(many));
    const { user } = await renderScreen('/shop');
    const low = within(panel()).getByLabelText(/Lowest price/);
    await write(user, low, '500');
    await write(user, within(panel()).getByLabelText(/Highest price/), '150');
    expect(address()).toBe('/shop');
    await user.click(within(panel()).getByRole('button', { name: 'Apply' }));
    expect(low).toHaveFocus();
    expect(low).toHaveAccessibleDescription('The lowest price must not be above the highest.');
    await user.clear(low);
    await user.click(within(panel()).getByRole('button', { name: 'Apply' }));
    await arriveAt('/shop?maxPrice=150');
    expect(await count('6 products')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove Up to ₹150' })).toBeVisible();
  });

  it('opens the filters over the page on a small screen, closes them on Escape and when one is picked', async () => {
    server.use(...pagingShopHas(many));
    const { user } = await renderScreen('/shop');
    await count('30 products');
    const [opener] = screen.getAllByRole('button', { name: 'Filter by' });
    if (!opener) throw new Error('No Filter by');
    await user.click(opener);
    within(screen.getByRole('dialog', { name: 'Filters' }))
      .getByRole('button', { name: 'Close' })
      .focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();
    await user.click(opener);
    await user.click(
      await within(screen.getByRole('dialog', { name: 'Filters' })).findByRole('checkbox', { name: 'In Stock' }),
    );
    await arriveAt('/shop?stock=inStock');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the old list, dimmed, until the new one is there, and the last choice wins', async () => {
    const blue = held<undefined>();
    const thing = (colour: string) => product({ productId: 77, productName: `${colour} thing`, productColor: colour });
    server.use(
      // The first answer comes last.
      colourWaits('Blue', blue.promise),
      productsOfColourAre({ Blue: [thing('Blue')], Red: [thing('Red')] }),
      ...pagingShopHas(many),
    );
    const { user } = await renderScreen('/shop');
    await count('30 products');
    await user.click(within(panel()).getByRole('button', { name: 'Blue' }));
    expect(within(grid()).getByTitle('Product number 1')).toBeInTheDocument();
    await user.click(within(panel()).getByRole('button', { name: 'Red' }));
    expect(await within(grid()).findByTitle('Red thing')).toBeInTheDocument();
    blue.release(undefined);
    await waitFor(() => expect(screen.queryByTitle('Blue thing')).toBeNull());
    expect(within(grid()).getByTitle('Red thing')).toBeInTheDocument();
  });

  it('says that nothing was found and offers a way on', async () => {
    server.use(...pagingShopHas([]));
    const { user } = await renderScreen('/shop?color=Green');
    expect(await screen.findByText('No products found')).toBeVisible();
    expect(
      within(screen.getByRole('navigation', { name: 'Popular categories' })).getByRole('link', { name: 'Men' }),
    ).toHaveAttribute('href', '/shop?category=Men');
    await user.click(screen.getByRole('link', { name: 'Clear filters' }));
    expect(address()).toBe('/shop');
  });

  it('shows an empty list when the call fails, and tries again', async () => {
    server.use(callFails('/api/customProducts/all'));
    const { user } = await renderScreen('/shop');
    expect(await screen.findByText('No products found')).toBeVisible();
    server.use(...pagingShopHas(many));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await count('30 products')).toBeVisible();
  });

  it('says Loading... until the list is there', async () => {
    server.use(callWaits('/api/customProducts/all'));
    await renderScreen('/shop');
    expect(screen.getByText('Loading...')).toBeVisible();
  });
});
