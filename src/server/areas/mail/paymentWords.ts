/** What a customer reads of the money of an order, in mails and in what staff write by hand. */
import { formatMoney } from '../../../contract/rules/money';
import type { OrderRecord } from '../../db/schema';

type Money = Pick<OrderRecord, 'payment' | 'payment_paise' | 'refunded_paise'>;

/** `₹878 of your payment`, or all of it; '' where nothing was sent back. */
function sentBack({ payment, payment_paise, refunded_paise }: Money): string {
  if (payment !== 'refunded' || refunded_paise === null) return '';
  const isAll = refunded_paise >= (payment_paise ?? 0);
  const what = isAll
    ? `Your payment of ${formatMoney(refunded_paise)}`
    : `${formatMoney(refunded_paise)} of your payment of ${formatMoney(payment_paise ?? 0)}`;
  return `${what} ${isAll ? 'has' : 'have'} been sent back to you.`;
}

/** What becomes of the money of a cancelled order. @param answered by what a customer answers */
export function moneyOfCancelled(order: Money, answered: 'mail' | 'message'): string {
  switch (order.payment) {
    case 'received':
      return (
        `Your payment of ${formatMoney(order.payment_paise ?? 0)} goes back to you. ` +
        'It can take a few business days.'
      );
    case 'refunded':
      return sentBack(order);
    case 'claimed':
      return 'You told us of your payment. We look for it, and once it is here, it goes back to you.';
    default:
      return (
        'Nothing will be charged for this order. Should you have sent us money for it all the same, just answer ' +
        `this ${answered} and we will send it back.`
      );
  }
}

/** What comes after a payment is here. */
export function afterPayment(order: Money & Pick<OrderRecord, 'status'>): string {
  if (order.payment === 'refunded') return sentBack(order);
  switch (order.status) {
    case 'ORDERED':
      return 'We pack your order with care now, and write to you once it is on its way.';
    case 'CANCELED':
      return 'As the order is cancelled, it goes back to you. It can take a few business days.';
    default:
      return '';
  }
}
