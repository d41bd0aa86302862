/**
 * What a shopper agrees to by ordering a cart; a shopper who saw another version is asked
 * (docs/decisions/0226-what-was-seen.md).
 */
import type { CartItem } from '../../../contract/cart';
import { digestOf } from '../digest';

type Seen = Pick<CartItem, 'productId' | 'productColor' | 'productSize' | 'orderQuantity' | 'productRate'>;

/** Of the lines in their order; stock and pictures may change under it. */
export const cartVersion = (lines: readonly Seen[]): string =>
  digestOf(
    lines.map(({ productId, productColor, productSize, orderQuantity, productRate }) => [
      productId,
      productColor,
      productSize,
      orderQuantity,
      productRate,
    ]),
  );
