/**
 * What stands on the home page below its hero, from top to bottom (docs/requirements.md section 2, Home page). Where
 * the shop's banner stands is also said by the help of `shop home` (server/cli/homeCommands.ts) and by the API document
 * (server/areas/home/home.routes.ts).
 */
const homeOrder = [
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

/** So many stand in a first document as they are; the others follow a moment later (ui/FarContent). */
const NEAR = 3;
export const nearParts: readonly HomePart[] = homeOrder.slice(0, NEAR);
export const farParts: readonly HomePart[] = homeOrder.slice(NEAR);
