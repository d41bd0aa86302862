/** Stands where a screen will be, as tall as the window, so that the footer does not jump up and down. */
import './states.css';

export function ScreenSkeleton() {
  return (
    <div className="page screen-skeleton" aria-busy="true">
      <span className="skeleton screen-skeleton-title" />
      <span className="skeleton screen-skeleton-body" />
    </div>
  );
}
