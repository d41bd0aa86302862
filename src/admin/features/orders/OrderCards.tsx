/** The list on a phone: a card for each order. */
import Checkbox from 'antd/es/checkbox';
import { Link } from 'react-router';
import { formatMoment } from '../../../contract/rules/days';
import type { StaffOrderRow } from '../../../contract/staffOrders';
import { rupeesText } from '../../lib/money';
import { productsText } from '../../lib/productsText';
import type { ListProps } from './listProps';
import { RowActions } from './RowActions';
import { StateTags } from './StateTags';

export function OrderCards({ rows, chosen, onChoose, onStep, onPack, search }: ListProps) {
  const toggle = ({ orderNo }: StaffOrderRow): void =>
    onChoose(chosen.includes(orderNo) ? chosen.filter((one) => one !== orderNo) : [...chosen, orderNo]);
  return (
    <ul className="order-cards">
      {rows.map((order) => (
        <li key={order.orderNo} className="order-card" data-order={order.orderNo}>
          <div className="order-card-head">
            <Checkbox
              checked={chosen.includes(order.orderNo)}
              onChange={() => toggle(order)}
              aria-label={`Choose ${order.orderNo}`}
            />
            <Link to={`/orders/${order.orderNo}${search}`} className="order-link" data-first>
              {order.name}
            </Link>
            <strong>{rupeesText(order.amountDue)}</strong>
          </div>
          <p className="quiet">
            {order.orderNo} · {formatMoment(order.placedAt)}
          </p>
          <p className="order-products">{productsText(order)}</p>
          <StateTags order={order} />
          <RowActions order={order} onStep={onStep} onPack={onPack} size="large" />
        </li>
      ))}
    </ul>
  );
}
