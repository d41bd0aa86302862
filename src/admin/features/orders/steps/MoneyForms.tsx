/** The steps that are about money: the shipping charge, a payment that came, a refund. */
import {
  useNotPaidMutation,
  useQuoteShippingMutation,
  useReceivePaymentMutation,
  useRefundMutation,
  useUndoPaymentMutation,
} from '../../../api/ordersApi';
import { rupeesOf, rupeesText } from '../../../lib/money';
import { StaffForm } from '../../../ui/StaffForm';
import { TextField } from '../../../ui/TextField';
import type { StepFormProps } from './stepForm';
import { nothingSchema, paidSchema, shippingSchema } from './stepSchemas';

const AMOUNT = { inputMode: 'decimal', autoComplete: 'off', prefix: '₹', size: 'large' } as const;
const REFERENCE = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, size: 'large' } as const;

export function ShippingForm({
  order: { orderNo, goods, shipping },
  change: { version, settle },
  onDone,
}: StepFormProps) {
  const [send] = useQuoteShippingMutation();
  return (
    <StaffForm
      initial={{ amount: shipping === null ? '' : String(shipping) }}
      schema={shippingSchema}
      submit="Tell the customer"
      onSend={async ({ amount }) => {
        const { error } = await send({ orderNo, version, amount: rupeesOf(amount) });
        if (!error) onDone(`Shipping of ${rupeesText(rupeesOf(amount))} was quoted.`);
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

export function PaymentForm({
  order,
  change: { version, despite, settle, reconsider, isDoubted },
  onDone,
}: StepFormProps) {
  const { orderNo, amountDue, payment } = order;
  const [send] = useReceivePaymentMutation();
  return (
    <StaffForm
      initial={{ amount: String(amountDue), reference: payment.reference ?? '' }}
      schema={paidSchema}
      submit={isDoubted ? 'Yes, it was received' : 'Payment received'}
      onEdit={reconsider}
      onSend={async ({ amount, reference }) => {
        const { error } = await send({
          orderNo,
          version,
          despite,
          amount: rupeesOf(amount),
          reference: reference.trim(),
        });
        if (!error) onDone(`${rupeesText(rupeesOf(amount))} received.`);
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
        const { error } = await send({ orderNo, version, amount: rupeesOf(amount), reference: reference.trim() });
        if (!error) onDone(`A refund of ${rupeesText(rupeesOf(amount))} was noted.`);
        return settle(error);
      }}
    >
      <p>Give the money back at your bank; here it is noted.</p>
      <TextField {...AMOUNT} name="amount" label="Amount given back" />
      <TextField {...REFERENCE} name="reference" label="Reference, if there is one" takesFocus />
    </StaffForm>
  );
}

/** A claim that no bank statement bears out: the customer is asked again. */
export function NotPaidForm({ order, change: { version, settle }, onDone }: StepFormProps) {
  const { orderNo, name, payment } = order;
  const [send] = useNotPaidMutation();
  return (
    <StaffForm
      initial={{}}
      schema={nothingSchema}
      submit="It did not come"
      onSend={async () => {
        const { error } = await send({ orderNo, version });
        if (!error) onDone(`${name} is asked for the payment again.`);
        return settle(error);
      }}
    >
      <p>
        The payment that was claimed{payment.reference ? ` with reference ${payment.reference}` : ''} is not at your
        bank. The customer is told so, and can pay or give another reference.
      </p>
    </StaffForm>
  );
}

/** A payment that was noted by mistake. Money that goes back is a refund. */
export function UndoPaymentForm({ order, change: { version, settle }, onDone }: StepFormProps) {
  const { orderNo, payment } = order;
  const [send] = useUndoPaymentMutation();
  return (
    <StaffForm
      initial={{}}
      schema={nothingSchema}
      submit="It was not received"
      onSend={async () => {
        const { error } = await send({ orderNo, version });
        if (!error) onDone(`${orderNo} is unpaid again.`);
        return settle(error);
      }}
    >
      <p>
        {payment.amount === null ? 'The payment' : rupeesText(payment.amount)} was noted by mistake: it leaves the
        takings. Money that you send back is a refund instead.
      </p>
    </StaffForm>
  );
}
