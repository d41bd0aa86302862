/** Nothing ordered yet (docs/requirements.md section 2, Order history). */
import { paths } from '../../lib/paths';
import { Link } from '../../ui/Link';
import '../../ui/states.css';
import './orders.css';

export function NoOrders() {
  return (
    <div className="state orders-none">
      <svg viewBox="0 0 160 120" aria-hidden="true">
        <path className="orders-none-parcel" d="M34 46 80 30l46 16v46L80 108 34 92Z" />
        <path className="orders-none-edge" d="m34 46 46 16 46-16M80 62v46" />
        <path className="orders-none-stitch" d="m57 38 46 16v18" />
      </svg>
      <h2>No Orders</h2>
      <p>What you order stands here, from our cutting table to your door.</p>
      <Link className="button button-primary" to={paths.shop}>
        Start shopping
      </Link>
    </div>
  );
}
