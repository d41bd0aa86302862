/** Every screen, and what it says when its calls fail: the table that the tests of a client in trouble walk. */
import { routes } from '../../../src/client/app/router/routes';

export interface TroubledScreen {
  path: string;
  /** It cannot show itself without its calls: it says why, and `Try again` brings this. */
  heals?: string;
  /** Only a member comes there. */
  member?: boolean;
}

export const troubledScreens: readonly TroubledScreen[] = [
  { path: '/' },
  // Before the lists, which bring whole products along.
  { path: '/productdetails/174', heals: 'main article.product h1' },
  { path: '/shop', heals: 'main a[href^="/productdetails/"]' },
  { path: '/shop/jhabla', heals: 'main a[href^="/productdetails/"]' },
  { path: '/cart', heals: 'main .cart-line, main .cart-empty-coupon' },
  { path: '/checkout', heals: 'main .state a[href="/shop"]' },
  { path: '/payment-successful' },
  { path: '/payment-unsuccessful' },
  { path: '/sale-products', heals: 'main .sale article' },
  { path: '/contact' },
  { path: '/grievance' },
  // The header has asked for it before, and what is known stands.
  { path: '/wishlist', member: true },
  { path: '/profile', member: true, heals: 'main form' },
  { path: '/order-history', member: true, heals: 'main .orders' },
  { path: '/order/DEMO-0003', member: true, heals: 'main .order-page-actions' },
  { path: '/order' },
  { path: '/about' },
  ...[
    '/login',
    '/signup',
    '/forgot-password',
    '/reset',
    '/careers',
    '/faqs',
    '/privacy-policy',
    '/return-policy',
    '/sitemap',
    '/terms-of-use',
  ].map((path) => ({ path })),
  { path: '/no-such-page' },
];

/** Routes that the table has forgotten. */
export const forgottenRoutes = (): string[] => {
  const patterns = routes.map(({ path }) => path).filter((path) => path !== '*');
  return patterns.filter(
    (pattern) => !troubledScreens.some(({ path }) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path)),
  );
};
