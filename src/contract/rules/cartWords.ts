/**
 * What became of a change of the cart, worded as docs/requirements.md section 8 has it: the server answers it, the
 * pages show it. No schema here: the browser imports these values, with its first view.
 */

export const cartNews = { added: 'Product added to cart', removed: 'Product removed from cart' } as const;

/** Of the cart and of an order that is made of it. */
export const SHORT_STOCK = 'Currently, Few products are Out of Stock!';
export const NOTHING_TO_ORDER = 'Add Items in cart before proceed to checkout';
