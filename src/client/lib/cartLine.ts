/** A cart's line is product + colour + size; the lines of one product share its stock (decision 67). */
import type { CartItem } from '../../contract/cart';

/**
 * A line that this device knew of a guest's cart, after the guest's session had ended. `orderQuantity`: pieces that
 * the new guest's cart holds, 0 where there was nothing to be had.
 */
export interface KeptLine extends CartItem {
  wantedQuantity: number;
}

type Choice = Pick<CartItem, 'productId' | 'productColor' | 'productSize'>;

/** Which line it is, and nothing else of it. */
export const choiceOf = ({ productId, productColor, productSize }: Choice): Choice => ({
  productId,
  productColor,
  productSize,
});

/** Equal for equal lines. */
export const lineKey = ({ productId, productColor, productSize }: Choice): string =>
  JSON.stringify([productId, productColor, productSize]);

/** How many of this line the stock allows, given what the product's other lines take. */
export function mostOf(line: CartItem, lines: readonly CartItem[]): number {
  const elsewhere = lines
    .filter((other) => other.productId === line.productId && lineKey(other) !== lineKey(line))
    .reduce((sum, { orderQuantity }) => sum + orderQuantity, 0);
  return Math.max(0, line.stockQuantity - elsewhere);
}

export const isShort = (line: CartItem, lines: readonly CartItem[]): boolean =>
  line.orderQuantity > mostOf(line, lines);

/** `Blue, 0-3M`; '' when nothing was to choose. */
export const choiceText = ({ productColor, productSize }: Pick<Choice, 'productColor' | 'productSize'>): string =>
  [productColor, productSize].filter((part) => part !== '').join(', ');

/** `Mulmul jhabla (Blue, 0-3M)`. */
export const lineName = (line: Pick<CartItem, 'productName'> & Pick<Choice, 'productColor' | 'productSize'>): string =>
  choiceText(line) === '' ? line.productName : `${line.productName} (${choiceText(line)})`;
