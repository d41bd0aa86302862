/** Name and number did not come: they can be typed, or asked for again. */
export function ContactFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="checkout-contact-failed" role="alert">
      <p>Your name and mobile number did not arrive. Type them below, or ask again.</p>
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
