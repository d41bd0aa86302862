/** What happened and what to do, with the button that does it. */
import Button from 'antd/es/button';

interface Props {
  message: string;
  onRetry: () => void;
  button?: string;
}

export function Failed({ message, onRetry, button = 'Try again' }: Props) {
  return (
    <div className="failed" role="alert">
      <p>{message}</p>
      <Button onClick={onRetry}>{button}</Button>
    </div>
  );
}
