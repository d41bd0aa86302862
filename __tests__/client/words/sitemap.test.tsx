import { waitFor, within } from '@testing-library/react';
import { category } from '../../support/data/builders';
import { callFails, categoriesAre } from '../../support/answers/handlers';
import { main } from '../../support/client/main';
import { renderScreen } from '../../support/client/renderFeature';
import { member } from '../../support/answers/member';
import { server } from '../../support/answers/server';

const hrefsOf = (group: string) => {
  const section = main().getByRole('heading', { level: 2, name: group }).parentElement as HTMLElement;
  return within(section)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
};

describe('The sitemap', () => {
  it.each([
    ['Customer Service', ['/contact', '/faqs', '/order', '/return-policy']],
    ['Company', ['/about', '/careers', '/privacy-policy', '/terms-of-use']],
    ['My Account', ['/login', '/signup', '/order-history', '/wishlist']],
  ])('lists %s', async (group, hrefs) => {
    await renderScreen('/sitemap');
    expect(hrefsOf(group)).toEqual(hrefs);
  });

  it('leads a member from Track Order to the orders of the account', async () => {
    await renderScreen('/sitemap', { state: member() });
    expect(hrefsOf('Customer Service')).toContain('/order-history');
  });

  it('lists the first five categories by their lower-case names', async () => {
    server.use(
      categoriesAre(
        ['Men', 'Women', 'Kids', 'Corporate Gifts', 'Shapewear', 'Cotton'].map((categoryName, index) =>
          category({ categoryId: index + 1, categoryName }),
        ),
      ),
    );
    await renderScreen('/sitemap');
    await main().findByRole('heading', { level: 2, name: 'Products' });
    expect(hrefsOf('Products')).toEqual(
      ['men', 'women', 'kids', 'corporate%20gifts', 'shapewear'].map((name) => `/shop?category=${name}`),
    );
    expect(main().getByRole('link', { name: 'Corporate Gifts' })).toBeVisible();
  });

  it('leaves the products out when the categories do not come', async () => {
    server.use(callFails('/category/all-unhide'));
    const { container } = await renderScreen('/sitemap');
    await waitFor(() => expect(container.querySelector('.sitemap-skeleton')).toBeNull());
    expect(main().queryByRole('heading', { name: 'Products' })).not.toBeInTheDocument();
    expect(main().getByRole('heading', { name: 'Company' })).toBeVisible();
  });
});
