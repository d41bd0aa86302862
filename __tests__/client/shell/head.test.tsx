import { screen, waitFor } from '@testing-library/react';
import { category, product } from '../../support/data/builders';
import { facetsAre, pagingShopHas } from '../../support/answers/catalogue';
import { categoriesAre } from '../../support/answers/handlers';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';

const canonical = () => document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]');
const shared = () => canonical()[0]?.getAttribute('href');

beforeEach(() => {
  server.use(
    categoriesAre([category({ categoryId: 1, categoryName: 'Men' })]),
    ...facetsAre({ colours: ['Blue'] }),
    ...pagingShopHas([product({ productCategory: 'Men' })]),
  );
});
afterEach(() => canonical().forEach((link) => link.remove()));

describe('link of a shared page', () => {
  it('shares the page that is shown, not the one that the visit began with', async () => {
    const { user } = await renderScreen('/nothing/here');
    await user.click(screen.getByRole('link', { name: 'See all products' }));
    await screen.findByRole('heading', { level: 1, name: 'All Products' });
    await waitFor(() => expect(document.title).toBe('All Products – Jhabla & Co.'));
    await waitFor(() => expect(shared()).toBe('/shop'));
    expect(canonical()).toHaveLength(1);
  });

  it('shares a filtered listing as its category', async () => {
    await renderScreen('/shop?category=men&color=Blue');
    await waitFor(() => expect(shared()).toBe('/shop?category=Men'));
  });

  it('leaves the whole address that the server wrote for this very page', async () => {
    document.head.insertAdjacentHTML('beforeend', '<link rel="canonical" href="https://shop.example/shop">');
    await renderScreen('/shop');
    await screen.findByRole('heading', { level: 1, name: 'All Products' });
    expect(shared()).toBe('https://shop.example/shop');
  });
});
