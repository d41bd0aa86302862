/** The steps that are about money: the shipping charge, a payment that came, a refund. */
import type { StaffOrderRow } from '../../../../contract/staffOrders';
import { useQuoteShippingMutation, useReceivePaymentMutation, useRefundMutation } from '../../../api/ordersApi';
import { rupeesText } from '../../../lib/money';
import { StaffForm } from '../../../ui/StaffForm';
import { TextField } from '../../../ui/TextField';
import { paidSchema, shippingSchema } from './stepSchemas';
import type { OrderChanging } from './useOrderChange';

export interface StepFormProps {
  order: StaffOrderRow;
  change: OrderChanging;
  onDone: (text: string) => void;
}

const AMOUNT = { inputMode: 'decimal', autoComplete: 'off', prefix: '₹', size: 'large' } as const;
const REFERENCE = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, size: 'large' } as const;

export function ShippingForm({ order: { orderNo, goods }, change: { version, settle }, onDone }: StepFormProps) {
  const [send] = useQuoteShippingMutation();
  return (
    <StaffForm
      initial={{ amount: '' }}
      schema={shippingSchema}
      submit="Tell the customer"
      onSend={async ({ amount }) => {
        const { error } = await send({ orderNo, version, amount: Number(amount) });
        if (!error) onDone(`Shipping of ${rupeesText(Number(amount))} was quoted.`);
        return settle(error);
      }}
    >
      <TextField
        {...AMOUNT}
        name="amount"
        label="Shipping charge"
        hint={`The goods are ${rupeesText(goods)}.`}
        takesFocus
      />
    </StaffForm>
  );
}

export function PaymentForm({ order, change: { version, despite, settle, isDoubted }, onDone }: StepFormProps) {
  const { orderNo, amountDue, payment } = order;
  const [send] = useReceivePaymentMutation();
  return (
    <StaffForm
      initial={{ amount: String(amountDue), reference: payment.reference ?? '' }}
      schema={paidSchema}
      submit={isDoubted ? 'Yes, it was received' : 'Payment received'}
      onSend={async ({ amount, reference }) => {
        const { error } = await send({
          orderNo,
          version,
          despite,
          amount: Number(amount),
          reference: reference.trim(),
        });
        if (!error) onDone(`${rupeesText(Number(amount))} received.`);
        return settle(error);
      }}
    >
      {payment.state === 'claimed' && (
        <p>
          The customer says that it is paid{payment.reference ? `, with reference ${payment.reference}` : ''}. Look for
          it at your bank first.
        </p>
      )}
      <TextField {...AMOUNT} name="amount" label="Amount received" hint={`Due: ${rupeesText(amountDue)}.`} />
      <TextField {...REFERENCE} name="reference" label="Reference (UTR)" hint="Empty for cash." takesFocus />
    </StaffForm>
  );
}

export function RefundForm({ order: { orderNo, payment }, change: { version, settle }, onDone }: StepFormProps) {
  const [send] = useRefundMutation();
  return (
    <StaffForm
      initial={{ amount: String(payment.amount ?? ''), reference: '' }}
      schema={paidSchema}
      submit="Note the refund"
      onSend={async ({ amount, reference }) => {
        const { error } = await send({ orderNo, version, amount: Number(amount), reference: reference.trim() });
        if (!error) onDone(`A refund of ${rupeesText(Number(amount))} was noted.`);
        return settle(error);
      }}
    >
      <p>Give the money back at your bank; here it is noted.</p>
      <TextField {...AMOUNT} name="amount" label="Amount given back" />
      <TextField {...REFERENCE} name="reference" label="Reference, if there is one" takesFocus />
    </StaffForm>
  );
}
