/** What lies in a parcel, on A5. */
import { brand } from '../../../../contract/brand';
import { formatDay } from '../../../../contract/rules/days';
import { LineTable } from './LineTable';
import type { SheetProps } from './sheets';

interface Props extends SheetProps {
  withPrices: boolean;
}

export function PackingSlip({ order, shop, withPrices }: Props) {
  const { orderNo, placedAt, name } = order;
  const reached = [shop.phone, shop.email].filter(Boolean).join(' · ');
  return (
    <section className="sheet slip">
      <header>
        <strong className="sheet-brand">{brand.name}</strong>
        <span>
          {orderNo} · {formatDay(placedAt)}
        </span>
      </header>
      <p>Packed for {name}</p>
      <LineTable order={order} withPrices={withPrices} />
      <footer>Thank you!{reached !== '' && ` Something is not right? ${reached}`}</footer>
    </section>
  );
}
