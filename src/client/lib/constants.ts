/**
 * Every constant of docs/requirements.md section 9 that the storefront alone uses (decision 120). What the server keeps
 * too is in contract/rules/limits.ts.
 */

/** Style sheets and `sizes` write 500 and 501 themselves. */
export const MOBILE_MAX_WIDTH = 500;
export const SCROLL_TOP_THRESHOLD = 300;
/** Milliseconds of a carousel, by one rule (decision 30a): a step takes both. */
export interface CarouselTiming {
  /** The rest between two movements; none: it moves when it is asked to. */
  autoplay?: number;
  /** One movement. */
  speed: number;
}
/** A carousel's own speed, where nothing else is said. */
const OWN_SPEED = 500;
export const carouselTiming = {
  home: { autoplay: 800, speed: 800 },
  categories: { autoplay: 1500, speed: 800 },
  deals: { autoplay: 6000, speed: 1000 },
  topSellers: { speed: 800 },
  reviews: { autoplay: 2500, speed: OWN_SPEED },
  stories: { autoplay: 2500, speed: OWN_SPEED },
  others: { speed: OWN_SPEED },
} as const satisfies Record<string, CarouselTiming>;
/** Milliseconds. */
export const COUNTERS_MS = 1000;
export const TOP_SELLER_COUNT = 5;
/** One-based: the third of five is the middle (decision 31a). */
export const TOP_SELLER_START = 3;
/** Ours: a home page that ends. */
export const HOME_DEALS = 9;
export const HOME_COLOUR_PRODUCTS = 10;
export const VIDEOS_AT_LEAST = 3;
export const COLOUR_SWATCHES = 5;
export const DEFAULT_COLOUR = 'Blue';
export const PRODUCTS_AT_FIRST = 9;
export const GROUP_ITEMS_AT_FIRST = 3;
/**
 * Rupees. The panel's scale where nothing better is known; 0 to 30000 is the untouched range and means no limit
 * (decision 41).
 */
export const PRICE_PANEL = { min: 0, max: 2000 } as const;
export const PRICE_UNBOUNDED = 30_000;
export const CARD_NAME_LENGTH = 10;
export const ZOOM = { min: 1, max: 3, step: 0.1 } as const;
export const FALLBACK_CATEGORY = 'PREEMIE SIZE';
export const BANNER_FALLBACK = '/shop';
export const COTTON_FALLBACK = '/shop?category=Cotton';
/** How far the progress line of an order is drawn; 0 for any other state. orderProgress.css stands its words there. */
export const ORDER_PROGRESS = { ORDERED: 15, SHIPPED: 35, DELIVERED: 65, CANCELED: 100 } as const;
export const BADGE_OVERFLOW = 99;
