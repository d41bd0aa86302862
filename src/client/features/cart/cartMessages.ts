/** The cart's messages (docs/requirements.md section 8); the longer ones are ours. */
export const cartMessages = {
  added: 'Product added to cart',
  removed: 'Product removed from cart',
  quantityFailed: 'Error updating quantity!',
  short: 'Currently, Few products are Out of Stock!',
  left: (pieces: number) => `Only ${pieces} left.`,
  /** Of what was deleted there are fewer by now. */
  broughtBack: (pieces: number) => `Only ${pieces} left now: that is what is back in your cart.`,
  /** Saved for later, and not taken out of the cart. */
  inBoth: (why: string) => `It is on your wishlist now, and still in your cart as well. ${why}`,
} as const;
