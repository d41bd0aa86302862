/** The first parts of the calls' addresses (docs/contract.md sections 2 to 7 and 11). */
export const callAreas = [
  'admin/api',
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
