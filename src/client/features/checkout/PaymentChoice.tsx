/** The only way to pay there is. Nothing is paid here: the team asks for it once shipping is known (decision 15). */
import { PAYMENT_METHOD } from '../../lib/constants';

export function PaymentChoice() {
  return (
    <label className="checkout-payment">
      <input type="radio" name="paymentMethod" value={PAYMENT_METHOD} checked readOnly aria-describedby="payment-note" />
      <span>
        <strong>Online Payment</strong>
        <span id="payment-note">Pay by UPI/QR after we confirm shipping</span>
      </span>
    </label>
  );
}
