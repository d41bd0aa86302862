/** What has changed of a line since the shopper last saw it. The last thing in its line, so that nothing a finger is on moves when it goes. */
import { sentencesOf } from '../../lib/lineChange';
import type { LineChange } from '../../lib/lineChange';

export function LineChanges({ change }: { change: LineChange }) {
  const sentences = sentencesOf(change);
  if (sentences.length === 0) return null;
  return (
    <ul role="list" className="cart-line-changes" aria-label="Changed since you last looked">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
