/** The invoice of an order, on A4. */
import { brand } from '../../../../contract/brand';
import { formatDay } from '../../../../contract/rules/days';
import { numberInWords } from '../../../../contract/rules/numberInWords';
import type { StaffOrder } from '../../../../contract/staffOrders';
import { rupeesText } from '../../../lib/money';
import { LineTable } from './LineTable';
import type { SheetProps } from './sheets';

/** `Rupees One Thousand Two Hundred and Seventeen and Fifty Paise Only` */
function inWords({ amountDue }: StaffOrder): string {
  const [rupees, paise] = [Math.floor(amountDue), Math.round((amountDue % 1) * 100)];
  return `Rupees ${numberInWords(rupees)}${paise > 0 ? ` and ${numberInWords(paise)} Paise` : ''} Only`;
}

export function InvoiceSheet({ order, shop }: SheetProps) {
  const { orderNo, placedAt, name, address, mobile, payment } = order;
  return (
    <section className="sheet invoice">
      <header>
        <strong className="sheet-brand">{brand.name}</strong>
        <address>
          {[...shop.address, shop.email, shop.phone].filter(Boolean).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </header>
      <h2>Invoice {orderNo}</h2>
      <p>{formatDay(placedAt)}</p>
      <p>
        Billed to <strong>{name}</strong>, {address.whole}, mobile {mobile}
      </p>
      <LineTable order={order} withPrices />
      <p>{inWords(order)}</p>
      {payment.state === 'received' && (
        <p>
          Received{payment.amount !== null && ` ${rupeesText(payment.amount)}`}
          {payment.reference !== null && payment.reference !== '' && `, reference ${payment.reference}`}
          {payment.at !== null && `, ${formatDay(payment.at)}`}.
        </p>
      )}
    </section>
  );
}
