/**
 * What staff do with the parcel itself (docs/contract.md section 11): pack it, unpack it again, and correct how it
 * travels once it is on its way.
 */
import type { Database } from '../../db/types';
import type { Clock } from '../../lib/clock';
import { DomainError } from '../../lib/domainError';
import { heldOrder, recordChange, type StaffChange } from './orderChanges';
import type { OrderMails } from './orderMails';
import { isSameParcel, toParcel, type ParcelSaid } from './parcel';
import { setPacked, setParcel } from './staffOrders.repository';
import type { Moved } from './staffOrders.service';

interface Deps {
  database: Database;
  clock: Clock;
  mails: Pick<OrderMails, 'parcelCorrected'>;
}

/** Every call throws NOT_FOUND, STALE and CONFLICT as those of staffOrders.service.ts; a repeat is harmless. */
export function makeStaffParcels({ database, clock, mails }: Deps) {
  const { engine } = database;

  return {
    /** What an ORDERED one holds is packed, or is not any more. The first time stays. */
    pack: (typed: string, { by, version, isPacked = true }: StaffChange & { isPacked?: boolean }): Promise<Moved> =>
      database.write(async (trx) => {
        const before = await heldOrder(trx, engine, typed, { version });
        const order = await setPacked(trx, before.order_no, isPacked ? clock() : null);
        const wasPacked = before.packed_at !== null;
        if (!order) {
          if (wasPacked === isPacked) return { order: before, moved: false };
          throw new DomainError('CONFLICT', `Order ${before.order_no} is not waiting to be packed.`);
        }
        await recordChange(trx, order, {
          at: clock(),
          by,
          what: isPacked ? 'packed' : 'unpacked',
          was: { isPacked: wasPacked },
          isNow: { isPacked },
        });
        return { order, moved: true };
      }),

    /** Courier, number and link of a SHIPPED one, all anew; the customer is told. */
    correct: (typed: string, { by, version, parcel: said }: StaffChange & { parcel: ParcelSaid }): Promise<Moved> =>
      database.write(async (trx) => {
        const before = await heldOrder(trx, engine, typed, { version });
        const parcel = toParcel(said);
        if (before.status === 'SHIPPED' && isSameParcel(before, parcel)) return { order: before, moved: false };
        const order = await setParcel(trx, before.order_no, parcel);
        if (!order) throw new DomainError('CONFLICT', `Order ${before.order_no} is not on its way.`);
        await recordChange(trx, order, {
          at: clock(),
          by,
          what: 'parcel corrected',
          details: { courier: parcel.courier, trackingNumber: parcel.tracking_number },
          // The number leads to whom it goes to, so it stands in the event alone (decision 319).
          was: { courier: before.courier },
          isNow: { courier: parcel.courier },
        });
        await mails.parcelCorrected(trx, order);
        return { order, moved: true };
      }),
  };
}

export type StaffParcels = ReturnType<typeof makeStaffParcels>;
