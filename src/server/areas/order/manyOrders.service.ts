/**
 * Several orders in one step. Each is moved by itself, by the same service as one: what cannot be moved is told, and
 * keeps none of the others.
 */
import type { ManyMoved } from '../../../contract/staffOrderChanges';
import { asPrinted } from '../../../contract/rules/orderLink';
import { DomainError } from '../../lib/domainError';
import type { Actor } from './orderEvents.repository';
import type { ParcelSaid } from './parcel';
import type { StaffOrders } from './staffOrders.service';
import type { StaffParcels } from './staffParcels.service';

interface Deps {
  staff: Pick<StaffOrders, 'ship' | 'cancelOverdue'>;
  parcels: Pick<StaffParcels, 'pack'>;
}

/** As the list showed it. */
interface Listed {
  orderNo: string;
  version: number;
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

export function makeManyOrders({ staff, parcels }: Deps) {
  return {
    pack: (orders: readonly Listed[], by: Actor): Promise<ManyMoved> =>
      each(orders, ({ orderNo, version }) => parcels.pack(orderNo, { by, version })),

    /** Only those that are paid. */
    ship: (orders: readonly (Listed & { parcel: ParcelSaid })[], by: Actor): Promise<ManyMoved> =>
      each(orders, ({ orderNo, version, parcel }) => staff.ship(orderNo, { by, version, parcel })),

    /** Of those that staff saw, the ones that are overdue when their turn comes. */
    cancelOverdue: (orders: readonly Listed[], by: Actor): Promise<ManyMoved> =>
      each(orders, async ({ orderNo, version }) => {
        if (await staff.cancelOverdue(orderNo, { by, version })) return;
        throw new DomainError('CONFLICT', `Order ${asPrinted(orderNo)} is not overdue any more.`);
      }),
  };
}

export type ManyOrders = ReturnType<typeof makeManyOrders>;
