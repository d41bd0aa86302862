/** Asks again for what did not come, and says so while it asks; the focus stays where it is. */
interface Props {
  retrying: boolean;
  onRetry: () => void;
  /** How it looks. */
  className?: string;
}

export const RetryButton = ({ retrying, onRetry, className = 'button' }: Props) => (
  <button type="button" className={className} aria-disabled={retrying} aria-busy={retrying} onClick={retrying ? undefined : onRetry}>
    {retrying ? 'Trying again…' : 'Try again'}
  </button>
);
