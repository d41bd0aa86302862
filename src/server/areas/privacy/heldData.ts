/**
 * Everything the shop holds about one member, as the member may read it: never a password's hash, never a key of a
 * session.
 */
import type { Transaction } from 'kysely';
import type { HeldData } from '../../../contract/privacy';
import { toRupees } from '../../../contract/rules/money';
import type { MemberRow, ReturnRequestRow } from '../../db/memberSchema';
import type { OrderLineRecord, OrderRecord, Schema } from '../../db/schema';
import type { Sealer } from '../../security/sealing';
import { toAddress } from '../account/addresses.service';
import { linesOf } from '../cart/cart.repository';
import { linesOfAll, ordersOf } from '../order/history.repository';
import { maskBankDetails, openBankDetails } from '../return/bankDetails';
import { entriesOf } from '../wishlist/wishlist.repository';
import {
  addressesOf,
  knownBrowsersOf,
  messagesOf,
  returnsOf,
  reviewsOf,
  sessionsOf,
  subscriptionsOf,
} from './heldData.repository';

type Trx = Transaction<Schema>;

const time = (at: number): string => new Date(at).toISOString();

/** Throws a SealError where bank details were sealed with another key. */
export async function heldDataOf(trx: Trx, bankSealer: Sealer, member: MemberRow): Promise<HeldData> {
  const { id } = member;
  const lines = await linesOfAll(trx, id);
  return {
    account: toAccount(member),
    addresses: (await addressesOf(trx, id)).map(toAddress),
    cart: (await linesOf(trx, id)).map(({ product_id, colour, size, quantity, added_at }) => ({
      productId: product_id,
      color: colour,
      size,
      orderQuantity: quantity,
      addedAt: time(added_at),
    })),
    wishlist: (await entriesOf(trx, id)).map(({ product_id, added_at }) => ({
      productId: product_id,
      addedAt: time(added_at),
    })),
    orders: (await ordersOf(trx, id)).map((order) => toOrder(order, lines)),
    returns: (await returnsOf(trx, id)).map((row) => toReturn(row, bankSealer)),
    ...(await wordsOf(trx, id)),
    ...(await accessOf(trx, id)),
  };
}

async function accessOf(trx: Trx, id: string): Promise<Pick<HeldData, 'sessions' | 'knownBrowsers'>> {
  return {
    sessions: (await sessionsOf(trx, id)).map(({ created_at, last_seen_at, browser }) => ({
      since: time(created_at),
      lastSeen: time(last_seen_at),
      browser,
    })),
    knownBrowsers: (await knownBrowsersOf(trx, id)).map(({ created_at }) => ({ since: time(created_at) })),
  };
}

async function wordsOf(trx: Trx, id: string): Promise<Pick<HeldData, 'reviews' | 'messages' | 'newsletter'>> {
  const reviews = await reviewsOf(trx, id);
  const messages = await messagesOf(trx, id);
  const newsletter = await subscriptionsOf(trx, id);
  return {
    reviews: reviews.map(({ product_id, user_name, email, message, ratings, created_at, hidden, answer }) => ({
      productId: product_id,
      userName: user_name,
      email,
      message,
      ratings,
      writtenAt: time(created_at),
      hidden: hidden === 1,
      answer,
    })),
    messages: messages.map(({ name, mobile, reason, message, created_at }) => ({
      name,
      mobile,
      reason,
      message,
      sentAt: time(created_at),
    })),
    newsletter: newsletter.map(({ mobile, consent, joined_at, unconfirmed }) => ({
      mobile,
      consent,
      joinedAt: time(joined_at),
      confirmed: unconfirmed === 0,
    })),
  };
}

const toAccount = ({
  id,
  name,
  email,
  mobile,
  terms_version,
  terms_accepted_at,
  created_at,
}: MemberRow): HeldData['account'] => ({
  userId: id,
  parName: name,
  email,
  mobile1: mobile,
  termsVersion: terms_version,
  termsAcceptedAt: terms_accepted_at === null ? null : time(terms_accepted_at),
  since: time(created_at),
});

const toOrder = (order: OrderRecord, lines: readonly OrderLineRecord[]): HeldData['orders'][number] => ({
  orderNo: order.order_no,
  status: order.status,
  name: order.name,
  mobile: order.mobile,
  address: order.address,
  couponCode: order.coupon_code,
  subtotal: toRupees(order.subtotal_paise),
  discount: toRupees(order.discount_paise),
  finalOrderAmount: toRupees(order.final_paise),
  shipping: toRupees(order.shipping_paise),
  payment: {
    state: order.payment,
    received: order.payment_paise === null ? null : toRupees(order.payment_paise),
    refunded: order.refunded_paise === null ? null : toRupees(order.refunded_paise),
    reference: order.payment_reference,
  },
  courier: order.courier,
  trackingNumber: order.tracking_number,
  placedAt: time(order.placed_at),
  lines: lines
    .filter(({ order_id }) => order_id === order.id)
    .map(({ serial_no, product_name, colour, size, quantity, rate_paise, net_paise }) => ({
      serialNo: serial_no,
      productName: product_name,
      color: colour,
      size,
      orderQuantity: quantity,
      rate: toRupees(rate_paise),
      netAmount: toRupees(net_paise),
    })),
});

function toReturn(row: ReturnRequestRow, bankSealer: Sealer): HeldData['returns'][number] {
  const details = openBankDetails(bankSealer, row);
  return {
    serialNo: row.serial_no,
    reason: row.reason,
    comment: row.comment,
    status: row.status,
    bankDetails: details ? { ...maskBankDetails(details) } : null,
    requestedAt: time(row.requested_at),
  };
}
