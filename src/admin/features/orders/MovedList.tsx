/** What became of each of several orders. */
import type { ManyMoved } from '../../../contract/staffOrderChanges';

export function MovedList({ moved: { done, failed }, what }: { moved: ManyMoved; what: string }) {
  return (
    <div role="status">
      <p>
        {done.length} {what}
        {failed.length > 0 && `, ${failed.length} not`}.
      </p>
      {failed.length > 0 && (
        <ul>
          {failed.map(({ orderNo, message }) => (
            <li key={orderNo}>
              {orderNo}: {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
