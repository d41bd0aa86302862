/** The code could not be checked, so it is not counted; a press asks again before the order goes out without it. */
import { RetryButton } from '../../ui/RetryButton';

interface Props {
  code: string;
  retrying: boolean;
  onRetry: () => void;
}

export function CouponUnchecked({ code, retrying, onRetry }: Props) {
  return (
    <p className="checkout-coupon" role="status">
      <span>We could not check the coupon {code}; it is not counted.</span>
      <RetryButton className="link-button" retrying={retrying} onRetry={onRetry} />
    </p>
  );
}
