/** Which lines of a cart an order's answer calls short. */
import type { CartItem } from '../../contract/cart';
import type { ShortItem } from '../../contract/order';

type Line = Pick<CartItem, 'productId' | 'productColor' | 'productSize'>;

/** A backend that names no colour and size means every line of the product. */
export const isOf = (
  line: Line,
  { productId, productColor = line.productColor, productSize = line.productSize }: ShortItem,
): boolean => line.productId === productId && line.productColor === productColor && line.productSize === productSize;
