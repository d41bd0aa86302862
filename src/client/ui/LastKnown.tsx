/**
 * Stands over what is known where it could not be asked for again: that it may have grown old, and a button that asks
 * (docs/decisions/0223-unknown-empty-failed.md).
 */
import { RetryButton } from './RetryButton';
import './states.css';

interface Props {
  /** Why it could not be asked for, a sentence. */
  message: string;
  /** What stands below, a sentence. */
  text: string;
  /** The other try is under way. */
  retrying: boolean;
  onRetry: () => void;
}

export const LastKnown = ({ message, text, retrying, onRetry }: Props) => (
  <div className="notice">
    <div role="alert">
      <p>{message}</p>
      <p>{text}</p>
    </div>
    <RetryButton retrying={retrying} onRetry={onRetry} />
  </div>
);
