import { isSafeLink } from '../../contract/rules/addresses';
import { trimEnd } from './text';

/** Only what is chosen. */
const choiceQuery = (color: string | null, size: string | null): string => {
  const query = new URLSearchParams({ ...(color && { color }), ...(size && { size }) }).toString();
  return query === '' ? '' : `?${query}`;
};

/** Every address of the shop (docs/requirements.md section 2, route table). */
export const paths = {
  home: '/',
  shop: '/shop',
  search: (term: string) => `/shop?search=${encodeURIComponent(term)}`,
  category: (name: string) => `/shop?category=${encodeURIComponent(name)}`,
  product: (productId: number) => `/productdetails/${productId}`,
  productChoice: (productId: number, color: string | null, size: string | null) =>
    `/productdetails/${productId}${choiceQuery(color, size)}`,
  about: '/about',
  contact: '/contact',
  grievance: '/grievance',
  cart: '/cart',
  checkout: '/checkout',
  paymentSuccessful: '/payment-successful',
  paymentUnsuccessful: '/payment-unsuccessful',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  reset: '/reset',
  wishlist: '/wishlist',
  profile: '/profile',
  orderHistory: '/order-history',
  order: '/order',
  saleProducts: '/sale-products',
  privacyPolicy: '/privacy-policy',
  returnPolicy: '/return-policy',
  termsOfUse: '/terms-of-use',
  faqs: '/faqs',
  sitemap: '/sitemap',
  careers: '/careers',
} as const;

const plain = (pathname: string): string => trimEnd(pathname.toLowerCase(), /\//) || '/';

/** Where an account is entered, made or its password set again: no place to come back to after a login. */
const access: readonly string[] = [paths.login, paths.signup, paths.forgotPassword, paths.reset];
export const isAccessPage = (pathname: string): boolean => access.includes(plain(pathname));

/** A member's own pages, which a visitor sees only after the login (decision 18). */
const membersOnly: readonly string[] = [paths.wishlist, paths.profile, paths.orderHistory];
export const isMembersOnly = (pathname: string): boolean => membersOnly.includes(plain(pathname));

/** Who is logged in has nothing to do there (decision 18). */
const visitorsOnly: readonly string[] = [paths.login, paths.signup];
export const isVisitorsOnly = (pathname: string): boolean => visitorsOnly.includes(plain(pathname));

/** The pages that a visitor walks through to log in; what was begun before waits there (decision 19). */
const wayIn: readonly string[] = [...access, paths.termsOfUse, paths.privacyPolicy, paths.contact];
export const isOnWayIn = (pathname: string): boolean => wayIn.includes(pathname);

/**
 * Where a banner may lead. Staff type it (decision 33).
 * @param fallback taken when there is no address, or none that is safe.
 */
export function safeRedirect(address: string | undefined, fallback: string): string {
  const text = (address ?? '').trim();
  return isSafeLink(text) ? text : fallback;
}

export const isInternal = (address: string): boolean => address.startsWith('/');
