/**
 * Staff change an order before it ships: a line's colour or size, fewer pieces of it, the address (docs/contract.md
 * section 11). Each piece keeps the rate at which it was ordered; the coupon is judged anew for what is left.
 */
import type { Transaction } from 'kysely';
import { fold, splitOptions } from '../../../contract/rules/names';
import { toRupees } from '../../../contract/rules/money';
import type { PricedLine } from '../../../contract/rules/pricing';
import type { OrderLineRecord, OrderRecord, Schema } from '../../db/schema';
import type { Database } from '../../db/types';
import type { Clock } from '../../lib/clock';
import { DomainError } from '../../lib/domainError';
import { shareOut, storedLinePaise } from '../../lib/money';
import { findCoupon } from '../coupon/coupon.repository';
import { changeLine, changeOrder, removeLine } from './orderChange.repository';
import { isUnpaid } from './orderActions';
import { heldOrder, recordChange, type StaffChange } from './orderChanges';
import type { OrderMails } from './orderMails';
import { priceOf } from './pricing';
import { optionsOf } from './staffOrderList.repository';
import { linesOf } from './staffOrders.repository';
import { putBack } from './stock';

interface LineWish {
  serialNo: number;
  colour?: string | undefined;
  size?: string | undefined;
  quantity?: number | undefined;
}

interface Wish extends StaffChange {
  lines: readonly LineWish[];
  address?: string | undefined;
}

interface Deps {
  database: Database;
  clock: Clock;
  mails: Pick<OrderMails, 'changed'>;
}

const tooLate = ({ order_no }: OrderRecord): DomainError =>
  new DomainError('CONFLICT', `Order ${order_no} can be changed only before it ships.`);
const invalid = (message: string): DomainError => new DomainError('INVALID', message);

export function makeOrderChange({ database, clock, mails }: Deps) {
  return {
    /**
     * What is left out of `lines` stays. Throws NOT_FOUND for an unknown order, STALE for one that was changed
     * meanwhile, CONFLICT for one that is sent or cancelled, and for another amount of one that is paid, INVALID for
     * what no such line can be.
     */
    async change(typed: string, { by, version, lines: wishes, address }: Wish): Promise<OrderRecord> {
      const { order, returned } = await database.write(async (trx) => {
        const before = await heldOrder(trx, database.engine, typed, { version });
        if (before.status !== 'ORDERED') throw tooLate(before);
        const had = await linesOf(trx, before.id);
        const lines = await changed(trx, had, wishes);
        const left = lines.filter(({ quantity }) => quantity > 0);
        if (left.length === 0) throw invalid('An order holds one piece at least. Cancel it instead.');
        const price = await newPrice(trx, before, left);
        if (price.final_paise !== before.final_paise && !isUnpaid(before)) {
          throw new DomainError('CONFLICT', `Order ${before.order_no} is paid, so what it comes to stays.`);
        }
        const told = whatChanged(had, lines);
        const isMoved = address !== undefined && address !== before.address;
        if (told.length === 0 && !isMoved) return { order: before, returned: false };

        const back = had.map((line, at) => ({ ...line, quantity: line.quantity - (lines[at]?.quantity ?? 0) }));
        await putBack(
          trx,
          back.filter(({ quantity }) => quantity > 0),
          clock(),
        );
        for (const { serial_no } of lines.filter(({ quantity }) => quantity === 0)) await removeLine(trx, serial_no);
        const nets = shareOut(price.final_paise, left.map(storedLinePaise));
        for (const [at, line] of left.entries()) await changeLine(trx, { ...line, net_paise: nets[at] ?? 0 });
        const order = await changeOrder(trx, before.id, { ...price, address: address ?? before.address });
        if (!order) throw tooLate(before);

        // The address itself is the customer's alone: it goes with the order when somebody wants to be forgotten.
        const what = [...told, ...(isMoved ? ['the address'] : [])];
        await recordChange(trx, order, {
          at: clock(),
          by,
          what: 'changed',
          details: { lines: what },
          was: { goods: toRupees(before.final_paise) },
          isNow: { goods: toRupees(order.final_paise), changed: what },
        });
        await mails.changed(trx, order);
        return { order, returned: back.some(({ quantity }) => quantity > 0) };
      });
      if (returned) await database.announce();
      return order;
    },
  };

  /** All of the order's lines as they shall be; of those that go, the quantity is 0. */
  async function changed(trx: Transaction<Schema>, had: readonly OrderLineRecord[], wishes: readonly LineWish[]) {
    const options = await optionsOf(
      trx,
      had.map(({ product_id }) => product_id),
    );
    const wishOf = new Map(wishes.map((wish) => [wish.serialNo, wish]));
    for (const { serialNo } of wishes) {
      if (!had.some(({ serial_no }) => serial_no === serialNo))
        throw invalid(`Line ${serialNo} is none of this order.`);
    }
    return had.map((line): OrderLineRecord => {
      const wish = wishOf.get(line.serial_no);
      if (!wish) return line;
      const offered = options.find(({ id }) => id === line.product_id);
      const quantity = wish.quantity ?? line.quantity;
      if (quantity > line.quantity) throw invalid(`${line.product_name}: the quantity can only go down.`);
      return {
        ...line,
        quantity,
        colour: optionOf(line, wish.colour, line.colour, offered?.colours),
        size: optionOf(line, wish.size, line.size, offered?.sizes),
      };
    });
  }
}

/** As the product spells it. Throws INVALID for what the product does not come in. */
function optionOf(
  { product_name }: OrderLineRecord,
  wanted: string | undefined,
  had: string,
  offered: string | undefined,
): string {
  if (wanted === undefined || fold(wanted) === fold(had)) return had;
  const option = splitOptions(offered).find((one) => fold(one) === fold(wanted));
  if (option === undefined) throw invalid(`${product_name} does not come in ${wanted}.`);
  return option;
}

/**
 * By the service that priced the order. Its coupon was granted and stays so, whatever became of the coupon since; only
 * what it asks of the goods is asked again. Of one that staff have deleted the same share is taken off.
 */
async function newPrice(trx: Transaction<Schema>, before: OrderRecord, left: readonly OrderLineRecord[]) {
  const priced = left.map(({ product_id, quantity, rate_paise }): PricedLine => ({
    productId: product_id,
    quantity,
    ratePaise: rate_paise,
  }));
  const { coupon_code: code, subtotal_paise, discount_paise } = before;
  const coupon = code === null ? undefined : await findCoupon(trx, code);
  const price = priceOf(priced, coupon && { ...coupon, status: 'active' });
  const share =
    code === null || coupon || subtotal_paise === 0
      ? 0
      : Math.floor((discount_paise * price.subtotalPaise) / subtotal_paise);
  return {
    subtotal_paise: price.subtotalPaise,
    discount_paise: price.discountPaise + share,
    final_paise: price.totalPaise - share,
    coupon_code: price.coupon || share > 0 ? code : null,
  };
}

/** `2 x Mulmul jhabla, Red, 3-6 M → 1 x Mulmul jhabla, Blue, 3-6 M` */
function whatChanged(had: readonly OrderLineRecord[], lines: readonly OrderLineRecord[]): string[] {
  const text = ({ quantity, product_name, colour, size }: OrderLineRecord): string =>
    [`${quantity} x ${product_name}`, colour, size].filter(Boolean).join(', ');
  return had.flatMap((line, at) => {
    const [was, isNow] = [text(line), text(lines[at] ?? line)];
    return was === isNow ? [] : [`${was} → ${isNow}`];
  });
}

export type OrderChanger = ReturnType<typeof makeOrderChange>;
