/** The wishlist's messages (SPEC.md section 8). */
export const wishlistMessages = {
  added: 'Product added to wishlist',
  removed: 'Product removed from wishlist',
  failed: 'Something went wrong! Try again later',
} as const;
