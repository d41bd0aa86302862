/** Asks again with the same key while the outcome is open (DECISIONS.md T59); otherwise the way back to the form. */
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { selectOwnerId } from '../../store/authSlice';
import { useAppSelector } from '../../store/hooks';
import { unansweredAttempt } from './attempt';
import { refusalText } from './refusalText';
import { usePlaceOrder } from './usePlaceOrder';

/** Only where this tab's storage may be read: after the first commit. */
export function RetryOrder() {
  const ownerId = useAppSelector(selectOwnerId);
  const { place, placing } = usePlaceOrder();
  const [said, setSaid] = useState('');
  const attempt = unansweredAttempt(ownerId);
  const retry = async () => {
    if (!attempt) return;
    const refusal = await place(attempt);
    setSaid(refusal ? refusalText(refusal) : '');
  };
  return (
    <>
      <div role="alert">{said !== '' && <p>{said}</p>}</div>
      {attempt ? (
        <button type="button" className="button button-primary" aria-disabled={placing} onClick={() => void retry()}>
          {placing ? 'Placing your order…' : 'Try again'}
        </button>
      ) : (
        <Link className="button button-primary" to={paths.checkout}>
          Back to checkout
        </Link>
      )}
    </>
  );
}
