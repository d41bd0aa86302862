/** What the shopper can do with an order (docs/requirements.md section 2, Order history). */
import { useAppDispatch } from '../../store/hooks';
import { panelOpened } from '../../store/panelSlice';
import { cancellable } from './orderView';
import type { OrderView } from './orderView';
import { ReturnActions } from './ReturnActions';
import { useReturnState } from './useReturnState';

export function OrderActions({ order, askedAt }: { order: OrderView; askedAt: number }) {
  const dispatch = useAppDispatch();
  const returns = useReturnState(order, askedAt);
  const { orderNo } = order;
  const about = <span className="visually-hidden"> {orderNo}</span>;
  return (
    <div className="order-actions">
      <button type="button" className="button button-primary" onClick={() => dispatch(panelOpened({ name: 'orderDetail', orderNo }))}>
        View Order{about}
      </button>
      {cancellable(order).length > 0 && (
        <button type="button" className="button" onClick={() => dispatch(panelOpened({ name: 'cancelOrder', orderNo }))}>
          Cancel Order{about}
        </button>
      )}
      {returns && <ReturnActions order={order} state={returns} />}
    </div>
  );
}
