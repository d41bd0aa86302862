/** An order as somebody else has left it meanwhile. */
import Alert from 'antd/es/alert';
import { formatMoment } from '../../../../contract/rules/days';
import type { StaffOrder } from '../../../../contract/staffOrders';
import { rupeesText } from '../../../lib/money';
import { standing } from '../../../lib/orderWords';

export function StaleNote({ current }: { current: StaffOrder | null }) {
  if (!current) return null;
  const { shipping, payment, courier, trackingNumber, timeline } = current;
  const last = timeline.at(-1);
  return (
    <Alert
      type="warning"
      className="stale-note"
      title="The order now"
      description={
        <ul className="plain-list">
          <li>{standing(current)}</li>
          {shipping !== null && <li>Shipping {rupeesText(shipping)}</li>}
          {payment.amount !== null && (
            <li>
              Received {rupeesText(payment.amount)} {payment.reference}
            </li>
          )}
          {trackingNumber !== null && (
            <li>
              {courier} {trackingNumber}
            </li>
          )}
          {last && (
            <li>
              Last: {last.what}, by {last.who}, {formatMoment(last.at)}
            </li>
          )}
        </ul>
      }
    />
  );
}
