/** An order in plain text, as a customer reads it in a mail. No columns: the letters of most mail programs are of different widths. */
import type { OrderLineRecord, OrderRecord } from '../../db/schema';
import { printable, rupees } from '../../lib/wording';

export const goods = (lines: readonly OrderLineRecord[]): string => lines.map(lineText).join('\n');

function lineText({ product_name, colour, size, quantity, rate_paise, net_paise }: OrderLineRecord): string {
  const choice = [colour, size].map(printable).filter((part) => part !== '').join(', ');
  const each = quantity === 1 ? '' : ` (${rupees(rate_paise)} each)`;
  const amount = rate_paise * quantity;
  const net = net_paise === amount ? '' : `, ${rupees(net_paise)} after the coupon`;
  return `- ${quantity} x ${printable(product_name)}${choice && `, ${choice}`}: ${rupees(amount)}${each}${net}`;
}

/** Shipping is 0 until it is agreed, and stands apart from the goods (decision 17). */
export function totals({ subtotal_paise, discount_paise, coupon_code, final_paise, shipping_paise }: OrderRecord): string {
  const coupon = coupon_code ? ` ${printable(coupon_code)}` : '';
  const rows = [
    ...(discount_paise > 0 ? [`Sub total: ${rupees(subtotal_paise)}`, `Coupon${coupon}: ${rupees(-discount_paise)}`] : []),
    ...(shipping_paise > 0
      ? [`Goods: ${rupees(final_paise)}`, `Shipping: ${rupees(shipping_paise)}`, `Total: ${rupees(final_paise + shipping_paise)}`]
      : [`Total, before shipping: ${rupees(final_paise)}`]),
  ];
  return rows.join('\n');
}

export const whereTo = ({ name, address }: OrderRecord): string => `${printable(name)}\n${printable(address)}`;
