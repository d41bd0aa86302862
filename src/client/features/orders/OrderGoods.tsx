/** What an order holds and comes to: alike in the member's popup and on the order's own page. */
import type { ReactNode } from 'react';
import '../../ui/orderTotals.css';
import { OrderLines } from './OrderLines';
import { orderSums } from './orderView';
import type { OrderView } from './orderView';
import type { AskedBack } from './returnState';

interface Props {
  order: OrderView;
  asked: readonly AskedBack[];
  /** Stands under the amounts. */
  children?: ReactNode;
}

export function OrderGoods({ order, asked, children }: Props) {
  const { parts, total } = orderSums(order);
  return (
    <>
      <OrderLines rows={order.rows} asked={asked} />
      <div className="totals">
        <dl>
          {parts.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          <div className="totals-total">
            <dt>{total.name}</dt>
            <dd>{total.text}</dd>
          </div>
        </dl>
        {children}
      </div>
    </>
  );
}
