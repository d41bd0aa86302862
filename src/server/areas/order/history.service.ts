/**
 * A member's own orders: looking at them, and cancelling one (docs/contract.md section 6). The caller has checked whose
 * they are.
 */
import type { OrderMoved, OrderRow, OrderStatus, OrderSummaryEntry } from '../../../contract/order';
import { toRupees } from '../../../contract/rules/money';
import type { Database } from '../../db/types';
import type { Clock } from '../../lib/clock';
import type { OrderRecord } from '../../db/schema';
import { DomainError, notFound } from '../../lib/domainError';
import type { Catalog } from '../catalog/catalog';
import type { MailQueue } from '../mail/outbox';
import { cancelOrder } from './cancelling';
import { findOrderOfSerial, linesOfAll, ordersOf, type HistoryLine } from './history.repository';
import { theCustomer } from './orderEvents.repository';
import type { OrderMails } from './orderMails';
import { showProducts } from '../catalog/productNews';

interface Deps {
  database: Database;
  clock: Clock;
  catalog: Pick<Catalog, 'touch'>;
  mails: OrderMails;
  mailQueue: Pick<MailQueue, 'wake'>;
}

export function makeOrderHistory({ database, clock, catalog, mails, mailQueue }: Deps) {
  return {
    /** Newest first; one entry an order, one row a line. */
    async summary(memberId: string): Promise<OrderSummaryEntry[]> {
      const orders = await ordersOf(database.db, memberId);
      const linesOf = byOrder(await linesOfAll(database.db, memberId));
      return orders.map((order) => toEntry(order, linesOf.get(order.id) ?? []));
    },

    /** Whose order the line belongs to; undefined when there is none. */
    ownerOf: async (serialNo: number): Promise<string | undefined> =>
      (await findOrderOfSerial(database.db, serialNo))?.owner_id,

    /** A shopper may ask for CANCELED only; anything else is a conflict, whatever the order's status (decision 75). */
    async move(serialNo: number, newStatus: OrderStatus): Promise<OrderMoved> {
      if (newStatus !== 'CANCELED')
        throw new DomainError('CONFLICT', 'An order can only be cancelled here; the shop does the rest.');
      const { order, productIds } = await database.write(async (trx) => {
        const order = await findOrderOfSerial(trx, serialNo);
        if (!order) throw notFound('This order');
        return cancelOrder(trx, order.order_no, { engine: database.engine, by: theCustomer, mails, now: clock() });
      });
      if (productIds.length > 0) {
        mailQueue.wake();
        await showProducts({ database, catalog }, productIds);
      }
      return { orderNo: order.order_no, orderStatus: order.status };
    },
  };
}

export type OrderHistory = ReturnType<typeof makeOrderHistory>;

function byOrder(lines: readonly HistoryLine[]): Map<number, HistoryLine[]> {
  const map = new Map<number, HistoryLine[]>();
  for (const line of lines) {
    const known = map.get(line.order_id);
    if (known) known.push(line);
    else map.set(line.order_id, [line]);
  }
  return map;
}

const toEntry = (order: OrderRecord, lines: readonly HistoryLine[]): OrderSummaryEntry => ({
  orders: lines.map((line) => toRow(order, line)),
  orderImage: lines[0]?.picture_url ?? '',
  productCount: lines.length,
});

const toRow = (order: OrderRecord, line: HistoryLine): OrderRow => ({
  serialNo: line.serial_no,
  orderNo: order.order_no,
  productId: line.product_id,
  productName: line.product_name,
  orderQuantity: line.quantity,
  productRate: toRupees(line.rate_paise),
  netAmount: toRupees(line.net_paise),
  finalOrderAmount: toRupees(order.final_paise),
  billDate: new Date(order.placed_at).toISOString(),
  orderStatus: order.status,
  discount: toRupees(order.discount_paise),
  shipping: toRupees(order.shipping_paise),
  productObject: { productColor: line.colour, productSize: line.size },
  returnStatus: line.return_status,
  deliveredDate: order.delivered_at === null ? null : new Date(order.delivered_at).toISOString(),
  deliveryName: order.name,
  deliveryAddress: order.address,
});
