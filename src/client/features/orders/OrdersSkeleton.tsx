/** The orders that come, in their final places. */
import '../../ui/states.css';
import './orders.css';

export function OrdersSkeleton() {
  return (
    <div className="orders" aria-busy="true">
      <p className="visually-hidden" role="status">
        Your orders are on their way
      </p>
      {[1, 2, 3].map((card) => (
        <div key={card} className="order-card">
          <span className="skeleton order-picture order-skeleton-picture" />
          <div className="order-words">
            <span className="skeleton order-skeleton-name" />
            <span className="skeleton order-skeleton-facts" />
          </div>
          <span className="skeleton order-way order-skeleton-way" />
          <div className="order-actions">
            <span className="skeleton order-skeleton-button" />
          </div>
        </div>
      ))}
    </div>
  );
}
