/** A cart line as any backend may send it → the line the screens can rely on (decisions 11, 66, 67). */
import type { CartItem } from '../../contract/cart';
import { CART_VERSION } from '../../contract/rules/headerNames';
import { entries, fieldsOf, text, toFlag, toNumber } from '../lib/decode';
import type { AnswerMeta } from './extra';

/**
 * The server's word for a cart's lines, which an order sends back. Of an answer that tells lines; another backend has
 * none.
 */
export const cartVersionOf = (meta: AnswerMeta | undefined): string | undefined =>
  meta?.response?.headers.get(CART_VERSION) ?? undefined;

/** `-` stands for none. */
const said = (value: unknown): string => (value === '-' ? '' : text(value));

function toCartItem(answer: unknown): CartItem {
  const raw = fieldsOf(answer);
  const productId = toNumber(raw.productId, toNumber(raw.productid, 0));
  return {
    productId,
    productid: productId,
    productName: said(raw.productName),
    productImage: said(raw.productImage),
    productRate: toNumber(raw.productRate, 0),
    orderQuantity: Math.max(1, toNumber(raw.orderQuantity, 1)),
    stockQuantity: Math.max(0, toNumber(raw.stockQuantity, 0)),
    productColor: said(raw.productColor),
    productSize: said(raw.productSize),
    offered: toFlag(raw.offered),
    lightning: toFlag(raw.lightning),
  };
}

/** A line that names no product can be neither priced nor ordered. */
export const toCartItems = (answer: unknown): CartItem[] =>
  entries(answer)
    .map(toCartItem)
    .filter(({ productId }) => productId > 0);
