/**
 * Which repositories an area takes from another area, and what for. A new one says why the other area's service is not
 * called instead.
 */
export const foreignRepositories = {
  // Whether a number is the member's own, in the transaction that notes it.
  newsletter: ['account/account.repository'],
  // One transaction reads the member, the cart's lines and the coupon, and writes the order.
  order: ['account/account.repository', 'cart/cart.repository', 'coupon/coupon.repository'],
  // All that is held of one person in one snapshot, with what a service would leave out.
  privacy: [
    'account/account.repository',
    'cart/cart.repository',
    'order/history.repository',
    'wishlist/wishlist.repository',
  ],
  // The order that a line is of, in the transaction that writes the return.
  return: ['order/history.repository'],
  // The name of the writer's account, in the transaction that writes the review.
  review: ['account/account.repository'],
};
