/** What stands where something could not be shown: what happened, and a button that tries again. */
import type { ReactNode } from 'react';
import { RetryButton } from './RetryButton';
import './states.css';

interface Props {
  /** The page's own heading, where it has none left. */
  title?: string;
  message: string;
  onRetry: () => void;
  /** The other try is under way: the button says so and keeps the focus. */
  retrying?: boolean;
  /** Another way out, below the button. */
  children?: ReactNode;
}

export function LoadFailed({ title, message, onRetry, retrying = false, children }: Props) {
  return (
    <div className="state" role="alert">
      {title !== undefined && <h1 tabIndex={-1}>{title}</h1>}
      <p>{message}</p>
      <RetryButton retrying={retrying} onRetry={onRetry} />
      {children}
    </div>
  );
}
