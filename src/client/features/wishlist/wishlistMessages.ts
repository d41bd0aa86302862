/** The wishlist's messages (docs/requirements.md section 8). */
export const wishlistMessages = {
  added: 'Product added to wishlist',
  removed: 'Product removed from wishlist',
  cleared: 'Wishlist Cleared',
  failed: 'Something went wrong! Try again later',
  /** Ours, for the undo. */
  restored: 'Your wishlist is back.',
  gone: 'No longer in the shop:',
} as const;
