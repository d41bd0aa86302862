/** What became of a wish (docs/requirements.md section 8). No schema here: the browser imports these values. */
export const wishlistNews = {
  added: 'Product added to wishlist',
  removed: 'Product removed from wishlist',
  cleared: 'Wishlist Cleared',
} as const;
