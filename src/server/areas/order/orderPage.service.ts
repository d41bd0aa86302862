/**
 * An order's own page (docs/contract.md section 10), for whoever has one of its keys, and for the member whose order it
 * is. To anybody else it is as if there were no such order.
 */
import type { Kysely, Transaction } from 'kysely';
import type { OrderLinkBody, OrderPage } from '../../../contract/orderPage';
import { asPrinted } from '../../../contract/rules/orderLink';
import { toRupees } from '../../../contract/rules/money';
import { upiLink } from '../../../contract/rules/upi';
import { readMobile } from '../../../contract/rules/typedNumbers';
import { brand } from '../../../contract/brand';
import type { OrderRecord, Schema } from '../../db/schema';
import type { Database } from '../../db/types';
import type { Clock } from '../../lib/clock';
import { DomainError, notFound } from '../../lib/domainError';
import { qrPath } from '../../lib/qrPath';
import { emailKey } from '../account/emailKey';
import type { Catalog } from '../catalog/catalog';
import { showProducts } from '../catalog/productNews';
import type { MailQueue } from '../mail/outbox';
import { readPayee, type SettingDefaults } from '../settings/shopSettings';
import { tellDesks } from '../staff/deskNews';
import { cancelOrder } from './cancelling';
import { findOrderOf, linesWithReturns, type HistoryLine } from './history.repository';
import { lockOrder, recordChange } from './orderChanges';
import { theCustomer } from './orderEvents.repository';
import { findKeyedOrder } from './orderKeys.repository';
import { addressOf, type OrderMails } from './orderMails';
import { duePaise, isPayable } from './paymentDue';
import { movePayment } from './payment.repository';
import { findOrder } from './staffOrders.repository';

/** Which order, and what the caller has to show for it. */
export interface Asked {
  orderNo: string;
  key: string | undefined;
  memberId: string | undefined;
}

interface Deps {
  database: Database;
  clock: Clock;
  catalog: Pick<Catalog, 'touch'>;
  mails: OrderMails;
  mailQueue: Pick<MailQueue, 'wake'>;
  config: SettingDefaults;
}

/** Every call throws the same NOT_FOUND where the caller has no right to the order, and where there is none. */
export function makeOrderPages({ database, clock, catalog, mails, mailQueue, config }: Deps) {
  const shown = async (db: Kysely<Schema> | Transaction<Schema>, order: OrderRecord): Promise<OrderPage> =>
    toPage(order, await linesWithReturns(db, order.id), isPayable(order) ? await readPayee(db, config) : null);

  return {
    show: async (asked: Asked): Promise<OrderPage> => shown(database.db, await opened(database.db, asked)),

    /** While ORDERED; a repeat is harmless. Throws NOT_CANCELLABLE later on. */
    async cancel(asked: Asked): Promise<OrderPage> {
      const { page, productIds } = await database.write(async (trx) => {
        const { order_no } = await opened(trx, asked);
        const how = { engine: database.engine, by: theCustomer, mails, now: clock() };
        const { order, productIds } = await cancelOrder(trx, order_no, how);
        return { page: await shown(trx, order), productIds };
      });
      mailQueue.wake();
      if (productIds.length > 0) await showProducts({ database, catalog }, productIds);
      return page;
    },

    /**
     * asked or claimed → claimed, with the payment's reference; the same one again is harmless. Throws CONFLICT where
     * nothing is due.
     */
    async claim(asked: Asked, reference: string): Promise<OrderPage> {
      const page = await database.write(async (trx) => {
        const { id } = await opened(trx, asked);
        await lockOrder(trx, database.engine, asked.orderNo);
        const before = await opened(trx, asked);
        if (before.payment === 'claimed' && before.payment_reference === reference) return shown(trx, before);
        if (!isPayable(before)) throw new DomainError('CONFLICT', whyNotDue(before));
        const order = await movePayment(trx, id, ['asked', 'claimed'], {
          payment: 'claimed',
          payment_reference: reference,
        });
        if (!order) throw new DomainError('CONFLICT', whyNotDue(before));
        await recordChange(trx, order, {
          at: clock(),
          by: theCustomer,
          what: 'payment claimed',
          details: { reference },
        });
        await mails.paymentClaimed(trx, order);
        return shown(trx, order);
      });
      mailQueue.wake();
      await tellDesks(database);
      return page;
    },

    /**
     * Sends the link once more, to the address that the order holds; an order without one is put before the shop. Does
     * nothing where number and contact do not belong together, and says nothing either way.
     * @param mayTell counts the order's links, and says whether another one may go out; asked only where number and
     *   contact belong together, so that wrong ones take nothing from the customer
     */
    async sendLink({ orderNo, contact }: OrderLinkBody, mayTell: (orderNo: string) => Promise<boolean>): Promise<void> {
      const found = await findOrder(database.db, asPrinted(orderNo));
      if (!found) return;
      const address = await addressOf(database.db, found);
      const isTheirs = readMobile(contact) === found.mobile || (address && emailKey(contact) === emailKey(address));
      if (!isTheirs || !(await mayTell(found.order_no))) return;
      await database.write(async (trx) => {
        await recordChange(trx, found, { at: clock(), by: theCustomer, what: 'link asked' });
        await mails.linkAsked(trx, found);
      });
      mailQueue.wake();
    },
  };
}

export type OrderPages = ReturnType<typeof makeOrderPages>;

/**
 * One query for whatever the caller has shown, which finds the order or finds nothing: neither the answer nor its time
 * tells whether there is one.
 */
async function opened(
  db: Kysely<Schema> | Transaction<Schema>,
  { orderNo, key, memberId }: Asked,
): Promise<OrderRecord> {
  const order =
    (key === undefined ? undefined : await findKeyedOrder(db, orderNo, key)) ??
    (memberId === undefined ? undefined : await findOrderOf(db, orderNo, memberId));
  if (!order) throw notFound('This order');
  return order;
}

function whyNotDue({ status, payment }: OrderRecord): string {
  if (status === 'CANCELED') return 'This order was cancelled, so nothing is to be paid.';
  if (payment === 'none') return 'We have not said yet what this order comes to. Please wait for our word.';
  return 'We have this payment already. Thank you!';
}

const isoOrNull = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
const rupeesOrNull = (paise: number | null): number | null => (paise === null ? null : toRupees(paise));

/** Whom it is paid to, where it can be paid by UPI. */
type Payee = Awaited<ReturnType<typeof readPayee>>;

function toPage(order: OrderRecord, lines: readonly HistoryLine[], upi: Payee): OrderPage {
  const isDue = isPayable(order);
  return {
    orderNo: order.order_no,
    orderStatus: order.status,
    placedDate: new Date(order.placed_at).toISOString(),
    shippedDate: isoOrNull(order.shipped_at),
    deliveredDate: isoOrNull(order.delivered_at),
    canceledDate: isoOrNull(order.canceled_at),
    deliveryName: order.name,
    deliveryAddress: order.address,
    lines: lines.map((line) => ({
      serialNo: line.serial_no,
      productId: line.product_id,
      productName: line.product_name,
      productColor: line.colour,
      productSize: line.size,
      orderQuantity: line.quantity,
      productRate: toRupees(line.rate_paise),
      netAmount: toRupees(line.net_paise),
      productImage: line.picture_url,
      returnStatus: line.return_status,
    })),
    subTotal: toRupees(order.subtotal_paise),
    discount: toRupees(order.discount_paise),
    finalOrderAmount: toRupees(order.final_paise),
    shipping: order.shipping_set_at === null && order.shipping_paise === 0 ? null : toRupees(order.shipping_paise),
    payment: {
      paymentState: order.payment,
      amountDue: isDue ? toRupees(duePaise(order)) : null,
      amountReceived: rupeesOrNull(order.payment_paise),
      ...(order.refunded_paise !== null && { amountRefunded: toRupees(order.refunded_paise) }),
      reference: order.payment_reference,
      upi: upi && toUpi(order, upi),
    },
    courier: order.courier,
    trackingNumber: order.tracking_number,
    trackingLink: order.tracking_link,
  };
}

function toUpi(order: OrderRecord, { id, payee }: NonNullable<Payee>): OrderPage['payment']['upi'] {
  const note = `${brand.name} ${order.order_no}`;
  const link = upiLink({ id, payee, amountPaise: duePaise(order), orderNo: order.order_no, note });
  return { id, payee, link, qr: qrPath(link) };
}
