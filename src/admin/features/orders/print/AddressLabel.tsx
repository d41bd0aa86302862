/** The address on a parcel, 10 × 15 cm. */
import { brand } from '../../../../contract/brand';
import type { SheetProps } from './sheets';

export function AddressLabel({ order, shop }: SheetProps) {
  const { orderNo, name, mobile, address, courier, trackingNumber } = order;
  return (
    <section className="sheet label">
      <p className="label-to">To</p>
      <p className="label-name">{name}</p>
      <p className="label-lines">
        {address.parts.map((part, at) => (
          <span key={at}>{part}</span>
        ))}
      </p>
      <p className="label-pin">{address.pinCode}</p>
      <p>Mobile {mobile}</p>
      <p className="label-parcel">
        {orderNo}
        {trackingNumber !== null && ` · ${courier} ${trackingNumber}`}
      </p>
      <p className="label-from">From {[brand.name, ...shop.address, shop.phone].filter(Boolean).join(', ')}</p>
    </section>
  );
}
