/**
 * Which repositories a folder of the server takes from another one, and what for; by their paths below src/server. A
 * new one says why the other folder's service is not called instead. Types of rows may be taken from anywhere.
 */
export const foreignRepositories: Readonly<Record<string, readonly string[]>> = {
  // Whether a number is the member's own, in the transaction that notes it.
  'areas/newsletter': ['areas/account/account.repository'],
  // One transaction reads the member, the cart's lines and the coupon, and writes the order.
  'areas/order': ['areas/account/account.repository', 'areas/cart/cart.repository', 'areas/coupon/coupon.repository'],
  // All that is held of one person in one snapshot, with what a service would leave out.
  'areas/privacy': [
    'areas/account/account.repository',
    'areas/cart/cart.repository',
    'areas/order/history.repository',
    'areas/wishlist/wishlist.repository',
  ],
  // The order that a line is of, in the transaction that writes the return.
  'areas/return': ['areas/order/history.repository'],
  // The name of the writer's account, in the transaction that writes the review.
  'areas/review': ['areas/account/account.repository'],
  // How many texts each key sealed, which is read and shown as it is.
  cli: ['keys/sealed.repository'],
  // The doctor compares rows with each other, and changes none.
  'cli/doctor': ['areas/home/home.repository', 'areas/picture/picture.repository', 'keys/sealed.repository'],
  // The demo's member is no account that a service would make or close: its password is known to all.
  demo: ['areas/account/account.repository'],
  // Products and their pictures are written in the one transaction of the whole sheet.
  import: ['areas/catalog/staffProducts.repository', 'areas/picture/picture.repository'],
};
