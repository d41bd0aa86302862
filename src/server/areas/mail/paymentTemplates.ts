/** The mails to a customer about the payment of an order. As orderTemplates.ts has those of the order itself. */
import { formatMoney } from '../../../contract/rules/money';
import { printable } from '../../lib/wording';
import type { NewMail } from './outbox';
import type { OrderNews } from './orderTemplates';
import { afterPayment } from './paymentWords';
import { atAnyTime, closing, goods, greeting, paragraphs, totals, writeOrCall } from './templateParts';

export interface ToPay {
  /** Whole paise; null where nothing is to be paid, as of a cancelled order. */
  duePaise: number | null;
  /** Where a payment app sends it; null where the shop has said none. */
  upi: { id: string; payee: string } | null;
}
type PaymentNews = OrderNews & ToPay;

/** How the whole is paid; nothing where nothing is due. */
function howToPay({ order, link, duePaise, upi }: PaymentNews): string[] {
  if (duePaise === null) return [atAnyTime(link)];
  if (upi === null)
    return [`Our team calls you on your mobile number about how to pay. You see your order here:\n${link}`];
  return [
    `Pay on your order's page, which has the QR code and a button that opens your payment app:\n${link}`,
    [
      'Or pay in any UPI app:',
      `UPI id: ${upi.id} (${upi.payee})`,
      `Amount: ${formatMoney(duePaise)}`,
      `Note: ${order.order_no}`,
    ].join('\n'),
    'Then tell us the reference (UTR) of your payment on the same page, and we look out for it.',
  ];
}

/** What the shipping costs, and how the whole is paid. */
export function paymentAskedMail(news: PaymentNews & { duePaise: number }): NewMail {
  const { to, order, lines, duePaise } = news;
  const amount = formatMoney(duePaise);
  return {
    kind: 'payment asked',
    to,
    subject: `What your order ${order.order_no} comes to`,
    text: (shop) =>
      paragraphs(
        greeting(order.name),
        `We know what it costs to send your order ${order.order_no}. With shipping it comes to ${amount}.`,
        goods(lines),
        totals(order),
        ...howToPay(news),
        closing(shop),
      ),
  };
}

export function paymentReceivedMail({ to, order, link }: OrderNews): NewMail {
  const amount = order.payment_paise === null ? '' : ` of ${formatMoney(order.payment_paise)}`;
  const due = order.final_paise + order.shipping_paise;
  const short = order.payment_paise === null ? 0 : due - order.payment_paise;
  const reference = order.payment_reference === null ? '' : `\nReference: ${printable(order.payment_reference)}`;
  return {
    kind: 'payment received',
    to,
    subject: `Your payment for order ${order.order_no} is here`,
    text: (shop) =>
      paragraphs(
        greeting(order.name),
        `Thank you! Your payment${amount} for order ${order.order_no} has reached us.${reference}`,
        ...(short > 0
          ? [
              `The order comes to ${formatMoney(due)}: ${formatMoney(short)} is still open. Please ${writeOrCall(shop)}.`,
            ]
          : []),
        afterPayment(order),
        atAnyTime(link),
        closing(shop),
      ),
  };
}

/** We said that it was here, and it was not. */
export function paymentUndoneMail(news: PaymentNews): NewMail {
  const { to, order } = news;
  const isClaimed = order.payment === 'claimed';
  return {
    kind: 'payment undone',
    to,
    subject: `About the payment for order ${order.order_no}`,
    text: (shop) =>
      paragraphs(
        greeting(order.name),
        `We told you that your payment for order ${order.order_no} is here. That was a slip of ours: we have not ` +
          'found it yet, and we are sorry.',
        ...(isClaimed
          ? ['We look for the payment that you told us of. There is nothing for you to do.', atAnyTime(news.link)]
          : howToPay(news)),
        `Is it made already? Please ${writeOrCall(shop)}.`,
        closing(shop),
      ),
  };
}

/** The customer said that it was paid, and it is not there. @param reference as the customer gave it */
export function paymentNotFoundMail(news: PaymentNews, reference: string | null): NewMail {
  const { to, order, duePaise } = news;
  const known = reference === null ? '' : ` with the reference ${printable(reference)}`;
  return {
    kind: 'payment not found',
    to,
    subject: `We cannot find the payment for order ${order.order_no}`,
    text: (shop) =>
      paragraphs(
        greeting(order.name),
        `You told us of your payment${known} for order ${order.order_no}. We have looked for it, and have not ` +
          'found it.',
        duePaise === null
          ? 'The order is cancelled, so there is nothing to pay. Is the payment made all the same? Please ' +
              `${writeOrCall(shop)}.`
          : 'Is it made? Then please look at the reference (UTR) in your payment app once more, and write it on your ' +
              "order's page. If not, this is how.",
        ...howToPay(news),
        closing(shop),
      ),
  };
}
