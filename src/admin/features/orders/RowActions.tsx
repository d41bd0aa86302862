/** The two actions of an order in a list that matter: its next step, and that it is packed or the call. */
import Button from 'antd/es/button';
import { useRef } from 'react';
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

/** Milliseconds within which a second tap was meant for what stood there before. */
const SECOND_TAP_MS = 1000;

export function RowActions({ order, onStep, onPack, size = 'middle' }: Props) {
  const { orderNo, mobile, name } = order;
  const mayMove = useMayMove();
  const next = mayMove ? order.next : null;
  const packedAt = useRef(0);
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
        <Button
          size={size}
          onClick={() => {
            packedAt.current = Date.now();
            onPack(order);
          }}
          aria-label={`Mark packed: ${orderNo}`}
        >
          Packed
        </Button>
      ) : (
        <Button
          size={size}
          href={telLink(mobile)}
          onClick={(event) => {
            // It has come to where 'Packed' was: a second tap on that calls nobody.
            if (Date.now() - packedAt.current < SECOND_TAP_MS) event.preventDefault();
          }}
          aria-label={`Call ${name}, ${orderNo}`}
        >
          Call
        </Button>
      )}
    </span>
  );
}
