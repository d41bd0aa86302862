/** How a parcel travels, as staff say it and as the order keeps it. Pure. */
import { trackingUrlOf } from '../../../contract/rules/couriers';
import type { Parcel } from './staffOrders.repository';

/** As staff say it; `link` where the courier's own page is not the one. */
export interface ParcelSaid {
  courier?: string;
  trackingNumber?: string;
  link?: string;
}

/** Of a call. */
export const parcelOf = (said: { courier: string; trackingNumber: string; trackingUrl?: string | undefined }) => {
  const { courier, trackingNumber, trackingUrl } = said;
  return { courier, trackingNumber, ...(trackingUrl !== undefined && { link: trackingUrl }) } satisfies ParcelSaid;
};

/** Nothing of it was said. */
export const isUnsaid = (said: ParcelSaid): boolean => Object.values(said).every((part) => part === undefined);

export function toParcel({ courier, trackingNumber, link }: ParcelSaid): Parcel {
  const known = courier && trackingNumber ? trackingUrlOf(courier, trackingNumber) : undefined;
  return { courier: courier ?? null, tracking_number: trackingNumber ?? null, tracking_link: link ?? known ?? null };
}

export const isSameParcel = (a: Parcel, b: Parcel): boolean =>
  a.courier === b.courier && a.tracking_number === b.tracking_number && a.tracking_link === b.tracking_link;
