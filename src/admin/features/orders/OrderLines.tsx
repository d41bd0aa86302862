/** What was ordered, with pictures, and what it comes to. */
import type { StaffOrder } from '../../../contract/staffOrders';
import { rupeesText } from '../../lib/money';
import { chargedShipping } from '../../lib/orderWords';

export function OrderLines({ order }: { order: StaffOrder }) {
  const { lines, subtotal, discount, coupon, shipping, amountDue } = order;
  const charged = chargedShipping(order);
  return (
    <section aria-labelledby="order-lines">
      <h2 id="order-lines">Pieces</h2>
      <ul className="order-lines">
        {lines.map(({ serialNo, name, colour, size, quantity, rate, amount, picture }) => (
          <li key={serialNo}>
            {picture === '' ? <span className="no-picture" /> : <img src={picture} alt="" width={56} height={56} />}
            <span className="line-words">
              <strong>{name}</strong>
              <span className="quiet">{[colour, size].filter(Boolean).join(', ')}</span>
              <span>
                {quantity} × {rupeesText(rate)}
              </span>
            </span>
            <span className="line-amount">{rupeesText(amount)}</span>
          </li>
        ))}
      </ul>
      <dl className="sums">
        <dt>Goods</dt>
        <dd>{rupeesText(subtotal)}</dd>
        {discount > 0 && (
          <>
            <dt>Coupon {coupon}</dt>
            <dd>{rupeesText(-discount)}</dd>
          </>
        )}
        <dt>Shipping</dt>
        <dd>{shipping === null && charged === 0 ? 'Not quoted' : rupeesText(charged)}</dd>
        <dt>
          <strong>Total</strong>
        </dt>
        <dd>
          <strong>{rupeesText(amountDue)}</strong>
        </dd>
      </dl>
    </section>
  );
}
