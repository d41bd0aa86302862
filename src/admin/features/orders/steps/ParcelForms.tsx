/** The steps that are about the parcel: handed over, and delivered. */
import { trackingUrlOf } from '../../../../contract/rules/couriers';
import { useCorrectParcelMutation, useDeliverMutation, useShipMutation } from '../../../api/ordersApi';
import type { Parcel } from '../../../api/ordersApi';
import { keepCourier, lastCourier } from '../../../browser/lastCourier';
import { StaffForm } from '../../../ui/StaffForm';
import { ParcelFields } from './ParcelFields';
import type { StepFormProps } from './stepForm';
import { nothingSchema, shipSchema } from './stepSchemas';

interface Typed {
  courier: string;
  trackingNumber: string;
  trackingUrl: string;
}

function parcelOf({ courier, trackingNumber, trackingUrl }: Typed): Parcel {
  const link = trackingUrl.trim();
  return { courier: courier.trim(), trackingNumber: trackingNumber.trim(), ...(link && { trackingUrl: link }) };
}

export function ShipForm({ order: { orderNo }, change, onDone }: StepFormProps) {
  const { version, despite, settle, reconsider, isDoubted } = change;
  const [send] = useShipMutation();
  return (
    <StaffForm
      initial={{ courier: lastCourier(), trackingNumber: '', trackingUrl: '' }}
      schema={shipSchema}
      submit={isDoubted ? 'Yes, ship it unpaid' : 'Ship'}
      onEdit={reconsider}
      onSend={async ({ courier, trackingNumber, trackingUrl }) => {
        const parcel = parcelOf({ courier, trackingNumber, trackingUrl });
        const { error } = await send({ orderNo, version, despite, ...parcel });
        if (!error) {
          keepCourier(parcel.courier);
          onDone(`${orderNo} is shipped; the customer is told.`);
        }
        return settle(error);
      }}
    >
      <ParcelFields focuses />
    </StaffForm>
  );
}

/** The link that staff typed; '' for the courier's own page, which follows from the number and changes with it. */
function ownLinkOf({ courier, trackingNumber, trackingUrl }: StepFormProps['order']): string {
  if (!courier || !trackingNumber || !trackingUrl) return trackingUrl ?? '';
  return trackingUrl === trackingUrlOf(courier, trackingNumber) ? '' : trackingUrl;
}

/** A number that was mistyped, or another courier than planned. */
export function CorrectParcelForm({ order, change: { version, settle }, onDone }: StepFormProps) {
  const { orderNo, courier, trackingNumber } = order;
  const [send] = useCorrectParcelMutation();
  return (
    <StaffForm
      initial={{ courier: courier ?? '', trackingNumber: trackingNumber ?? '', trackingUrl: ownLinkOf(order) }}
      schema={shipSchema}
      submit="Correct it"
      onSend={async (typed) => {
        const { error } = await send({ orderNo, version, ...parcelOf(typed) });
        if (!error) onDone(`The parcel of ${orderNo} is corrected; the customer is told.`);
        return settle(error);
      }}
    >
      <ParcelFields focuses />
    </StaffForm>
  );
}

export function DeliverForm({ order: { orderNo, name }, change: { version, settle }, onDone }: StepFormProps) {
  const [send] = useDeliverMutation();
  return (
    <StaffForm
      initial={{}}
      schema={nothingSchema}
      submit="Mark delivered"
      onSend={async () => {
        const { error } = await send({ orderNo, version });
        if (!error) onDone(`${orderNo} is delivered.`);
        return settle(error);
      }}
    >
      <p>The parcel reached {name}. From today on it can be returned.</p>
    </StaffForm>
  );
}
