/** The two actions of an order in a list that matter: its next step, and that it is packed or the call. */
import Button from 'antd/es/button';
import type { NextStep } from '../../../contract/rules/staffOrderRules';
import type { StaffOrderRow } from '../../../contract/staffOrders';
import { stepNames } from '../../lib/orderWords';
import { telLink } from '../../lib/phone';
import { useMayMove } from '../../store/useMe';

interface Props {
  order: StaffOrderRow;
  onStep: (order: StaffOrderRow, step: NextStep) => void;
  onPack: (order: StaffOrderRow) => void;
  size?: 'middle' | 'large';
}

export const canPack = ({ status, isPacked, next }: StaffOrderRow): boolean =>
  status === 'ORDERED' && !isPacked && next === 'ship';

export function RowActions({ order, onStep, onPack, size = 'middle' }: Props) {
  const { orderNo, mobile, name } = order;
  const mayMove = useMayMove();
  const next = mayMove ? order.next : null;
  return (
    <span className="row-actions">
      {next && (
        <Button
          type="primary"
          size={size}
          data-step={orderNo}
          onClick={() => onStep(order, next)}
          aria-label={`${stepNames[next]}: ${orderNo}`}
        >
          {stepNames[next]}
        </Button>
      )}
      {mayMove && canPack(order) ? (
        <Button size={size} onClick={() => onPack(order)} aria-label={`Mark packed: ${orderNo}`}>
          Packed
        </Button>
      ) : (
        <Button size={size} href={telLink(mobile)} aria-label={`Call ${name}, ${orderNo}`}>
          Call
        </Button>
      )}
    </span>
  );
}
