/**
 * What staff say to a customer of each step, on WhatsApp or by telephone: a few short sentences, in the words of the
 * mails. Pure.
 */
import { brand } from '../../../contract/brand';
import { shippingWords } from '../../../contract/rules/delivery';
import { formatMoney } from '../../../contract/rules/money';
import type { ToldStep } from '../../../contract/rules/staffOrderRules';
import type { OrderRecord } from '../../db/schema';
import { printable } from '../../lib/wording';
import { afterPayment, moneyOfCancelled } from '../mail/paymentWords';
import { duePaise } from './paymentDue';

/** `hasUpi`: whether the shop has a UPI id, so that the order's page asks for the payment. */
const sayings: Readonly<Record<ToldStep, (order: OrderRecord, hasUpi: boolean) => string[]>> = {
  placed: ({ order_no }) => [`We have your order ${order_no}.`, 'We tell you the shipping charges soon.'],
  shipping: (order, hasUpi) => [
    `Your order ${order.order_no} comes to ${formatMoney(duePaise(order))}: goods ${formatMoney(order.final_paise)}, ` +
      `shipping ${order.shipping_paise === 0 ? shippingWords.free.toLowerCase() : formatMoney(order.shipping_paise)}.`,
    hasUpi ? 'You can pay by UPI on the page of your order.' : 'We call you about the payment.',
  ],
  payment: (order) => [
    order.payment === 'refunded'
      ? `This is about your order ${order.order_no}.`
      : `Your payment${order.payment_paise === null ? '' : ` of ${formatMoney(order.payment_paise)}`} for order ` +
        `${order.order_no} is here, thank you.`,
    afterPayment(order),
  ],
  shipped: ({ order_no, courier, tracking_number, tracking_link }) => [
    `Your order ${order_no} is on its way${courier === null ? '' : ` with ${printable(courier)}`}.`,
    tracking_number === null ? '' : `Tracking number: ${printable(tracking_number)}.`,
    tracking_link === null ? '' : printable(tracking_link),
  ],
  delivered: ({ order_no }) => [
    `Your order ${order_no} has arrived. We hope that everything fits and is loved.`,
    'If something does not, just answer this message.',
  ],
  cancelled: (order) => [`Your order ${order.order_no} is cancelled.`, moneyOfCancelled(order, 'message')],
};

/** @param told `upiId` as the settings have it; `link` of the order's page, where there is one to tell */
export function wordsFor(
  step: ToldStep,
  order: OrderRecord,
  { upiId, link }: { upiId: string; link?: string },
): string {
  const greeting = `Hello ${printable(order.name) || 'there'}, this is ${brand.name}.`;
  const said = sayings[step](order, upiId !== '').filter(Boolean);
  return [greeting, ...said, ...(link === undefined ? [] : [`Your order: ${link}`])].join('\n');
}
