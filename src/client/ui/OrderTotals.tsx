/**
 * Sub total, coupon, shipping note, total: alike in the cart and at the checkout (docs/requirements.md section 2).
 * Amounts are whole paise.
 */
import { shippingWords } from '../../contract/rules/delivery';
import { formatMoney } from '../../contract/rules/money';
import { plural } from '../lib/text';
import './orderTotals.css';

interface Props {
  pieces: number;
  subtotalPaise: number;
  /** 0 when no coupon counts. */
  discountPaise: number;
  couponName?: string | undefined;
  totalPaise: number;
  /** The amounts are about to change. */
  updating?: boolean;
}

export function OrderTotals({ pieces, subtotalPaise, discountPaise, couponName, totalPaise, updating = false }: Props) {
  return (
    <div className={updating ? 'totals is-updating' : 'totals'} aria-busy={updating}>
      <dl>
        <div>
          <dt>
            Sub Total <span className="totals-pieces">({plural(pieces, 'item')})</span>
          </dt>
          <dd>{formatMoney(subtotalPaise)}</dd>
        </div>
        {discountPaise > 0 && (
          <div className="totals-discount">
            <dt>Coupon discount{couponName ? ` (${couponName})` : ''}</dt>
            <dd>−{formatMoney(discountPaise)}</dd>
          </div>
        )}
        <div className="totals-total">
          <dt>Total</dt>
          <dd>{formatMoney(totalPaise)}</dd>
        </div>
      </dl>
      <p className="totals-shipping">{shippingWords.underTotals}</p>
      <p className="totals-updating" role="status">
        {updating ? 'Updating…' : ''}
      </p>
    </div>
  );
}
