/** The reviews' room, and the form's, while they are on the way. */
import '../../ui/states.css';
import './reviews.css';

export function ReviewsSkeleton() {
  return (
    <div className="reviews-skeleton" aria-busy="true">
      <p className="visually-hidden">Loading...</p>
      <span className="skeleton" />
      <span className="skeleton" />
    </div>
  );
}
