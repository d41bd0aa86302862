/** What stands where something could not be shown: what happened, and a button that tries again. */
import './states.css';

interface Props {
  message: string;
  onRetry: () => void;
}

export function LoadFailed({ message, onRetry }: Props) {
  return (
    <div className="state" role="alert">
      <p>{message}</p>
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
