/** Several parcels handed over at once, each with its number. What was refused stays in the form, with its reason. */
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useState } from 'react';
import { object } from 'yup';
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

type Typed = Record<string, { courier: string; trackingNumber: string; trackingUrl: string } | undefined>;

const each = <T,>(orders: readonly StaffOrderRow[], value: () => T): Record<string, T> =>
  Object.fromEntries(orders.map(({ orderNo }) => [orderNo, value()]));

interface Props {
  /** Those of the list that can be shipped, as it has them now. */
  orders: readonly StaffOrderRow[];
  onClose: () => void;
  onDone: () => void;
}

export default function ShipManyDialog({ orders: listed, onClose, onDone }: Props) {
  // The list behind is fetched anew once they are shipped; the dialog goes on about the same ones.
  const [orders] = useState(listed);
  const [shipMany] = useShipManyMutation();
  const [moved, setMoved] = useState<ManyMoved>({ done: [], failed: [] });
  const left = orders.filter(({ orderNo }) => !moved.done.includes(orderNo));
  const versionOf = ({ orderNo, version }: StaffOrderRow): string =>
    listed.find((one) => one.orderNo === orderNo)?.version ?? version;
  const close = (): void => {
    onClose();
    if (moved.done.length > 0) onDone();
  };
  const send = async (parcels: Typed): Promise<{ message: string } | undefined> => {
    const body = left.map((order) => ({
      orderNo: order.orderNo,
      version: versionOf(order),
      courier: parcels[order.orderNo]?.courier.trim() ?? '',
      trackingNumber: parcels[order.orderNo]?.trackingNumber.trim() ?? '',
    }));
    const { data, error } = await shipMany({ orders: body });
    if (error) return { message: toStaffMessage(error) };
    keepCourier(body[0]?.courier ?? '');
    if (data) setMoved({ done: [...moved.done, ...data.done], failed: data.failed });
    return undefined;
  };
  return (
    <Dialog title={`Ship ${orders.length} orders`} onClose={close}>
      {left.length === 0 ? (
        <>
          <MovedList moved={moved} what="shipped" />
          <Button type="primary" size="large" onClick={close}>
            Close
          </Button>
        </>
      ) : (
        <StaffForm<{ parcels: Typed }>
          initial={{ parcels: each(orders, () => ({ courier: lastCourier(), trackingNumber: '', trackingUrl: '' })) }}
          schema={object({ parcels: object(each(left, () => object(parcelRules))) })}
          submit={moved.failed.length > 0 ? 'Ship these again' : 'Ship them'}
          onSend={({ parcels }) => send(parcels)}
        >
          {moved.failed.length > 0 && (
            <p role="status">
              {moved.done.length} shipped, {moved.failed.length} not. What you typed for those is still here.
            </p>
          )}
          {left.map(({ orderNo, name }, at) => (
            <fieldset key={orderNo} className="parcel">
              <legend>
                {orderNo} · {name}
              </legend>
              {moved.failed
                .filter((one) => one.orderNo === orderNo)
                .map(({ message }) => (
                  <Alert key={message} type="warning" title={message} showIcon />
                ))}
              <ParcelFields prefix={`parcels.${orderNo}.`} of={orderNo} focuses={at === 0} withLink={false} />
            </fieldset>
          ))}
        </StaffForm>
      )}
    </Dialog>
  );
}
