/** One step of one order, whichever it is. */
import type { ComponentType } from 'react';
import type { OrderAction } from '../../../../contract/rules/staffOrderRules';
import { actionNames, stepNames } from '../../../lib/orderWords';
import { Dialog } from '../../../ui/Dialog';
import { NotPaidForm, PaymentForm, RefundForm, ShippingForm, UndoPaymentForm } from './MoneyForms';
import { CorrectParcelForm, DeliverForm, ShipForm } from './ParcelForms';
import { StaleNote } from './StaleNote';
import type { StepFormProps, StepOrder } from './stepForm';
import { useOrderChange } from './useOrderChange';

/** Those that ask something; the others have a dialog of their own, or none. */
export type AskedStep = Exclude<OrderAction, 'pack' | 'unpack' | 'cancel'>;

const forms: Record<AskedStep, ComponentType<StepFormProps>> = {
  shipping: ShippingForm,
  payment: PaymentForm,
  ship: ShipForm,
  deliver: DeliverForm,
  refund: RefundForm,
  parcel: CorrectParcelForm,
  notPaid: NotPaidForm,
  undoPayment: UndoPaymentForm,
};

interface Props {
  order: StepOrder;
  step: AskedStep;
  onClose: () => void;
  onDone: (text: string) => void;
}

const nameOf = ({ next }: StepOrder, step: AskedStep): string => (next === step ? stepNames[next] : actionNames[step]);

export default function StepDialog({ order, step, onClose, onDone }: Props) {
  const change = useOrderChange(order.version);
  const Form = forms[step];
  return (
    <Dialog title={`${nameOf(order, step)}: ${order.orderNo}`} onClose={onClose}>
      <p className="quiet">{order.name}</p>
      <StaleNote current={change.current} />
      <Form order={order} change={change} onDone={onDone} />
    </Dialog>
  );
}
