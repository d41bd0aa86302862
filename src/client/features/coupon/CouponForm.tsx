/** The coupon box: a code to apply, or the applied one to remove (docs/requirements.md sections 2, 5 and 8). */
import { useId, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import type { CartItem } from '../../../contract/cart';
import { couponAppliedText, couponMessages, couponFailureText } from '../../../contract/rules/couponWords';
import { COUPON_CODE_MAX } from '../../../contract/rules/limits';
import { formatMoney } from '../../../contract/rules/money';
import { useLazyGetCouponByNameQuery } from '../../api/couponApi';
import { isApiError, toUserMessage } from '../../api/errors';
import { judgeCouponForItems, priceCartItems } from '../../lib/cartPrice';
import { couponApplied, couponRemoved, selectAppliedCode } from '../../store/couponSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { RetryButton } from '../../ui/RetryButton';
import { useUiState } from '../../ui/useUiState';
import type { CouponView } from './useCoupon';
import './coupon.css';

interface Props {
  lines: readonly CartItem[];
  applied: CouponView;
}

/** Faults that say nothing about the code itself. */
const couldNotAsk = (error: unknown) =>
  isApiError(error) && (error.status === 0 || error.status === 429 || error.status >= 500 || error.code === 'GARBLED');

export function CouponForm({ lines, applied }: Props) {
  const code = useAppSelector(selectAppliedCode);
  const dispatch = useAppDispatch();
  const [lookUp] = useLazyGetCouponByNameQuery();
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useUiState('notice', 'coupon', '');
  const [asking, setAsking] = useUiState('sending', 'coupon', false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const refuse = (text: string) => {
    // The cart has been left meanwhile.
    if (!input.current) return;
    setRefusal(text);
    input.current.focus();
  };

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    if (asking) return;
    if (lines.length === 0) {
      refuse(couponMessages.emptyCart);
      return;
    }
    if (wanted === '') {
      refuse(couponMessages.notActive);
      return;
    }
    setRefusal('');
    setAsking(true);
    try {
      const coupon = await lookUp(wanted).unwrap();
      if (!coupon) {
        refuse(couponMessages.notActive);
        return;
      }
      const verdict = judgeCouponForItems(coupon, lines);
      if (!verdict.usable) {
        refuse(couponFailureText(verdict.reason, coupon));
        return;
      }
      dispatch(couponApplied(wanted));
      setTyped('');
    } catch (error) {
      refuse(couldNotAsk(error) ? toUserMessage(error) : couponMessages.notActive);
    } finally {
      setAsking(false);
    }
  };

  const remove = () => {
    dispatch(couponRemoved());
    setRefusal('');
  };

  const { coupon, status } = applied;
  return (
    <section className="coupon" aria-label="Coupon">
      {code === null ? (
        <form onSubmit={(event) => void onSubmit(event)} noValidate>
          <label htmlFor={id}>Coupon code</label>
          <div className="coupon-row">
            <input
              ref={input}
              id={id}
              value={typed}
              maxLength={COUPON_CODE_MAX}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-invalid={refusal !== ''}
              aria-describedby={`${id}-says`}
              onChange={({ target }) => {
                setTyped(target.value);
                setRefusal('');
              }}
            />
            <button type="submit" className="button" aria-disabled={asking}>
              Apply
            </button>
          </div>
        </form>
      ) : (
        <div className="coupon-applied">
          <p>
            <span className="coupon-code">{coupon?.couponName ?? code}</span>
            {coupon && <span> saves you {formatMoney(priceCartItems(lines, coupon).discountPaise)}</span>}
          </p>
          <button type="button" className="link-button" onClick={remove}>
            Remove<span className="visually-hidden"> coupon {code}</span>
          </button>
        </div>
      )}
      <div className="coupon-says" id={`${id}-says`} role="status">
        {refusal !== '' && <p className="coupon-refused">{refusal}</p>}
        {status === 'checking' && <p>Checking your coupon…</p>}
        {status === 'applied' && coupon && <p className="coupon-success">{couponAppliedText(coupon)}</p>}
        {status === 'unknown' && (
          <p>
            We could not check your coupon, so it is not counted yet.{' '}
            <RetryButton className="link-button" retrying={applied.retrying} onRetry={applied.refetch} />
          </p>
        )}
        {status === 'unusable' && lines.length === 0 && <p>{couponMessages.emptyCart}</p>}
      </div>
    </section>
  );
}
