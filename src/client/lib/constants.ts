/** Every constant of SPEC.md section 9 that the storefront uses, in one place (DECISIONS.md T120). */

export const MAX_ADDRESSES = 3;
export const PIN_DIGITS = 6;
export const MOBILE_DIGITS = 10;
export const NEWSLETTER_MIN_DIGITS = 10;
export const PASSWORD_MIN = 7;
export const QUANTITY_MIN = 1;
export const MOBILE_MAX_WIDTH = 500;
export const SCROLL_TOP_THRESHOLD = 300;
/** Milliseconds. */
export const timing = {
  homeCarouselInterval: 800,
  categoryAutoplay: 1500,
  categorySpeed: 800,
  dealAutoplay: 6000,
  dealSpeed: 1000,
  topSellerSpeed: 800,
  reviewAutoplay: 2500,
  storiesAutoplay: 2500,
  counters: 1000,
} as const;
export const TOP_SELLER_COUNT = 5;
/** One-based: the third of five is the middle (DECISIONS.md T31). */
export const TOP_SELLER_START = 3;
/** Ours: a home page that ends. */
export const HOME_DEALS = 9;
export const HOME_COLOUR_PRODUCTS = 10;
export const VIDEOS_AT_LEAST = 3;
/** 'Our Growing Community', for the retailer to change: a figure counts up from 0, its unit stands behind it (DECISIONS.md T40). */
export const communityFigures = [
  { name: 'Units', figure: 19, unit: ' Lakh+' },
  { name: 'Customers', figure: 8, unit: ' Lakh+' },
  { name: 'Pincodes', figure: 1330, unit: '+' },
  { name: 'Cities', figure: 3200, unit: '+' },
] as const;
export const COLOUR_SWATCHES = 5;
export const DEFAULT_COLOUR = 'Blue';
export const PRODUCTS_AT_FIRST = 9;
export const GROUP_ITEMS_AT_FIRST = 3;
/** Ours: of a search that found nothing, as many near ones. */
export const SPELLINGS = 3;
/** Rupees. The panel's scale where nothing better is known; 0 to 30000 is the untouched range and means no limit (DECISIONS.md T41). */
export const PRICE_PANEL = { min: 0, max: 2000 } as const;
export const PRICE_UNBOUNDED = 30_000;
export const CARD_NAME_LENGTH = 10;
export const CART_PAGE_SIZE = 10_000;
export const ZOOM = { min: 1, max: 3, step: 0.1 } as const;
export const PAYMENT_METHOD = 'onlinePayment';
export const COUNTRY = 'India';
export const FALLBACK_CATEGORY = 'PREEMIE SIZE';
export const BANNER_FALLBACK = '/shop';
export const COTTON_FALLBACK = '/shop?category=Cotton';
export const FIRST_CATEGORIES = 5;
/** From delivery. */
export const RETURN_DAYS = 10;
/** How far the progress line of an order is drawn; 0 for any other state. */
export const ORDER_PROGRESS = { ORDERED: 15, SHIPPED: 35, DELIVERED: 65, CANCELED: 100 } as const;
export const BADGE_OVERFLOW = 99;
export const DEFAULT_COUPON = 'FIRST';

/** From here on down a product says how many are left. */
export const FEW_LEFT = 5;
