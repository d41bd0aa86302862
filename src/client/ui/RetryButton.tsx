/**
 * Asks again for what did not come, and says so while it asks; the focus stays where it is, and goes to the page's
 * heading when what was asked for takes the button's place.
 */
import { useEffect, useRef } from 'react';
import { focusHeading } from './focusHeading';

interface Props {
  retrying: boolean;
  onRetry: () => void;
  /** How it looks. */
  className?: string;
}

export function RetryButton({ retrying, onRetry, className = 'button' }: Props) {
  const wasPressed = useRef(false);
  useEffect(
    () => () => {
      if (wasPressed.current && document.activeElement === document.body) focusHeading();
    },
    [],
  );
  const press = () => {
    wasPressed.current = true;
    onRetry();
  };
  return (
    <button
      type="button"
      className={className}
      aria-disabled={retrying}
      aria-busy={retrying}
      onClick={retrying ? undefined : press}
    >
      {retrying ? 'Trying again…' : 'Try again'}
    </button>
  );
}
