/** A line of an order, as the pages after the checkout show it. */
import type { CartItem } from '../../../contract/cart';
import type { ReceiptLine } from '../../../contract/order';
import { toPaise } from '../../../contract/rules/money';
import type { OrderedLine } from '../../lib/latestOrder';

/** What a cart's line and an order's row both tell. */
type Bought = Pick<CartItem, 'productId' | 'productName' | 'productColor' | 'productSize' | 'orderQuantity' | 'productRate'>;

export const toOrderedLine = ({ productId, productName, productColor, productSize, orderQuantity, productRate }: Bought): OrderedLine => ({
  productId,
  productName,
  productColor,
  productSize,
  quantity: orderQuantity,
  ratePaise: toPaise(productRate),
});

export const toPlacedLine = ({ orderQuantity, lineAmount, ...line }: ReceiptLine): OrderedLine =>
  toOrderedLine({ ...line, orderQuantity, productRate: lineAmount / orderQuantity });
