/** What stands on the home page below its hero, from top to bottom (docs/requirements.md section 2, Home page). */
export const homeOrder = [
  'categories',
  'shopBanner',
  'coupons',
  'videos',
  'deals',
  'shapewearBanner',
  'stitchBeforeColours',
  'colours',
  'seasonBanner',
  'trends',
  'bambooBanner',
  'community',
  'sockTypes',
  'stitchBeforeTopSellers',
  'topSellers',
] as const;

export type HomePart = (typeof homeOrder)[number];
