/** Every route of the shop (docs/requirements.md section 2) and the chunk its screen lives in. */
import { matchPath } from 'react-router-dom';
import { choiceNames, filterNames, type QueryName } from '../../lib/urlQuery';
import type { RouteState, Screen } from '../../screens/screen';

export interface Route {
  path: string;
  /** The chunk's name in the build's manifest. */
  chunk: string;
  load: () => Promise<{ screen: Screen }>;
  /** The query parameters that the screen reads, in the order in which they are written. */
  reads?: readonly QueryName[];
}

const home: Route = {
  path: '/',
  chunk: 'screen-home',
  load: () => import(/* webpackChunkName: "screen-home" */ '../../screens/HomeScreen'),
};
const shop = {
  chunk: 'screen-shop',
  reads: filterNames,
  load: () => import(/* webpackChunkName: "screen-shop" */ '../../screens/ShopScreen'),
};
const product: Route = {
  path: '/productdetails/:productId',
  chunk: 'screen-product',
  reads: choiceNames,
  load: () => import(/* webpackChunkName: "screen-product" */ '../../screens/ProductScreen'),
};
const cart: Route = {
  path: '/cart',
  chunk: 'screen-cart',
  load: () => import(/* webpackChunkName: "screen-cart" */ '../../screens/CartScreen'),
};
const checkout: Route = {
  path: '/checkout',
  chunk: 'screen-checkout',
  load: () => import(/* webpackChunkName: "screen-checkout" */ '../../screens/CheckoutScreen'),
};
const successful: Route = {
  path: '/payment-successful',
  chunk: 'screen-payment',
  load: () => import(/* webpackChunkName: "screen-payment" */ '../../screens/PaymentSuccessfulScreen'),
};
const unsuccessful: Route = {
  path: '/payment-unsuccessful',
  chunk: 'screen-payment-failed',
  load: () => import(/* webpackChunkName: "screen-payment-failed" */ '../../screens/PaymentUnsuccessfulScreen'),
};
const saleProducts: Route = {
  path: '/sale-products',
  chunk: 'screen-sale',
  load: () => import(/* webpackChunkName: "screen-sale" */ '../../screens/SaleProductsScreen'),
};
const contact = {
  chunk: 'screen-contact',
  load: () => import(/* webpackChunkName: "screen-contact" */ '../../screens/ContactScreen'),
};
const wishlist: Route = {
  path: '/wishlist',
  chunk: 'screen-wishlist',
  load: () => import(/* webpackChunkName: "screen-wishlist" */ '../../screens/WishlistScreen'),
};
const profile: Route = {
  path: '/profile',
  chunk: 'screen-profile',
  load: () => import(/* webpackChunkName: "screen-profile" */ '../../screens/ProfileScreen'),
};
const orderHistory: Route = {
  path: '/order-history',
  chunk: 'screen-orders',
  load: () => import(/* webpackChunkName: "screen-orders" */ '../../screens/OrderHistoryScreen'),
};
const order: Route = {
  path: '/order/:orderNo?',
  chunk: 'screen-order',
  load: () => import(/* webpackChunkName: "screen-order" */ '../../screens/OrderScreen'),
};
const about: Route = {
  path: '/about',
  chunk: 'screen-about',
  load: () => import(/* webpackChunkName: "screen-about" */ '../../screens/AboutScreen'),
};

/** One form leads to the next, and they share most of what they need. */
const accessPages: readonly Route[] = [
  {
    path: '/login',
    chunk: 'screen-access',
    load: () => import(/* webpackChunkName: "screen-access" */ '../../screens/LoginScreen'),
  },
  {
    path: '/signup',
    chunk: 'screen-access',
    load: () => import(/* webpackChunkName: "screen-access" */ '../../screens/SignupScreen'),
  },
  {
    path: '/forgot-password',
    chunk: 'screen-access',
    load: () => import(/* webpackChunkName: "screen-access" */ '../../screens/ForgotPasswordScreen'),
  },
  {
    path: '/reset',
    chunk: 'screen-access',
    load: () => import(/* webpackChunkName: "screen-access" */ '../../screens/ResetScreen'),
  },
];

/** Pages of words are short enough to travel together: who reads one of them often reads the next. */
const pagesOfWords: readonly Route[] = [
  {
    path: '/careers',
    chunk: 'screen-words',
    load: () => import(/* webpackChunkName: "screen-words" */ '../../screens/CareersScreen'),
  },
  {
    path: '/faqs',
    chunk: 'screen-words',
    load: () => import(/* webpackChunkName: "screen-words" */ '../../screens/FaqsScreen'),
  },
  {
    path: '/privacy-policy',
    chunk: 'screen-words',
    load: () => import(/* webpackChunkName: "screen-words" */ '../../screens/PrivacyPolicyScreen'),
  },
  {
    path: '/return-policy',
    chunk: 'screen-words',
    load: () => import(/* webpackChunkName: "screen-words" */ '../../screens/ReturnPolicyScreen'),
  },
  {
    path: '/sitemap',
    chunk: 'screen-words',
    load: () => import(/* webpackChunkName: "screen-words" */ '../../screens/SitemapScreen'),
  },
  {
    path: '/terms-of-use',
    chunk: 'screen-words',
    load: () => import(/* webpackChunkName: "screen-words" */ '../../screens/TermsOfUseScreen'),
  },
];

/**
 * While the shop is worked on (npm run dev), and never in what is served: the build leaves out what it cannot reach.
 */
const gallery: Route[] =
  process.env.NODE_ENV === 'development'
    ? [
        {
          path: '/gallery',
          chunk: 'screen-gallery',
          load: () => import(/* webpackChunkName: "screen-gallery" */ '../../screens/GalleryScreen'),
        },
      ]
    : [];

/** The last one takes whatever no other does. */
const notFound: Route = {
  path: '*',
  chunk: 'screen-not-found',
  load: () => import(/* webpackChunkName: "screen-not-found" */ '../../screens/NotFoundScreen'),
};

export const routes: readonly Route[] = [
  home,
  { ...shop, path: '/shop' },
  { ...shop, path: '/shop/:searchName' },
  product,
  cart,
  checkout,
  successful,
  unsuccessful,
  saleProducts,
  { ...contact, path: '/contact' },
  { ...contact, path: '/grievance' },
  wishlist,
  profile,
  orderHistory,
  order,
  about,
  ...accessPages,
  ...pagesOfWords,
  ...gallery,
  notFound,
];

type Match = Pick<RouteState, 'params'> & { route: Route };

function matchRoute(pathname: string): Match {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, params: match.params };
  }
  return { route: notFound, params: {} };
}

/** Each step asks for its address several times, and each time every pattern would be made into an expression anew. */
const latest = { pathname: '/', match: { route: home, params: {} } as Match };

/** The route of an address, and what it carries. */
export function findRoute({ pathname, search }: { pathname: string; search: string }): {
  route: Route;
  state: RouteState;
} {
  if (latest.pathname !== pathname) Object.assign(latest, { pathname, match: matchRoute(pathname) });
  const { route, params } = latest.match;
  return { route, state: { params, pathname, search } };
}

/** Which screens are prefetched from which (app/prefetch/prefetchScreens). */
const nextChunks: Readonly<Record<string, readonly Route[]>> = {
  [home.chunk]: [{ ...shop, path: '/shop' }, product],
  [shop.chunk]: [product],
  [product.chunk]: [cart, checkout],
  [cart.chunk]: [checkout],
  [checkout.chunk]: [successful, unsuccessful],
};

/** Where shoppers usually go from here. */
export const nextRoutes = ({ chunk }: Route): readonly Route[] => nextChunks[chunk] ?? [];
