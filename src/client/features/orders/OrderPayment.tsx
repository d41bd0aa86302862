/**
 * How an order is paid: the QR code, the button that opens a payment app, what to type in one by hand, and the field
 * for the payment's reference (docs/contract.md section 10). Money is the server's to say; only staff say that it came.
 */
import { formatMoney, toPaise } from '../../../contract/rules/money';
import type { UpiPayment } from '../../../contract/orderPage';
import { isApiError, toUserMessage } from '../../api/errors';
import type { OrderPageView } from '../../api/orderPage';
import { useClaimPaymentMutation } from '../../api/orderPageApi';
import { personal } from '../../api/secret';
import { useAppDispatch } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import { FormRefusal } from '../../ui/FormRefusal';
import { TextField } from '../../ui/TextField';
import { useShopForm } from '../../ui/useShopForm';
import { CopyButton } from './CopyButton';
import { paymentMessages } from './paymentMessages';
import { claimSchema } from './paymentSchemas';
import './orderPayment.css';

function QrCode({ qr: { size, path }, amount }: { qr: UpiPayment['qr']; amount: string }) {
  return (
    <svg className="payment-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`QR code that pays ${amount}`}>
      <path d={path} />
    </svg>
  );
}

/** What a payment app asks for where no code is scanned. */
function ByHand({ upi: { id, payee }, amount, orderNo }: { upi: UpiPayment; amount: string; orderNo: string }) {
  // As an app takes it: without sign and commas.
  const digits = amount.replace(/[^\d.]/g, '');
  const rows = [
    { name: 'UPI id', shown: id, copied: id },
    { name: 'Amount', shown: amount, copied: digits },
    { name: 'Note', shown: orderNo, copied: orderNo },
  ];
  return (
    <dl className="payment-facts">
      <div>
        <dt>To</dt>
        <dd>{payee}</dd>
      </div>
      {rows.map(({ name, shown, copied }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {shown}
            <CopyButton what={name} text={() => copied} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The customer says that it is paid; staff look for it by this reference. */
function ClaimForm({ order: { orderNo, payment } }: { order: OrderPageView }) {
  const dispatch = useAppDispatch();
  const [claim] = useClaimPaymentMutation();
  const isClaimed = payment.paymentState === 'claimed';
  const { bind, submit, element, refusal, sending } = useShopForm({
    name: 'payment-claim',
    initial: { reference: '' },
    schema: claimSchema,
    send: async ({ reference }, { resetForm }) => {
      const { error } = await claim({ orderNo, reference: personal(reference) });
      if (isApiError(error) && error.code === 'INVALID') return { fields: { reference: paymentMessages.reference } };
      if (error) return { text: isApiError(error) && error.status === 409 ? error.message : toUserMessage(error) };
      resetForm();
      dispatch(toastShown('success', paymentMessages.claimed));
      return null;
    },
  });
  return (
    // By this method a press without scripts does nothing: sent as a plain form it would lose the key of the address.
    <form
      ref={element}
      method="dialog"
      noValidate
      className="payment-claim"
      aria-labelledby="payment-claim"
      onSubmit={submit}
    >
      <h3 id="payment-claim">{isClaimed ? 'Was the reference another one?' : 'Have you paid?'}</h3>
      <TextField
        {...bind('reference')}
        label="Reference (UTR)"
        hint="12 digits; your payment app shows them with the payment."
        inputMode="text"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
      />
      <FormRefusal text={refusal?.text ?? ''} />
      <button
        type="submit"
        className={isClaimed ? 'button' : 'button button-primary'}
        aria-disabled={sending}
        aria-busy={sending}
      >
        {sending ? 'Sending…' : 'I have paid'}
      </button>
    </form>
  );
}

function Due({ order, amount }: { order: OrderPageView; amount: string }) {
  const { orderNo, payment } = order;
  const { upi, reference, paymentState } = payment;
  if (upi === null)
    return (
      <p>Our team calls you on your mobile number about how to pay {amount}. There is nothing to do until then.</p>
    );
  const ways = (
    <div className="payment-ways">
      <QrCode qr={upi.qr} amount={amount} />
      <div>
        <p className="payment-scan">Scan the code with any UPI app, or pay by hand:</p>
        <a className="button button-highlight payment-open" href={upi.link}>
          Pay {amount} in a UPI app
        </a>
        <ByHand upi={upi} amount={amount} orderNo={orderNo} />
      </div>
    </div>
  );
  // Nobody is to pay twice; who has not paid after all still finds the code.
  return paymentState === 'claimed' ? (
    <>
      <p className="notice notice-good">
        You told us that it is paid, with the reference {reference}. We look for it and write to you.
      </p>
      <details className="payment-again">
        <summary>Show the payment code again</summary>
        {ways}
      </details>
      <ClaimForm order={order} />
    </>
  ) : (
    <>
      {ways}
      <ClaimForm order={order} />
    </>
  );
}

/** Where nothing is due any more. */
function news(payment: OrderPageView['payment']): string {
  const { paymentState, amountReceived, amountRefunded } = payment;
  if (paymentState === 'received')
    return `Your payment of ${formatMoney(toPaise(amountReceived ?? 0))} is here. Thank you!`;
  // Of an order that was cancelled before staff have found it.
  if (paymentState === 'claimed')
    return 'You told us of your payment. We look for it, and once it is here, it goes back to you.';
  if (amountRefunded === undefined) return 'Your payment has been sent back to you.';
  const [back, whole] = [amountRefunded, amountReceived ?? amountRefunded].map((rupees) =>
    formatMoney(toPaise(rupees)),
  );
  return back === whole
    ? `Your payment of ${whole} has been sent back to you.`
    : `${back} of your payment of ${whole} have been sent back to you.`;
}

/** Nothing where nothing is to be said yet. */
export function OrderPayment({ order }: { order: OrderPageView }) {
  const { amountDue, paymentState, reference } = order.payment;
  const amount = formatMoney(toPaise(amountDue ?? 0));
  const isDue = amountDue !== null;
  if (!isDue && (paymentState === 'none' || paymentState === 'asked')) return null;
  return (
    <section className="payment" aria-labelledby="payment-title">
      <h2 id="payment-title">{isDue ? `Pay ${amount}` : 'Payment'}</h2>
      {isDue ? (
        <Due order={order} amount={amount} />
      ) : (
        <p className="notice notice-good">
          {news(order.payment)}
          {reference !== null && <span className="payment-reference">Reference: {reference}</span>}
        </p>
      )}
    </section>
  );
}
