/** What lies in a parcel, on A5. */
import { brand } from '../../../../contract/brand';
import { formatDay } from '../../../../contract/rules/days';
import type { StaffOrder } from '../../../../contract/staffOrders';
import { rupeesText } from '../../../lib/money';

interface Props {
  order: StaffOrder;
  withPrices: boolean;
}

export function PackingSlip({ order, withPrices }: Props) {
  const { orderNo, placedAt, name, lines, subtotal, discount, shipping, amountDue } = order;
  const sums: [string, number][] = [
    ['Goods', subtotal],
    ['Coupon', -discount],
    ['Shipping', shipping ?? 0],
    ['Together', amountDue],
  ];
  return (
    <section className="sheet slip">
      <header>
        <strong className="sheet-brand">{brand.name}</strong>
        <span>
          {orderNo} · {formatDay(placedAt)}
        </span>
      </header>
      <p>Packed for {name}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Piece</th>
            <th scope="col">Colour, size</th>
            <th scope="col">Number</th>
            {withPrices && <th scope="col">Amount</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ serialNo, name: product, colour, size, quantity, amount }) => (
            <tr key={serialNo}>
              <td>{product}</td>
              <td>{[colour, size].filter(Boolean).join(', ')}</td>
              <td>{quantity}</td>
              {withPrices && <td>{rupeesText(amount)}</td>}
            </tr>
          ))}
        </tbody>
        {withPrices && (
          <tfoot>
            {sums
              .filter(([what, rupees]) => rupees !== 0 || what === 'Together')
              .map(([what, rupees]) => (
                <tr key={what}>
                  <th scope="row" colSpan={3}>
                    {what}
                  </th>
                  <td>{rupeesText(rupees)}</td>
                </tr>
              ))}
          </tfoot>
        )}
      </table>
      <footer>
        Thank you! Something is not right? {brand.phone} · {brand.email}
      </footer>
    </section>
  );
}
