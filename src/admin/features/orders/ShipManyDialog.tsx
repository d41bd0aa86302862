/** Several parcels handed over at once, each with its number. */
import Button from 'antd/es/button';
import { useState } from 'react';
import { array, object } from 'yup';
import type { ManyMoved } from '../../../contract/staffOrderChanges';
import type { StaffOrderRow } from '../../../contract/staffOrders';
import { useShipManyMutation } from '../../api/ordersApi';
import { toStaffMessage } from '../../api/errors';
import { keepCourier, lastCourier } from '../../browser/lastCourier';
import { Dialog } from '../../ui/Dialog';
import { StaffForm } from '../../ui/StaffForm';
import { MovedList } from './MovedList';
import { ParcelFields } from './steps/ParcelFields';
import { parcelRules } from './steps/stepSchemas';

const schema = object({ orders: array().of(object(parcelRules)) });

interface Props {
  orders: readonly StaffOrderRow[];
  onClose: () => void;
  onDone: () => void;
}

export default function ShipManyDialog({ orders: given, onClose, onDone }: Props) {
  // The list behind is fetched anew once they are shipped; the dialog goes on about the same ones.
  const [orders] = useState(given);
  const [shipMany] = useShipManyMutation();
  const [moved, setMoved] = useState<ManyMoved | null>(null);
  const close = (): void => {
    onClose();
    if (moved) onDone();
  };
  return (
    <Dialog title={`Ship ${orders.length} orders`} onClose={close}>
      {moved ? (
        <>
          <MovedList moved={moved} what="shipped" />
          <Button type="primary" size="large" onClick={close}>
            Close
          </Button>
        </>
      ) : (
        <StaffForm
          initial={{ orders: orders.map(() => ({ courier: lastCourier(), trackingNumber: '', trackingUrl: '' })) }}
          schema={schema}
          submit="Ship them"
          onSend={async ({ orders: parcels }) => {
            const body = parcels.map(({ courier, trackingNumber }, at) => ({
              orderNo: orders[at]?.orderNo ?? '',
              version: orders[at]?.version ?? '',
              courier: courier.trim(),
              trackingNumber: trackingNumber.trim(),
            }));
            const { data, error } = await shipMany({ orders: body });
            if (error) return { message: toStaffMessage(error) };
            keepCourier(body[0]?.courier ?? '');
            setMoved(data ?? null);
            return undefined;
          }}
        >
          {orders.map(({ orderNo, name }, at) => (
            <fieldset key={orderNo} className="parcel">
              <legend>
                {orderNo} · {name}
              </legend>
              <ParcelFields prefix={`orders.${at}.`} of={orderNo} focuses={at === 0} withLink={false} />
            </fieldset>
          ))}
        </StaffForm>
      )}
    </Dialog>
  );
}
