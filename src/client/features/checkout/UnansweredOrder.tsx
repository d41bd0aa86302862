/** The order was sent, no answer came, and the cart is empty now: most likely it was placed. The same key asks what became of it. */
import { outcomeAsked } from '../../store/checkoutSlice';
import { useAskAgain } from './useAskAgain';
import '../../ui/states.css';

export function UnansweredOrder() {
  const { ask, asking, said } = useAskAgain(outcomeAsked);
  return (
    <div className="state">
      <p>We did not hear back about your last order. It is never placed twice: ask again, and we tell you what became of it.</p>
      <div role="alert">{said !== '' && <p>{said}</p>}</div>
      <button type="button" className="button button-primary" aria-disabled={asking} onClick={() => void ask()}>
        {asking ? 'Asking…' : 'Check my order'}
      </button>
    </div>
  );
}
