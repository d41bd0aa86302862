/** An order's lines on paper, and what they come to. */
import type { StaffOrder } from '../../../../contract/staffOrders';
import { rupeesText } from '../../../lib/money';
import { chargedShipping } from '../../../lib/orderWords';

interface Props {
  order: StaffOrder;
  withPrices: boolean;
}

export function LineTable({ order, withPrices }: Props) {
  const { lines, subtotal, discount, amountDue } = order;
  const sums: [string, number][] = [
    ['Goods', subtotal],
    ['Coupon', -discount],
    ['Shipping', chargedShipping(order)],
    ['Together', amountDue],
  ];
  return (
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
  );
}
