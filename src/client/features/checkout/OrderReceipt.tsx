/**
 * The number, what was ordered, and what happens next (docs/requirements.md section 1: nothing is paid before the team
 * has called).
 */
import { shippingWords } from '../../../contract/rules/delivery';
import { formatMoney } from '../../../contract/rules/money';
import { paymentWords } from '../../../contract/rules/payment';
import type { LatestOrder } from '../../lib/latestOrder';
import { orderPath } from '../../lib/orderPath';
import { Link } from '../../ui/Link';
import { StitchDivider } from '../../ui/StitchDivider';
import { OrderedLines, ShortLines } from './OrderedLines';
import './orderOutcome.css';

export function OrderReceipt({ order }: { order: LatestOrder }) {
  const {
    orderNo,
    hasPage = false,
    amountPaise,
    discountPaise = 0,
    uncountedCode,
    deliveryAddress,
    placed,
    failed,
  } = order;
  return (
    <>
      {orderNo === '' ? (
        <p>We have your order. When our team contacts you on your mobile number, they tell you all about it.</p>
      ) : (
        <div className="outcome-number">
          <p>Your order number</p>
          <strong>{orderNo}</strong>
          <p>Please keep it: it is how we find your order.</p>
          {hasPage && (
            <Link className="button" to={orderPath(orderNo)}>
              See your order
            </Link>
          )}
        </div>
      )}
      {failed.length > 0 && (
        <section className="outcome-short" aria-labelledby="receipt-failed">
          <h2 id="receipt-failed">Not ordered</h2>
          <p>There were not enough of these. They are still in your cart.</p>
          <ShortLines lines={failed} label="Not ordered" />
        </section>
      )}
      {placed.length > 0 && (
        <section aria-labelledby="receipt-placed">
          <h2 id="receipt-placed">What you ordered</h2>
          <OrderedLines lines={placed} label="What you ordered" />
        </section>
      )}
      {discountPaise > 0 && (
        <p className="outcome-discount">
          <span>Coupon discount</span>
          <span>−{formatMoney(discountPaise)}</span>
        </p>
      )}
      <p className="outcome-total">
        <span>{shippingWords.total}</span>
        <span>{formatMoney(amountPaise)}</span>
      </p>
      {uncountedCode !== undefined && (
        <p>The coupon {uncountedCode} no longer counts in this order: what it is for was short.</p>
      )}
      {deliveryAddress !== undefined && deliveryAddress !== '' && (
        <section className="outcome-address" aria-labelledby="receipt-address">
          <h2 id="receipt-address">Delivery address</h2>
          <p>{deliveryAddress}</p>
        </section>
      )}
      <StitchDivider />
      <section aria-labelledby="receipt-next">
        <h2 id="receipt-next">What happens next</h2>
        <ol className="outcome-next">
          <li>{shippingWords.nextOnReceipt}</li>
          <li>{paymentWords.onReceipt}</li>
          <li>We pack your order with care and send it on its way.</li>
        </ol>
      </section>
    </>
  );
}
