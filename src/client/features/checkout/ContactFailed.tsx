/** Name and number did not come: they can be typed, or asked for again. */
import { RetryButton } from '../../ui/RetryButton';

export function ContactFailed({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <div className="checkout-contact-failed" role="alert">
      <p>Your name and mobile number did not arrive. Type them below, or ask again.</p>
      <RetryButton retrying={retrying} onRetry={onRetry} />
    </div>
  );
}
