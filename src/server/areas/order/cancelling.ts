/**
 * Cancelling an order: who may until when, what goes back, and who is told. One way for its customer and for staff
 * (decisions 75 and 76). Runs inside one transaction.
 */
import type { Transaction } from 'kysely';
import type { Engine } from '../../db/engine';
import type { OrderStatusColumn } from '../../db/orderSchema';
import type { OrderRecord, Schema } from '../../db/schema';
import { DomainError, notFound } from '../../lib/domainError';
import { lockOrder, recordChange } from './orderChanges';
import type { Actor } from './orderEvents.repository';
import type { OrderMails } from './orderMails';
import { findOrder, linesOf, moveOrder } from './staffOrders.repository';
import { putBack } from './stock';

type By = 'customer' | 'shop';

/** A customer may as long as nothing was sent; staff also when a parcel came back undelivered. */
const cancellableStatuses: Readonly<Record<By, readonly OrderStatusColumn[]>> = {
  customer: ['ORDERED'],
  shop: ['ORDERED', 'SHIPPED'],
};

const refusal: Readonly<Record<By, (order: OrderRecord) => DomainError>> = {
  customer: ({ status }) =>
    new DomainError(
      'NOT_CANCELLABLE',
      status === 'DELIVERED'
        ? 'This order was delivered; you can ask for a return instead.'
        : 'This order is on its way already and can no longer be cancelled.',
    ),
  shop: ({ order_no }) =>
    new DomainError(
      'CONFLICT',
      `Order ${order_no} was delivered, so it cannot be cancelled: its customer can ask for a return.`,
    ),
};

interface Cancelling {
  engine: Engine;
  by: Actor;
  mails: OrderMails;
  now: number;
}

/** Whose rules hold: the customer's, or those of the shop, whoever works for it. */
const sideOf = ({ kind }: Actor): By => (kind === 'customer' ? 'customer' : 'shop');

interface Cancelled {
  order: OrderRecord;
  /** False when it was cancelled before: a repeat is harmless and keeps the first time. */
  moved: boolean;
  /** Whose stock went back. */
  productIds: number[];
}

/**
 * The order's lock keeps a change of its lines from putting the same pieces back, and the update of its status decides:
 * of any number of cancels one puts the stock back. Throws NOT_CANCELLABLE to a customer, and CONFLICT to staff, where
 * it is too late.
 */
export async function cancelOrder(
  trx: Transaction<Schema>,
  orderNo: string,
  { engine, by, mails, now }: Cancelling,
): Promise<Cancelled> {
  await lockOrder(trx, engine, orderNo);
  const side = sideOf(by);
  const before = await findOrder(trx, orderNo);
  if (!before) throw notFound('This order');
  if (before.status === 'CANCELED') return { order: before, moved: false, productIds: [] };
  const from = cancellableStatuses[side];
  const order = await moveOrder(trx, orderNo, { from, to: 'CANCELED', timeColumn: 'canceled_at' }, now);
  if (!order) throw refusal[side](before);
  const lines = await linesOf(trx, order.id);
  await putBack(trx, lines, now);
  const [was, isNow] = [{ status: before.status }, { status: order.status }];
  await recordChange(trx, order, { at: now, by, what: 'cancelled', was, isNow });
  await mails.cancelled(trx, order, side);
  return { order, moved: true, productIds: [...new Set(lines.map(({ product_id }) => product_id))] };
}
