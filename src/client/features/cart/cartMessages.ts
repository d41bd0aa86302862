/** The cart's messages (docs/requirements.md section 8); the longer ones are ours. */
import { cartNews, SHORT_STOCK } from '../../../contract/rules/cartWords';

export const cartMessages = {
  ...cartNews,
  quantityFailed: 'Error updating quantity!',
  short: SHORT_STOCK,
  left: (pieces: number) => `Only ${pieces} left.`,
  /** Of what was deleted there are fewer by now. */
  broughtBack: (pieces: number) => `Only ${pieces} left now: that is what is back in your cart.`,
  /** Saved for later, and not taken out of the cart. */
  inBoth: (why: string) => `It is on your wishlist now, and still in your cart as well. ${why}`,
} as const;
