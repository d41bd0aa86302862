/** How many orders came in since somebody looked at the list, and the way there. Read out as they come. */
import { Link } from 'react-router';

export function NewOrders({ count }: { count: number }) {
  return (
    <span role="status" className="new-orders">
      {count > 0 && (
        <Link to="/orders">
          {count} new {count === 1 ? 'order' : 'orders'}
        </Link>
      )}
    </span>
  );
}
