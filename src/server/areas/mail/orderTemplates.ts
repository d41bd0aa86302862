/**
 * The mails to a customer about an order, one for each step that somebody waits for. Each holds the link to the order's
 * page. Short, warm, plain text, of which htmlPart.ts makes the formatted part; a subject holds nothing that somebody
 * typed, and a typed text keeps to its own line.
 */
import { brand } from '../../../contract/brand';
import { shippingWords } from '../../../contract/rules/delivery';
import { RETURN_DAYS } from '../../../contract/rules/limits';
import { paymentWords } from '../../../contract/rules/payment';
import type { ShopFacts } from '../../../contract/words';
import type { OrderLineRecord, OrderRecord } from '../../db/schema';
import { kolkataTime, printable } from '../../lib/wording';
import type { NewMail } from './outbox';
import { moneyOfCancelled } from './paymentWords';
import { atAnyTime, closing, goods, greeting, paragraphs, totals, whereTo, writeOrCall } from './templateParts';

export interface OrderNews {
  to: string;
  order: OrderRecord;
  lines: readonly OrderLineRecord[];
  /** Of the order's page, with a key of its own. */
  link: string;
  shopUrl: string;
}

export function orderPlacedMail({ to, order, lines, link }: OrderNews): NewMail {
  return {
    kind: 'order placed',
    to,
    subject: `We have your order ${order.order_no}`,
    text: (shop) =>
      paragraphs(
        greeting(order.name),
        `Thank you for ordering from ${brand.name}! Your order ${order.order_no} reached us on ` +
          `${kolkataTime(order.placed_at)}.`,
        goods(lines),
        totals(order),
        `It goes to:\n${whereTo(order)}`,
        [
          'What happens next:',
          `1. ${shippingWords.nextInMail}`,
          `2. ${paymentWords.inMail}`,
          '3. We pack your order with care and send it on its way.',
        ].join('\n'),
        atAnyTime(link),
        closing(shop),
      ),
  };
}

export function orderChangedMail({ to, order, lines, link }: OrderNews): NewMail {
  return {
    kind: 'order changed',
    to,
    subject: `Your order ${order.order_no} was changed`,
    text: (shop) =>
      paragraphs(
        greeting(order.name),
        `We have changed your order ${order.order_no}. This is in it now:`,
        goods(lines),
        totals(order),
        `It goes to:\n${whereTo(order)}`,
        `Is something not as you want it? Please ${writeOrCall(shop)}.`,
        atAnyTime(link),
        closing(shop),
      ),
  };
}

export function orderShippedMail({ to, order, lines, link, shopUrl }: OrderNews): NewMail {
  return {
    kind: 'order shipped',
    to,
    subject: `Your order ${order.order_no} is on its way`,
    text: (shop) =>
      paragraphs(
        greeting(order.name),
        `Good news: your order ${order.order_no} left our ` +
          `shop${order.shipped_at === null ? '' : ` on ${kolkataTime(order.shipped_at)}`}.`,
        parcel(order),
        goods(lines),
        totals(order),
        `It is travelling to:\n${whereTo(order)}`,
        `Follow it here:\n${link}`,
        `If something does not fit or does not please, you can ask for a return within ${RETURN_DAYS} days of ` +
          `delivery:\n${shopUrl}/return-policy`,
        closing(shop),
      ),
  };
}

/** Whoever carries it, and where it is looked up; '' where nobody said. */
function parcel({ courier, tracking_number, tracking_link }: OrderRecord): string {
  return [
    courier !== null && `It travels with ${printable(courier)}.`,
    tracking_number !== null && `Tracking number: ${printable(tracking_number)}`,
    tracking_link !== null && `Track it at: ${printable(tracking_link)}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Of a parcel that is on its way: what was written of it before was wrong. */
export function parcelCorrectedMail({ to, order, link }: OrderNews): NewMail {
  return {
    kind: 'parcel corrected',
    to,
    subject: `How your order ${order.order_no} travels`,
    text: (shop) =>
      paragraphs(
        greeting(order.name),
        `What we wrote to you about the parcel of your order ${order.order_no} was not right. This is how it travels:`,
        parcel(order),
        atAnyTime(link),
        closing(shop),
      ),
  };
}

export function orderDeliveredMail({ to, order, link, shopUrl }: OrderNews): NewMail {
  return {
    kind: 'order delivered',
    to,
    subject: `Your order ${order.order_no} has arrived`,
    text: (shop) =>
      paragraphs(
        greeting(order.name),
        `Your order ${order.order_no} has been delivered. We hope that everything fits and is loved.`,
        `If something does not, you can ask for a return within ${RETURN_DAYS} days:\n${shopUrl}/return-policy`,
        `Did it not reach you? Please ${writeOrCall(shop)} at once.`,
        atAnyTime(link),
        closing(shop),
      ),
  };
}

export function orderCancelledMail({
  to,
  order,
  lines,
  link,
  shopUrl,
  by,
}: OrderNews & { by: 'customer' | 'shop' }): NewMail {
  const news = (shop: ShopFacts): string =>
    by === 'customer'
      ? `As you asked, we have cancelled your order ${order.order_no}. There is nothing more for you to do.`
      : `We are sorry: we have had to cancel your order ${order.order_no}. Please ${writeOrCall(shop)}, and we will ` +
        `gladly tell you why and help you find something else.`;
  return {
    kind: 'order cancelled',
    to,
    subject: `Your order ${order.order_no} is cancelled`,
    text: (shop) =>
      paragraphs(
        greeting(order.name),
        news(shop),
        `This was in it:\n${goods(lines)}`,
        moneyOfCancelled(order, 'mail'),
        atAnyTime(link),
        `You are always welcome back:\n${shopUrl}/shop`,
        closing(shop),
      ),
  };
}

/** Asked for again on 'Track Order'; it goes to the address that the order holds, and to no other. */
export function orderLinkMail({ to, order, link }: OrderNews): NewMail {
  return {
    kind: 'order link',
    to,
    subject: `The link to your order ${order.order_no}`,
    text: (shop) =>
      paragraphs(
        greeting(order.name),
        `Here is your order ${order.order_no}, as you asked:\n${link}`,
        'Whoever has this link sees the order, so keep it to yourself.',
        'Was it not you who asked? Then there is nothing to do.',
        closing(shop),
      ),
  };
}
