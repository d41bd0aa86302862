import { act, screen, waitFor, within } from '@testing-library/react';
import { Footer } from '../../../src/client/features/shell/Footer';
import { ScrollTop } from '../../../src/client/features/shell/ScrollTop';
import { sessionRestored, signedOut } from '../../../src/client/store/events';
import { toastShown } from '../../../src/client/store/toastsSlice';
import { category } from '../../support/data/builders';
import { categoriesAre } from '../../support/answers/handlers';
import { address, renderApp } from '../../support/client/renderApp';
import { renderFeature, renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';
import { write } from '../../support/client/write';

const footer = () => screen.getByRole('contentinfo');
const renderFooter = () => renderFeature(<Footer newsletter={null} />);
const scrollTo = (top: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });

// The whole page: what stands around its screen, each part of which is asked by itself elsewhere.
describe('frame of the page', () => {
  it('lets the keyboard skip to the page without a step in the history', async () => {
    const { user } = await renderApp('/nowhere');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to the page' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
  });

  it('stands around the page, from its header to its footer', async () => {
    await renderApp('/nowhere');
    for (const place of ['banner', 'main', 'contentinfo']) expect(screen.getByRole(place)).toBeVisible();
  });

  it('has what comes over the page: a notice, the way to the top, the dialog of a problem', async () => {
    const { store, user } = await renderApp('/nowhere', { records: true });
    act(() => void store.dispatch(toastShown('success', 'Code Copied')));
    expect(screen.getByText('Code Copied')).toBeVisible();
    scrollTo(301);
    expect(screen.getByRole('button', { name: 'Back to the top' })).toBeVisible();
    scrollTo(0);
    await user.click(within(footer()).getByRole('button', { name: 'Having a problem?' }));
    expect(await screen.findByRole('dialog', { name: 'Having a problem?' })).toBeVisible();
  });
});

describe('notice of what happened', () => {
  it('goes when it is dismissed', async () => {
    const { store, user } = renderFeature(<main />);
    act(() => void store.dispatch(toastShown('success', 'Code Copied')));
    expect(screen.getByText('Code Copied')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Code Copied')).not.toBeInTheDocument();
  });
});

describe('way back to the top', () => {
  it('is offered past 300 px', async () => {
    const goTo = jest.spyOn(window, 'scrollTo');
    const { user } = renderFeature(<ScrollTop />);
    scrollTo(300);
    expect(screen.queryByRole('button', { name: 'Back to the top' })).not.toBeInTheDocument();
    scrollTo(301);
    await user.click(screen.getByRole('button', { name: 'Back to the top' }));
    expect(goTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' });
    scrollTo(0);
    expect(screen.queryByRole('button', { name: 'Back to the top' })).not.toBeInTheDocument();
    goTo.mockRestore();
  });
});

describe('footer', () => {
  it.each([
    ['Sitemap', '/sitemap'],
    ['Track Order', '/order'],
    ['Terms of Use', '/terms-of-use'],
    ['Privacy Policy', '/privacy-policy'],
    ['Return Policy', '/return-policy'],
    ['FAQs', '/faqs'],
    ['Get in Touch', '/contact'],
  ])('leads to %s', (name, href) => {
    renderFooter();
    expect(within(footer()).getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('leads a member from Track Order to the orders of the account, once it is known who this is', () => {
    const { store } = renderFooter();
    const trackOrder = () => within(footer()).getByRole('link', { name: 'Track Order' });
    expect(trackOrder()).toHaveAttribute('href', '/order');
    act(() => void store.dispatch(sessionRestored({ auth: { userId: 'u_1', guestId: null } })));
    expect(trackOrder()).toHaveAttribute('href', '/order-history');
    act(() => void store.dispatch(signedOut()));
    expect(trackOrder()).toHaveAttribute('href', '/order');
  });

  it('tells where the shop is and how to reach it', () => {
    renderFooter();
    expect(within(footer()).getByText(/1 Example Lane/)).toBeVisible();
    expect(within(footer()).getByRole('link', { name: 'hello@jhabla.example' })).toHaveAttribute(
      'href',
      'mailto:hello@jhabla.example',
    );
    expect(within(footer()).getByRole('link', { name: /^\+91/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+91\d+$/),
    );
    expect(within(footer()).getByRole('link', { name: /Find our store/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  });

  it('lists the first five categories', async () => {
    server.use(
      categoriesAre(
        ['A', 'B', 'C', 'D', 'E', 'F'].map((categoryName, index) => category({ categoryId: index + 1, categoryName })),
      ),
    );
    renderFooter();
    const list = within(footer()).getByRole('navigation', { name: 'First categories' });
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(5));
    expect(within(list).getByRole('link', { name: 'E' })).toHaveAttribute('href', '/shop?category=E');
  });

  it('leads to its other places in tabs that cannot reach back', () => {
    renderFooter();
    for (const name of ['Photos', 'Chat', 'Videos']) {
      const link = within(footer()).getByRole('link', { name: `${name} (opens in a new tab)` });
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    expect(within(footer()).getByRole('link', { name: 'Find our store (opens a map in a new tab)' })).toHaveAttribute(
      'target',
      '_blank',
    );
  });

  it.each(['About', 'Account', 'Policy', 'Help'])('has a group called %s', (name) => {
    renderFooter();
    expect(within(footer()).getByRole('heading', { name })).toBeInTheDocument();
  });

  describe('groups of links on a phone', () => {
    const ordinary = window.matchMedia;
    beforeEach(() => {
      window.matchMedia = (query) => ({ ...ordinary(query), matches: query === '(max-width: 500px)' });
    });
    afterEach(() => {
      window.matchMedia = ordinary;
    });
    const tab = (name: string) => within(footer()).getByRole('tab', { name });

    it('shows one group at a time, behind its tab', async () => {
      const { user } = renderFooter();
      expect(tab('About')).toHaveAttribute('aria-selected', 'true');
      await user.click(tab('Help'));
      expect(tab('Help')).toHaveAttribute('aria-selected', 'true');
      expect(tab('About')).toHaveAttribute('aria-selected', 'false');
      const panel = within(footer()).getByRole('tabpanel', { name: 'Help' });
      expect(tab('Help')).toHaveAttribute('aria-controls', panel.id);
      expect(panel).toHaveClass('footer-group-chosen');
    });

    it('is walked with the arrow keys, round and round', async () => {
      const { user } = renderFooter();
      tab('About').focus();
      await user.keyboard('{ArrowRight}');
      expect(tab('Account')).toHaveFocus();
      await user.keyboard('{ArrowLeft}{ArrowLeft}');
      expect(tab('Help')).toHaveFocus();
      expect(tab('Help')).toHaveAttribute('aria-selected', 'true');
      await user.keyboard('{Home}');
      expect(tab('About')).toHaveFocus();
      await user.keyboard('{End}');
      expect(tab('Help')).toHaveFocus();
      expect(tab('About')).toHaveAttribute('tabindex', '-1');
    });
  });
});

describe('A page that is not there', () => {
  it('says so and helps on by search', async () => {
    const { user } = await renderScreen('/nothing/here');
    expect(screen.getByRole('heading', { level: 1, name: 'We looked everywhere' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Page not found – Jhabla & Co.'));
    await write(user, within(screen.getByRole('search', { name: 'Search instead' })).getByRole('searchbox'), 'booties');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/shop?search=booties');
  });

  it('leads to all products and home', async () => {
    await renderScreen('/nothing/here');
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'See all products' })).toHaveAttribute(
      'href',
      '/shop',
    );
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
      'href',
      '/',
    );
  });
});
