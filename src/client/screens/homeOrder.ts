/**
 * What stands on the home page below its hero, from top to bottom (docs/requirements.md section 2, Home page). Where
 * the shop's banner stands is also said by the help of `shop home` (server/cli/homeCommands.ts) and by the API document
 * (server/areas/home/home.routes.ts).
 */
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
