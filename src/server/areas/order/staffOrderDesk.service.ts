/** What staff read of orders at the desk (docs/contract.md section 11): lists, one with its story, takings, sheets. */
import { Readable } from 'node:stream';
import type { z } from 'zod';
import { formatMoment } from '../../../contract/rules/days';
import type { SettingValues } from '../../../contract/rules/shopSettings';
import { mobileDigits } from '../../../contract/rules/typedNumbers';
import type { StaffOrder, StaffOrderList, staffOrdersQuery } from '../../../contract/staffOrders';
import type { OrderRecord } from '../../db/schema';
import type { Database } from '../../db/types';
import type { Clock } from '../../lib/clock';
import { DomainError } from '../../lib/domainError';
import { rupeesText } from '../../lib/money';
import { SHEET_START, sheetRows } from '../../lib/sheet';
import { findMember } from '../account/account.repository';
import { knownOrder } from './knownOrder';
import { eventsOf } from './orderEvents.repository';
import { duePaise } from './paymentDue';
import { overdueBounds } from './staffOrderBook.service';
import {
  countOrders,
  listOrderIds,
  listOrders,
  optionsOf,
  ordersOfIds,
  otherOrdersOf,
  overdueAmong,
  type OrderFilter,
  type OrderListing,
  type OverdueBounds,
} from './staffOrderList.repository';
import { linesOf } from './staffOrders.repository';
import { lastStepOf, toRow, toStaffOrder } from './staffOrderView';
import { wordsFor } from './staffOrderWords';

type Query = z.output<typeof staffOrdersQuery>;
type Filters = Omit<Query, 'page' | 'pageSize'>;

interface Deps {
  database: Pick<Database, 'db'>;
  clock: Clock;
  /** As they are now. */
  settings: () => Promise<SettingValues>;
}

/** Fewer digits are in half of all mobile numbers. */
const FEWEST_DIGITS = 3;
const OTHERS_SHOWN = 20;
/** Orders in one sheet: more make no sheet that anybody reads. */
const MOST_EXPORTED = 50_000;

export function makeOrderDesk({ database: { db }, clock, settings }: Deps) {
  const boundsNow = async () => overdueBounds((await settings()).unpaidDays, clock());

  function filterOf(
    { state, payment, next, packed, overdue, q = '', sort }: Filters,
    bounds: OverdueBounds,
  ): Omit<OrderFilter, 'limit'> {
    const words = q.split(/\s+/).filter(Boolean);
    const digits = mobileDigits(q);
    return {
      status: state,
      payment,
      next,
      isPacked: packed,
      overdue: overdue === undefined ? undefined : { is: overdue, bounds },
      search:
        words.length === 0
          ? undefined
          : { words, digits: digits && digits.length >= FEWEST_DIGITS ? digits : undefined },
      sort,
    };
  }

  async function emailOf({ owner_kind, owner_id, email }: OrderRecord): Promise<string | null> {
    if (owner_kind === 'guest') return email;
    return (await findMember(db, owner_id))?.email ?? null;
  }

  /** Throws NOT_FOUND. */
  async function show(orderNo: string): Promise<StaffOrder> {
    const order = await knownOrder(db, orderNo);
    const lines = await linesOf(db, order.id);
    const step = lastStepOf(order);
    const { upiId, unpaidDays } = await settings();
    return toStaffOrder({
      order,
      isOverdue: (await overdueAmong(db, [order.id], overdueBounds(unpaidDays, clock()))).has(order.id),
      lines,
      events: await eventsOf(db, order.id),
      others: await otherOrdersOf(db, order, OTHERS_SHOWN),
      options: await optionsOf(db, [...new Set(lines.map(({ product_id }) => product_id))]),
      email: await emailOf(order),
      words: { step, text: wordsFor(step, order, { upiId }) },
    });
  }

  async function* sheetOf(ids: readonly number[]): AsyncGenerator<string> {
    yield SHEET_START + sheetRows([columns.map(([heading]) => heading)]);
    for await (const orders of ordersOfIds(db, ids))
      yield sheetRows(orders.map((order) => columns.map(([, cell]) => cell(order))));
  }

  return {
    async list({ page, pageSize, ...filters }: Query): Promise<StaffOrderList> {
      const bounds = await boundsNow();
      const filter = filterOf(filters, bounds);
      const orders = await listOrders(db, { ...filter, limit: pageSize, offset: (page - 1) * pageSize });
      const ids = orders.map(({ id }) => id);
      const overdue = await overdueAmong(db, ids, bounds);
      return { rows: orders.map((order) => toRow(order, overdue.has(order.id))), total: await countOrders(db, filter) };
    },

    show,

    /** For printing, in that order. Throws NOT_FOUND where one of them is no order. */
    async several(orderNos: readonly string[]): Promise<StaffOrder[]> {
      const orders: StaffOrder[] = [];
      for (const orderNo of orderNos) orders.push(await show(orderNo));
      return orders;
    },

    /** The list as a sheet, read and written piece by piece. Throws INVALID where it would be too long. */
    async sheet(filters: Filters): Promise<Readable> {
      const ids = await listOrderIds(db, { ...filterOf(filters, await boundsNow()), limit: MOST_EXPORTED + 1 });
      if (ids.length > MOST_EXPORTED) {
        throw new DomainError('INVALID', `These are more than ${MOST_EXPORTED} orders. Narrow the list first.`);
      }
      return Readable.from(sheetOf(ids));
    },
  };
}

export type OrderDesk = ReturnType<typeof makeOrderDesk>;

const momentOf = (at: number | null): string => (at === null ? '' : formatMoment(at));

const columns: readonly [heading: string, cell: (order: OrderListing) => string][] = [
  ['Order', ({ order_no }) => order_no],
  ['Placed', ({ placed_at }) => momentOf(placed_at)],
  ['Status', ({ status }) => status],
  ['Payment', ({ payment }) => payment],
  ['Name', ({ name }) => name],
  ['Mobile', ({ mobile }) => mobile],
  ['Address', ({ address }) => address],
  ['Pieces', ({ pieces }) => String(pieces)],
  ['Products', ({ lines }) => lines.map(({ quantity, product_name }) => `${quantity} x ${product_name}`).join('; ')],
  ['Goods', ({ final_paise }) => rupeesText(final_paise)],
  ['Shipping', ({ shipping_set_at, shipping_paise }) => (shipping_set_at === null ? '' : rupeesText(shipping_paise))],
  ['To pay', (order) => rupeesText(duePaise(order))],
  ['Received', ({ payment_paise }) => (payment_paise === null ? '' : rupeesText(payment_paise))],
  ['Reference', ({ payment_reference }) => payment_reference ?? ''],
  ['Paid', ({ paid_at }) => momentOf(paid_at)],
  ['Courier', ({ courier }) => courier ?? ''],
  ['Tracking number', ({ tracking_number }) => tracking_number ?? ''],
  ['Shipped', ({ shipped_at }) => momentOf(shipped_at)],
  ['Delivered', ({ delivered_at }) => momentOf(delivered_at)],
  ['Cancelled', ({ canceled_at }) => momentOf(canceled_at)],
];
