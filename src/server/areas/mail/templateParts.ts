/**
 * What every mail is made of. Paragraphs are not wrapped: a mail program does that to the width of the screen it has.
 */
import { brand } from '../../../contract/brand';
import { shippingWords } from '../../../contract/rules/delivery';
import { formatMoney } from '../../../contract/rules/money';
import type { ShopFacts } from '../../../contract/words';
import type { OrderLineRecord, OrderRecord } from '../../db/schema';
import { storedLinePaise } from '../../lib/money';
import { printable } from '../../lib/wording';

/** With an empty line between each; empty ones are left out. */
export const paragraphs = (...parts: readonly (string | false)[]): string => `${parts.filter(Boolean).join('\n\n')}\n`;

export const greeting = (name: string): string => `Hello ${printable(name) || 'there'},`;

/** @param link of an order's page */
export const atAnyTime = (link: string): string => `See your order at any time:\n${link}`;

/** Who it comes from, and how to reach them: an answer to the mail, or the telephone. */
export function closing({ strapLine, email, phone }: ShopFacts): string {
  const from = ['Warmly,', `everyone at ${brand.name}`, strapLine].filter(Boolean).join('\n');
  const ways = [email, phone].filter(Boolean).join(' | ');
  return [from, ways].filter(Boolean).join('\n\n');
}

/** `write to us at … or call …`, as far as the shop has said how; a mail can always be answered. */
export function writeOrCall({ email, phone }: ShopFacts): string {
  const write = email === undefined ? 'answer this mail' : `write to us at ${email}`;
  return phone === undefined ? write : `${write} or call ${phone}`;
}

/** A text of several lines that somebody typed, without what could pass for something else. */
export const typed = (text: string): string =>
  text
    .split(/\r\n|[\r\n]/)
    .map(printable)
    .filter((line) => line !== '')
    .join('\n');

/**
 * An order in plain text, as a customer reads it in a mail. No columns: the letters of most mail programs are of
 * different widths.
 */
export const goods = (lines: readonly OrderLineRecord[]): string => lines.map(lineText).join('\n');

function lineText(line: OrderLineRecord): string {
  const { product_name, colour, size, quantity, rate_paise, net_paise } = line;
  const choice = [colour, size]
    .map(printable)
    .filter((part) => part !== '')
    .join(', ');
  const each = quantity === 1 ? '' : ` (${formatMoney(rate_paise)} each)`;
  const amount = storedLinePaise(line);
  const net = net_paise === amount ? '' : `, ${formatMoney(net_paise)} after the coupon`;
  return `- ${quantity} x ${printable(product_name)}${choice && `, ${choice}`}: ${formatMoney(amount)}${each}${net}`;
}

/** Shipping stands apart from the goods, and only once it is agreed (decision 17). */
export function totals({
  subtotal_paise,
  discount_paise,
  coupon_code,
  final_paise,
  shipping_paise,
  shipping_set_at,
}: OrderRecord): string {
  const coupon = coupon_code ? ` ${printable(coupon_code)}` : '';
  const rows = [
    ...(discount_paise > 0
      ? [`Sub total: ${formatMoney(subtotal_paise)}`, `Coupon${coupon}: ${formatMoney(-discount_paise)}`]
      : []),
    ...(shipping_paise > 0 || shipping_set_at !== null
      ? [
          `Goods: ${formatMoney(final_paise)}`,
          `Shipping: ${shipping_paise > 0 ? formatMoney(shipping_paise) : shippingWords.free}`,
          `Total: ${formatMoney(final_paise + shipping_paise)}`,
        ]
      : [`${shippingWords.total}: ${formatMoney(final_paise)}`]),
  ];
  return rows.join('\n');
}

export const whereTo = ({ name, address }: OrderRecord): string => `${printable(name)}\n${printable(address)}`;
