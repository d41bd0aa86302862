/** The shop's own headers that one side sets and the other reads. In small letters, by which Node knows them. */

/** How many products a list has on all its pages. */
export const TOTAL_COUNT = 'x-total-count';
/** `99-4999`: the lowest and the highest rate, in whole rupees, of what all filters but the price leave. */
export const PRICE_RANGE = 'x-price-range';
/** Of a cart's lines, with every answer that tells them; an order sends back the one that its page showed. */
export const CART_VERSION = 'x-cart-version';
/** The same of addresses: of several in their order, parted by commas. */
export const ADDRESS_VERSION = 'x-address-version';
/** What a saved visit is called on the disk, encoded as in an address; from the server of a replay. */
export const FILE_NAME = 'x-file-name';
/** `1` with a call of the staff's side that no hand has caused: it does not make the session last longer. */
export const BACKGROUND = 'x-background';
/** The key of an order's page: with the answer that placed the order, and with each call of its page. */
export const ORDER_KEY = 'x-order-key';
