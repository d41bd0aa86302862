/** A wishlist as any backend may send it → the list the screens can rely on (decisions 11, 38, 66). */
import type { WishlistItem } from '../../contract/wishlist';
import { entries, fieldsOf, toNumber } from '../lib/decode';
import { toProduct } from './product';

function toItem(answer: unknown): WishlistItem {
  const raw = fieldsOf(answer);
  const nested = fieldsOf(raw.product);
  const {
    productId,
    productName,
    productDescription,
    productMRP,
    productRate,
    productQuantity,
    productRatings,
    no_of_rating,
    prodImg1,
  } = toProduct(nested);
  const id = productId > 0 ? productId : toNumber(raw.productId, 0);
  return {
    productId: id,
    product: {
      productId: id,
      productName,
      prdDesc: typeof nested.prdDesc === 'string' ? nested.prdDesc : productDescription,
      productMRP,
      productRate,
      prodImg1: prodImg1 ?? '',
      productQuantity,
      productRatings,
      no_of_rating,
    },
  };
}

/** Each product once; an entry that names none cannot be opened. */
export function toWishlist(answer: unknown): WishlistItem[] {
  const items = entries(answer)
    .map(toItem)
    .filter(({ productId }) => productId > 0);
  return [...new Map(items.map((item) => [item.productId, item])).values()];
}
