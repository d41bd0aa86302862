/**
 * Several orders in one step. Each is moved by itself, by the same service as one: what cannot be moved is told, and
 * keeps none of the others.
 */
import type { ManyMoved } from '../../../contract/staffOrderChanges';
import { asPrinted } from '../../../contract/rules/orderLink';
import { DomainError } from '../../lib/domainError';
import type { Actor } from './orderEvents.repository';
import type { OrderBook } from './staffOrderBook.service';
import type { ParcelSaid, StaffOrders } from './staffOrders.service';

interface Deps {
  staff: Pick<StaffOrders, 'pack' | 'ship' | 'cancelUnsent'>;
  overdueNow: () => ReturnType<OrderBook['overdue']>;
}

async function each<T extends { orderNo: string }>(
  orders: readonly T[],
  move: (order: T) => Promise<unknown>,
): Promise<ManyMoved> {
  const moved: ManyMoved = { done: [], failed: [] };
  for (const order of orders) {
    const orderNo = asPrinted(order.orderNo);
    try {
      await move(order);
      moved.done.push(orderNo);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      moved.failed.push({ orderNo, message: error.message });
    }
  }
  return moved;
}

export function makeManyOrders({ staff, overdueNow }: Deps) {
  return {
    pack: (orderNos: readonly string[], by: Actor): Promise<ManyMoved> =>
      each(
        orderNos.map((orderNo) => ({ orderNo })),
        ({ orderNo }) => staff.pack(orderNo, { by }),
      ),

    /** Only those that are paid. */
    ship: (parcels: readonly (ParcelSaid & { orderNo: string })[], by: Actor): Promise<ManyMoved> =>
      each(parcels, ({ orderNo, ...parcel }) => staff.ship(orderNo, { by, parcel, despite: [] })),

    /** Of those that staff saw, the ones that are overdue now. */
    async cancelOverdue(orderNos: readonly string[], by: Actor): Promise<ManyMoved> {
      const overdue = new Set((await overdueNow()).map(({ order_no }) => order_no));
      return each(
        orderNos.map((orderNo) => ({ orderNo: asPrinted(orderNo) })),
        async ({ orderNo }) => {
          const done = overdue.has(orderNo) && (await staff.cancelUnsent([orderNo], by)).length > 0;
          if (!done) throw new DomainError('CONFLICT', `Order ${orderNo} is not overdue any more.`);
        },
      );
    },
  };
}

export type ManyOrders = ReturnType<typeof makeManyOrders>;
