/** Where an order stands, by words and by colour. */
import Tag from 'antd/es/tag';
import type { StaffOrderRow } from '../../../contract/staffOrders';
import { rupeesText } from '../../lib/money';
import { paymentNames, statusNames } from '../../lib/orderWords';

type Props = { order: Pick<StaffOrderRow, 'status' | 'payment' | 'isPacked' | 'isOverdue' | 'shipping' | 'amountDue'> };

export function StateTags({ order: { status, payment, isPacked, isOverdue, shipping, amountDue } }: Props) {
  const isOpen = status === 'ORDERED';
  const short = payment.state === 'received' ? amountDue - (payment.amount ?? amountDue) : 0;
  return (
    <span className="state-tags">
      {isOverdue && <Tag className="tag-bad">Overdue</Tag>}
      <Tag className={status === 'DELIVERED' ? 'tag-good' : ''}>{statusNames[status]}</Tag>
      {isOpen && shipping === null ? (
        <Tag className="tag-due">Shipping not quoted</Tag>
      ) : (
        <Tag className={payment.state === 'received' ? 'tag-good' : payment.state === 'claimed' ? 'tag-due' : ''}>
          {paymentNames[payment.state]}
        </Tag>
      )}
      {short > 0 && <Tag className="tag-due">{rupeesText(short)} short</Tag>}
      {isOpen && isPacked && <Tag className="tag-good">Packed</Tag>}
    </span>
  );
}
