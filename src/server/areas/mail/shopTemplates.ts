/** The mails to the shop itself: what happened that somebody there has to act on. */
import { formatMoney } from '../../../contract/rules/money';
import type { OrderLineRecord, OrderRecord } from '../../db/schema';
import { printable } from '../../lib/wording';
import type { NewMail } from './outbox';
import { goods, paragraphs, totals, typed, whereTo } from './templateParts';

/** What the shop is told of. */
export type AlertKind = 'new order' | 'payment claimed' | 'order cancelled' | 'return asked' | 'message' | 'link asked';

/** In one line each, as the digest lists them. */
const alertLines: Readonly<Record<AlertKind, (subject: string) => string>> = {
  'new order': (subject) => `New order ${subject}`,
  'payment claimed': (subject) => `A customer says that order ${subject} is paid`,
  'order cancelled': (subject) => `The customer has cancelled order ${subject}`,
  'return asked': (subject) => `A return was asked for, of order ${subject}`,
  message: () => 'A customer has written a message',
  'link asked': (subject) =>
    `The customer of order ${subject} asks for its link and has no e-mail address: please call`,
};

const call = (mobile: string): string => `Mobile: ${printable(mobile)}`;

interface OrderAlert {
  to: string;
  order: OrderRecord;
  /** Of the order on the staff's side. */
  adminUrl: string;
}

export function newOrderAlert({
  to,
  order,
  lines,
  adminUrl,
}: OrderAlert & { lines: readonly OrderLineRecord[] }): NewMail {
  return {
    kind: 'shop alert',
    to,
    subject: `New order ${order.order_no}: ${formatMoney(order.final_paise)}`,
    text: paragraphs(
      `A new order has come: ${order.order_no}.`,
      goods(lines),
      totals(order),
      `It goes to:\n${whereTo(order)}\n${call(order.mobile)}`,
      `Next: say what the shipping costs.\n${adminUrl}`,
    ),
  };
}

export function paymentClaimedAlert({ to, order, adminUrl }: OrderAlert): NewMail {
  return {
    kind: 'shop alert',
    to,
    subject: alertLines['payment claimed'](order.order_no),
    text: paragraphs(
      `${printable(order.name)} says that order ${order.order_no} is paid: ${formatMoney(order.final_paise + order.shipping_paise)}.`,
      `Reference: ${printable(order.payment_reference ?? '')}`,
      `Next: look for it in the bank's app, then mark it received.\n${adminUrl}`,
    ),
  };
}

/** What needs no more than its line, and whom to call where that helps. */
export function plainAlert({
  to,
  kind,
  subject,
  mobile,
  url,
}: {
  to: string;
  kind: AlertKind;
  subject: string;
  mobile?: string;
  url: string;
}): NewMail {
  const line = alertLines[kind](subject);
  return {
    kind: 'shop alert',
    to,
    subject: line,
    text: paragraphs(`${line}.`, mobile !== undefined && call(mobile), url),
  };
}

export function messageAlert({
  to,
  name,
  mobile,
  reason,
  message,
  url,
}: Record<'to' | 'name' | 'mobile' | 'reason' | 'message' | 'url', string>): NewMail {
  return {
    kind: 'shop alert',
    to,
    // What somebody typed stands in no subject.
    subject: alertLines.message(''),
    text: paragraphs(
      `${printable(name)} has written (${printable(reason)}):`,
      typed(message),
      call(mobile),
      `All messages:\n${url}`,
    ),
  };
}

/** What has come since the last one, oldest first; nobody's name is in it. */
export function digestMail({
  to,
  news,
  url,
}: {
  to: string;
  news: readonly { kind: AlertKind; subject: string }[];
  url: string;
}): NewMail {
  const count = news.length === 1 ? 'One thing' : `${news.length} things`;
  return {
    kind: 'shop digest',
    to,
    subject: `${count} to look at in the shop`,
    text: paragraphs(news.map(({ kind, subject }) => `- ${alertLines[kind](subject)}`).join('\n'), url),
  };
}
