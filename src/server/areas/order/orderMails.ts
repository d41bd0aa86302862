/**
 * Tells the customer by mail what happens to an order, and the shop of what it has to act on. A mail is written in the
 * transaction of what it tells about; the caller wakes the mail queue once that is through. A guest who left no address
 * gets none.
 */
import type { Kysely, Transaction } from 'kysely';
import type { OrderRecord, Schema } from '../../db/schema';
import type { Clock } from '../../lib/clock';
import type { Config } from '../../plugins/config';
import { findMember } from '../account/account.repository';
import {
  orderCancelledMail,
  orderChangedMail,
  orderDeliveredMail,
  orderLinkMail,
  orderPlacedMail,
  orderShippedMail,
  parcelCorrectedMail,
  type OrderNews,
} from '../mail/orderTemplates';
import type { NewMail, Outbox } from '../mail/outbox';
import {
  paymentAskedMail,
  paymentNotFoundMail,
  paymentReceivedMail,
  paymentUndoneMail,
  type PaymentNews,
} from '../mail/paymentTemplates';
import { makeShopAlerts, staffUrlOf } from '../mail/shopAlerts';
import { newOrderAlert, paymentClaimedAlert, plainAlert } from '../mail/shopTemplates';
import { shopUrlOf } from '../mail/templates';
import { readPayee, type SettingDefaults } from '../settings/shopSettings';
import { addOrderKey } from './orderKeys.repository';
import { duePaise, isPayable } from './paymentDue';
import { linesOf } from './staffOrders.repository';

type Tell = (trx: Transaction<Schema>, order: OrderRecord) => Promise<void>;

export interface OrderMails {
  placed: Tell;
  /** What the shipping costs, and how to pay. */
  shippingSet: Tell;
  paymentClaimed: Tell;
  paymentReceived: Tell;
  /** It was noted by mistake. */
  paymentUndone: Tell;
  /** What the customer claimed is not there. @param reference as the customer gave it */
  paymentNotFound(trx: Transaction<Schema>, order: OrderRecord, reference: string | null): Promise<void>;
  /** Its lines or its address, before it ships. */
  changed: Tell;
  shipped: Tell;
  /** Courier and number of one that is on its way are others than was said. */
  parcelCorrected: Tell;
  delivered: Tell;
  cancelled(trx: Transaction<Schema>, order: OrderRecord, by: 'customer' | 'shop'): Promise<void>;
  /** The link once more; an order without an e-mail address is put before the shop instead. */
  linkAsked: Tell;
}

interface Deps {
  outbox: Outbox;
  clock: Clock;
  config: SettingDefaults & Pick<Config, 'publicUrl' | 'port'>;
}

/** Of an order's page, which the key opens to whoever has it. */
export const orderLink = (shopUrl: string, orderNo: string, key: string): string =>
  `${shopUrl}/order/${orderNo}?key=${key}`;

/** A further link to an order's page, for a mail. */
export const newOrderLink = async (
  trx: Transaction<Schema>,
  { id, order_no }: Pick<OrderRecord, 'id' | 'order_no'>,
  { shopUrl, now }: { shopUrl: string; now: number },
): Promise<string> => orderLink(shopUrl, order_no, await addOrderKey(trx, id, now));

/** Where its customer wants to hear of it: a member's own address, or the one that a guest left. */
export async function addressOf(
  db: Kysely<Schema> | Transaction<Schema>,
  order: OrderRecord,
): Promise<string | undefined> {
  if (order.owner_kind === 'guest') return order.email ?? undefined;
  return (await findMember(db, order.owner_id))?.email;
}

export function makeOrderMails({ outbox, clock, config }: Deps): OrderMails {
  const shopUrl = shopUrlOf(config);
  const alerts = makeShopAlerts({ outbox, clock, config });
  const adminUrlOf = ({ order_no }: OrderRecord): string => staffUrlOf(config, `/orders/${order_no}`);

  /** @returns whether there was an address to write to */
  async function tell(trx: Transaction<Schema>, order: OrderRecord, write: (news: OrderNews) => NewMail) {
    const to = await addressOf(trx, order);
    if (to === undefined) return false;
    const link = await newOrderLink(trx, order, { shopUrl, now: clock() });
    await outbox.put(trx, write({ to, order, lines: await linesOf(trx, order.id), link, shopUrl }));
    return true;
  }

  /** A mail that says how to pay as well. */
  async function tellWithPayment(
    trx: Transaction<Schema>,
    order: OrderRecord,
    write: (news: PaymentNews) => NewMail,
  ): Promise<void> {
    const upi = await readPayee(trx, config);
    const due = isPayable(order) ? duePaise(order) : null;
    await tell(trx, order, (news) => write({ ...news, duePaise: due, upi }));
  }

  return {
    async placed(trx, order) {
      await tell(trx, order, orderPlacedMail);
      await alerts.tell(trx, {
        kind: 'new order',
        subject: order.order_no,
        write: async (to) =>
          newOrderAlert({ to, order, lines: await linesOf(trx, order.id), adminUrl: adminUrlOf(order) }),
      });
    },
    async shippingSet(trx, order) {
      const upi = await readPayee(trx, config);
      await tell(trx, order, (news) => paymentAskedMail({ ...news, duePaise: duePaise(order), upi }));
    },
    paymentClaimed: (trx, order) =>
      alerts.tell(trx, {
        kind: 'payment claimed',
        subject: order.order_no,
        write: (to) => paymentClaimedAlert({ to, order, adminUrl: adminUrlOf(order) }),
      }),
    async paymentReceived(trx, order) {
      await tell(trx, order, paymentReceivedMail);
    },
    async paymentUndone(trx, order) {
      await tellWithPayment(trx, order, paymentUndoneMail);
    },
    async paymentNotFound(trx, order, reference) {
      await tellWithPayment(trx, order, (news) => paymentNotFoundMail(news, reference));
    },
    async changed(trx, order) {
      await tell(trx, order, orderChangedMail);
    },
    async shipped(trx, order) {
      await tell(trx, order, orderShippedMail);
    },
    async parcelCorrected(trx, order) {
      await tell(trx, order, parcelCorrectedMail);
    },
    async delivered(trx, order) {
      await tell(trx, order, orderDeliveredMail);
    },
    async cancelled(trx, order, by) {
      await tell(trx, order, (news) => orderCancelledMail({ ...news, by }));
      if (by === 'shop') return;
      await alerts.tell(trx, {
        kind: 'order cancelled',
        subject: order.order_no,
        write: (to) => plainAlert({ to, kind: 'order cancelled', subject: order.order_no, url: adminUrlOf(order) }),
      });
    },
    async linkAsked(trx, order) {
      if (await tell(trx, order, orderLinkMail)) return;
      await alerts.tell(trx, {
        kind: 'link asked',
        subject: order.order_no,
        write: (to) =>
          plainAlert({ to, kind: 'link asked', subject: order.order_no, mobile: order.mobile, url: adminUrlOf(order) }),
      });
    },
  };
}
