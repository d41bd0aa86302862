/** An order is cancelled: asked once, since the customer is told at once. */
import Button from 'antd/es/button';
import type { StaffOrder } from '../../../contract/staffOrders';
import { useCancelOrderMutation } from '../../api/ordersApi';
import { Dialog } from '../../ui/Dialog';
import { StaffForm } from '../../ui/StaffForm';
import { StaleNote } from './steps/StaleNote';
import { nothingSchema } from './steps/stepSchemas';
import { useOrderChange } from './steps/useOrderChange';

interface Props {
  order: StaffOrder;
  onClose: () => void;
  onDone: (text: string) => void;
}

export default function CancelDialog({ order: { orderNo, version: seen, payment }, onClose, onDone }: Props) {
  const { version, current, settle } = useOrderChange(seen);
  const [cancel] = useCancelOrderMutation();
  return (
    <Dialog title={`Cancel ${orderNo}?`} onClose={onClose}>
      <StaleNote current={current} />
      <StaffForm
        initial={{}}
        schema={nothingSchema}
        submit="Cancel the order"
        aside={
          <Button size="large" onClick={onClose}>
            Keep it
          </Button>
        }
        onSend={async () => {
          const { error } = await cancel({ orderNo, version });
          if (!error) onDone(`${orderNo} is cancelled.`);
          return settle(error);
        }}
      >
        <p>
          Its stock goes back, and the customer is told.
          {payment.state === 'received' && ' It is paid: give the money back, and note it here.'}
        </p>
      </StaffForm>
    </Dialog>
  );
}
