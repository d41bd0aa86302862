/** Overdue orders, cancelled in one step: asked once. */
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import type { ManyMoved } from '../../../contract/staffOrderChanges';
import type { StaffOrderRow } from '../../../contract/staffOrders';
import { toStaffMessage } from '../../api/errors';
import { useCancelOverdueMutation } from '../../api/ordersApi';
import { Dialog } from '../../ui/Dialog';
import { useNotices } from '../../ui/notices';
import { MovedList } from './MovedList';

interface Props {
  orders: readonly StaffOrderRow[];
  onClose: () => void;
}

export default function OverdueDialog({ orders: given, onClose }: Props) {
  const [orders] = useState(given);
  const notices = useNotices();
  const [cancel, { isLoading }] = useCancelOverdueMutation();
  const [moved, setMoved] = useState<ManyMoved | null>(null);
  const send = async (): Promise<void> => {
    const { data, error } = await cancel({ orders: orders.map(({ orderNo, version }) => ({ orderNo, version })) });
    if (error) notices.failed(toStaffMessage(error));
    else setMoved(data ?? null);
  };
  return (
    <Dialog
      title={orders.length === 1 ? 'Cancel the overdue order?' : `Cancel ${orders.length} overdue orders?`}
      onClose={onClose}
    >
      {moved ? (
        <MovedList moved={moved} what="cancelled" />
      ) : (
        <>
          <p>Their stock goes back, and each customer is told. What was answered meanwhile stays.</p>
          <ul>
            {orders.map(({ orderNo, name }) => (
              <li key={orderNo}>
                {orderNo} · {name}
              </li>
            ))}
          </ul>
        </>
      )}
      <Flex gap={8} className="form-buttons">
        {!moved && (
          <Button danger type="primary" size="large" loading={isLoading} onClick={() => void send()}>
            Cancel the orders
          </Button>
        )}
        <Button size="large" onClick={onClose}>
          {moved ? 'Close' : 'Keep them'}
        </Button>
      </Flex>
    </Dialog>
  );
}
