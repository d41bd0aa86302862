/** The price slider, the filter groups' order, the panel's behaviour, and what a search may have meant. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { category, product } from '../../support/data/builders';
import { facetsAre, pagingShopHas, plainShopHas, spellingsAre } from '../../support/answers/catalogue';
import { callFails, categoriesAre } from '../../support/answers/handlers';
import { address, arriveAt } from '../../support/client/renderApp';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';

const some = Array.from({ length: 21 }, (_, index) =>
  product({ productId: index + 1, productName: `Bib ${index + 1}`, productRate: 100 + index * 100 }),
);

beforeEach(() => {
  server.use(
    categoriesAre([category()]),
    ...facetsAre({ colours: ['Blue'], sizes: ['0-3M'], brands: ['Katli'] }),
    ...pagingShopHas(some),
  );
});

const panel = () => screen.getByRole('complementary', { name: 'Filters' });
const slider = (name: string, place = panel()) => within(place).getByRole('slider', { name });
const field = (name: string, place = panel()) => within(place).getByRole('textbox', { name });
const move = (thumb: HTMLElement, position: number) => fireEvent.change(thumb, { target: { value: String(position) } });
const opener = async (index: number) => {
  const button = (await screen.findAllByRole('button', { name: 'Filter by' }))[index];
  if (!button) throw new Error('No Filter by');
  return button;
};

describe('price slider of a listing', () => {
  it.each([
    ['pages', pagingShopHas],
    ['sends everything', plainShopHas],
  ])('ends where the prices of the results end, on a backend that %s', async (_, shopHas) => {
    server.use(...shopHas(some));
    await renderScreen('/shop?maxPrice=1100');
    await screen.findByText('11 products');
    expect(slider('Price from')).toHaveAttribute('aria-valuetext', '₹100');
    expect(slider('Price up to')).toHaveAttribute('aria-valuetext', '₹1,100');
    expect(slider('Price up to')).toHaveValue('50');
    expect(within(panel()).getByText('₹2,100 and above')).toBeInTheDocument();
  });

  it('writes into the fields, and filters only after Apply', async () => {
    const { user } = await renderScreen('/shop');
    await screen.findByText('21 products');
    expect(slider('Price up to')).toHaveAttribute('aria-valuetext', '₹2,100 and above');
    move(slider('Price from'), 25);
    move(slider('Price up to'), 50);
    expect(field('Lowest price')).toHaveValue('600');
    expect(field('Highest price')).toHaveValue('1100');
    expect(address()).toBe('/shop');
    await user.click(within(panel()).getByRole('button', { name: 'Apply' }));
    await arriveAt('/shop?minPrice=600&maxPrice=1100');
    expect(await screen.findByText('6 products')).toBeVisible();
    move(slider('Price from'), 0);
    move(slider('Price up to'), 100);
    await user.click(within(panel()).getByRole('button', { name: 'Apply' }));
    await arriveAt('/shop');
  });

  it('follows what is typed, and never lets a thumb pass the other', async () => {
    const { user } = await renderScreen('/shop');
    await screen.findByText('21 products');
    await user.type(field('Highest price'), '1100');
    expect(slider('Price up to')).toHaveValue('50');
    move(slider('Price from'), 90);
    expect(field('Lowest price')).toHaveValue('1100');
  });

  it('has the requirements’ ends while there is nothing to tell better ones', async () => {
    server.use(...pagingShopHas([]));
    const { user } = await renderScreen('/shop');
    await screen.findByText('0 products');
    expect(slider('Price from')).toHaveAttribute('aria-valuetext', '₹0');
    expect(slider('Price up to')).toHaveAttribute('aria-valuetext', '₹2,000 and above');
    expect(slider('Price up to')).toHaveAttribute('max', '100');
    await user.click(await opener(1));
    const upTo = screen
      .getAllByRole('slider', { name: 'Price up to' })
      .map((thumb) => thumb.getAttribute('aria-valuetext'));
    expect(upTo).toContain('₹30,000 and above');
    // Untouched, it means no limit, whatever its scale.
    await user.click(within(panel()).getByRole('button', { name: 'Apply' }));
    await arriveAt('/shop');
  });
});

describe('filters of a listing', () => {
  it('stand in the requirements’ order', async () => {
    const { user } = await renderScreen('/shop');
    await screen.findByText('21 products');
    const titles = (place: HTMLElement) =>
      [...place.querySelectorAll('h3, legend')].map(({ textContent }) => textContent);
    expect(titles(panel())).toEqual(['Shop By Categories', 'Sizes', 'Colors', 'Brands', 'Offers', 'Price']);
    await user.click(await opener(0));
    const dialog = screen.getByRole('dialog', { name: 'Filters' });
    await within(dialog).findByText('Brands');
    expect(titles(dialog)).toEqual([
      'Shop By Categories',
      'Sizes',
      'Colors',
      'Brands',
      'Offers',
      'Stock Status',
      'Sort',
      'Price',
    ]);
    for (const name of ['Offered Products', 'Lightning Deals', 'In Stock', 'Out of Stock', 'Alphabetical (A–Z)']) {
      expect(within(dialog).getByRole('checkbox', { name })).toBeInTheDocument();
    }
  });

  it('stay open over a small screen while the slider moves, and give the focus back when an option is picked', async () => {
    const { user } = await renderScreen('/shop');
    await screen.findByText('21 products');
    const button = await opener(0);
    await user.click(button);
    const dialog = screen.getByRole('dialog', { name: 'Filters' });
    await within(dialog).findByText('Brands');
    move(slider('Price from', dialog), 50);
    expect(dialog).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Blue' }));
    await arriveAt('/shop?color=Blue');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
  });
});

describe('a search that finds nothing', () => {
  const spellings = () => screen.queryByRole('list', { name: 'Did you mean …' });

  it('offers near spellings beside the popular categories', async () => {
    server.use(spellingsAre({ bibb: ['bib', 'bibs & caps'] }));
    const { user } = await renderScreen('/shop?search=bibb%20zz');
    await screen.findByText('No products found');
    expect(spellings()).toBeNull();
    await user.clear(screen.getByRole('searchbox', { name: 'Search products' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'bibb{Enter}');
    const list = await screen.findByRole('list', { name: 'Did you mean …' });
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/shop?search=bib', '/shop?search=bibs%20%26%20caps']);
    expect(screen.getByRole('navigation', { name: 'Popular categories' })).toBeVisible();
    await user.click(within(list).getByRole('link', { name: 'bib' }));
    expect(await screen.findByText('Results for “bib”, 21 products')).toBeVisible();
  });

  it('says that fewer filters show more when it is the filters that leave nothing', async () => {
    server.use(spellingsAre({ bib: ['bibs'] }));
    await renderScreen('/shop?search=bib&color=Green');
    expect(await screen.findByText('Fewer filters show more. Take one off, or look at everything.')).toBeVisible();
    expect(spellings()).toBeNull();
    expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/shop?search=bib');
  });

  it('says nothing of spellings where the backend knows none', async () => {
    server.use(callFails('/api/customProducts/spellings', { code: 'NOT_FOUND', message: 'No such call.' }));
    const { store } = await renderScreen('/shop?search=qqq');
    expect(await screen.findByText('Try another word, or one of these.')).toBeVisible();
    await waitFor(() =>
      expect(
        Object.entries(store.getState().api.queries).find(([key]) => key.startsWith('getSpellings'))?.[1]?.status,
      ).toBe('fulfilled'),
    );
    expect(spellings()).toBeNull();
  });
});
