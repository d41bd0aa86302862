/** The order was sent, no answer came, and the cart is empty now: most likely it was placed. The same key asks what became of it. */
import { useState } from 'react';
import type { Attempt } from './attempt';
import { refusalText } from './refusalText';
import { usePlaceOrder } from './usePlaceOrder';
import '../../ui/states.css';

export function UnansweredOrder({ attempt }: { attempt: Attempt }) {
  const { place, placing } = usePlaceOrder();
  const [said, setSaid] = useState('');
  const ask = async () => {
    const refusal = await place(attempt);
    if (refusal) setSaid(refusalText(refusal));
  };
  return (
    <div className="state">
      <p>We did not hear back about your last order. It is never placed twice: ask again, and we tell you what became of it.</p>
      <div role="alert">{said !== '' && <p>{said}</p>}</div>
      <button type="button" className="button button-primary" aria-disabled={placing} onClick={() => void ask()}>
        {placing ? 'Asking…' : 'Check my order'}
      </button>
    </div>
  );
}
