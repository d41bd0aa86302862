/** The code could not be checked, so it is not counted; a press asks again before the order goes out without it. */
interface Props {
  code: string;
  onRetry: () => void;
}

export function CouponUnchecked({ code, onRetry }: Props) {
  return (
    <p className="checkout-coupon" role="status">
      <span>We could not check the coupon {code}; it is not counted.</span>
      <button type="button" className="link-button" onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}
