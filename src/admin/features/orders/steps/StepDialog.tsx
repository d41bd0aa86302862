/** The next step of one order, whichever it is. */
import type { ComponentType } from 'react';
import type { NextStep } from '../../../../contract/rules/staffOrderRules';
import type { StaffOrderRow } from '../../../../contract/staffOrders';
import { stepNames } from '../../../lib/orderWords';
import { Dialog } from '../../../ui/Dialog';
import { PaymentForm, RefundForm, ShippingForm, type StepFormProps } from './MoneyForms';
import { DeliverForm, ShipForm } from './ParcelForms';
import { StaleNote } from './StaleNote';
import { useOrderChange } from './useOrderChange';

const forms: Record<NextStep, ComponentType<StepFormProps>> = {
  shipping: ShippingForm,
  payment: PaymentForm,
  ship: ShipForm,
  deliver: DeliverForm,
  refund: RefundForm,
};

interface Props {
  order: StaffOrderRow;
  step: NextStep;
  onClose: () => void;
  onDone: (text: string) => void;
}

export default function StepDialog({ order, step, onClose, onDone }: Props) {
  const change = useOrderChange(order.version);
  const Form = forms[step];
  return (
    <Dialog title={`${stepNames[step]}: ${order.orderNo}`} onClose={onClose}>
      <p className="quiet">{order.name}</p>
      <StaleNote current={change.current} />
      <Form order={order} change={change} onDone={onDone} />
    </Dialog>
  );
}
