/** What the shopper can do with an order (docs/requirements.md section 2, Order history). */
import { useId } from 'react';
import { RETURN_DAYS } from '../../../contract/rules/limits';
import { useAppDispatch } from '../../store/hooks';
import { panelOpened } from '../../store/panelSlice';
import { cancellable } from './orderView';
import type { OrderView } from './orderView';
import { refundText, returnWords, useReturnState } from './returnState';
import type { ReturnState } from './returnState';

interface Action {
  /** A lone product's action keeps its element, and so the focus, when a press changes what it says. */
  key: string;
  title: string;
  /** Why it can be pressed, or cannot. */
  says: string;
  onPress?: () => void;
}

function ReturnAction({ title, says, onPress, isRow }: Omit<Action, 'key'> & { isRow: boolean }) {
  const id = useId();
  return (
    <div className={isRow ? 'order-return order-return-row' : 'order-return'}>
      <button type="button" className="button" aria-disabled={onPress === undefined} aria-describedby={id} onClick={onPress}>
        {title}
      </button>
      <p id={id}>{says}</p>
    </div>
  );
}

/**
 * What can come back, what was asked for, and why something cannot (docs/requirements.md sections 2 and 4;
 * decision 77).
 */
function ReturnActions({ order, state: { open, asked, until, tooLate } }: { order: OrderView; state: ReturnState }) {
  const dispatch = useAppDispatch();
  const isLone = order.rows.length === 1;
  const actions: Action[] = asked.map((back) => {
    const { title, text } = returnWords[back.status];
    const refund = refundText(back);
    const says = refund === '' ? text : `${text} ${refund}.`;
    return {
      key: isLone ? 'lone' : String(back.row.serialNo),
      title,
      says: isLone ? says : `${back.row.productName}: ${says}`,
    };
  });
  if (open.length > 0) {
    const whole = { key: isLone ? 'lone' : 'open', title: 'Return Order' };
    const last = until === '' ? '' : `, until ${until}`;
    actions.unshift(
      tooLate
        ? { ...whole, says: `Returns were open for ${RETURN_DAYS} days from delivery${last}.` }
        : {
            ...whole,
            says: `Returns are open for ${RETURN_DAYS} days from delivery${last}.`,
            onPress: () => dispatch(panelOpened({ name: 'returnOrder', orderNo: order.orderNo })),
          },
    );
  }
  return actions.map(({ key, ...action }) => <ReturnAction key={key} {...action} isRow={asked.length > 0 && !isLone} />);
}

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
