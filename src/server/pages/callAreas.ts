/** The first parts of the calls' addresses (docs/contract.md sections 2 to 7). */
export const callAreas = [
  'api',
  'category',
  'customerMessage',
  'flash-header',
  'homepage',
  'orders',
  'product-ratings',
  'products',
  'usercart',
  'users',
  'wishlist',
] as const;
