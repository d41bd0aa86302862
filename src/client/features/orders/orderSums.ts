/** The rows under an order's lines, alike in the popup and on the invoice (decisions 17, 71). */
import { formatMoney } from '../../../contract/rules/money';
import type { OrderView } from './orderView';

export interface Sum {
  name: string;
  text: string;
}

/** Shipping is agreed after the order is placed: until then there is no figure, and no ₹0 that reads like a promise. */
function shippingText({ shippingPaise, status }: OrderView): string {
  if (shippingPaise > 0) return formatMoney(shippingPaise);
  return status === 'ORDERED' ? 'We tell you soon' : formatMoney(0);
}

export function orderSums(order: OrderView): { parts: Sum[]; total: Sum } {
  const { goodsPaise, discountPaise, toPayPaise, status, shippingPaise } = order;
  const parts = [{ name: 'Sub Total', text: formatMoney(goodsPaise + discountPaise) }];
  if (discountPaise > 0) parts.push({ name: 'Discount', text: `−${formatMoney(discountPaise)}` });
  if (status !== 'CANCELED') parts.push({ name: 'Shipping', text: shippingText(order) });
  const isOpen = status === 'ORDERED' && shippingPaise === 0;
  return { parts, total: { name: isOpen ? 'Total before shipping' : 'Total', text: formatMoney(toPayPaise) } };
}
