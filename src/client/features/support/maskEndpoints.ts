/**
 * What each call's argument and answer are to a shopper. Whatever is not named here is private, so that a new call is
 * masked from its first day. Keys inside are maskKinds' business; here stands what has no key of its own.
 */
import type { Kind } from './maskKinds';

/** The catalogue, the home page and the coupons: the same for everyone. */
const everyones: ReadonlySet<string> = new Set([
  'getCategories',
  'getCoupons',
  'getMainCoupon',
  'getCouponByName',
  'getHeaderMenu',
  'getCarouselImages',
  'getFlashHeaders',
  'getHomeCouponTexts',
  'getOnTrendPicks',
  'getVideos',
  'getSockTypes',
  'getBanner',
  'getShapewearBanner',
  'getSeasonBanner',
  'getBambooBanner',
  'getShopWords',
  'getAboutWords',
  'getListing',
  'getListingNames',
  'getSpellings',
  'getAllColours',
  'getAllBrands',
  'getAllSizes',
  'getProduct',
  'getProductOptions',
  'getDealsOfTheDay',
  'getSaleProducts',
  'getTopSellers',
  'getPopularColours',
  'getProductsByColour',
]);

/**
 * A bare value; several in their order; `said`: a sentence of the server's; `plain`: a word of the shop's own; `code`:
 * typed into the coupon's field, and a shopper's own where it is no coupon that the shop has told of.
 */
export type Bare = Kind | 'said' | 'plain' | 'code' | readonly Kind[];

interface Call {
  arg?: Bare;
  answer?: Bare;
  /** `message` in its answer is the server's sentence and not a shopper's words; or only what is under this name. */
  says?: true | 'answer';
  /** Its answer is a table by ids. */
  keys?: Kind;
}

const calls: Readonly<Record<string, Call>> = {
  getSpellings: { arg: 'search' },
  getCouponByName: { arg: 'code' },
  // A review is its writer's; what staff answer is the shop's.
  getReviews: { says: 'answer' },
  getCart: { arg: 'owner' },
  getCartCount: { arg: 'owner' },
  addProduct: { says: true },
  removeProduct: { says: true },
  updateQuantity: { says: true },
  createGuest: { answer: 'guest' },
  logIn: { says: true },
  logOut: { says: true },
  signUp: { says: true },
  joinNewsletter: { answer: 'said' },
  sendMessage: { says: true },
  getUser: { arg: 'user' },
  getMemberSessions: { arg: 'user' },
  logOutEverywhere: { arg: 'user' },
  getAddresses: { arg: 'user' },
  getNamePhone: { arg: 'user', answer: ['name', 'mobile'] },
  getWishlist: { arg: 'user' },
  addToWishlist: { says: true },
  removeFromWishlist: { says: true },
  clearWishlist: { arg: 'user', says: true },
  getOrderSummary: { arg: 'user' },
  cancelOrder: { arg: 'line' },
  getOrderPage: { arg: 'order' },
  cancelOrderByPage: { arg: 'order' },
  askOrderLink: { says: true },
  getReturnStatuses: { arg: 'line', keys: 'line', answer: 'plain' },
  startReturn: { answer: 'plain' },
};

const unknown: Call = {};

export const isEveryones = (endpoint: string): boolean => everyones.has(endpoint);
export const callOf = (endpoint: string): Call =>
  (Object.hasOwn(calls, endpoint) ? calls[endpoint] : undefined) ?? unknown;

export const endpointNames: readonly string[] = [...everyones, ...Object.keys(calls)];
