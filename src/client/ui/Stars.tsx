/**
 * Five stars, filled to the rounded rating; none for what nobody has rated. The words are for those who do not see
 * them. They are drawn by the style sheet: a list shows dozens, and each would be ten elements.
 */
import { STARS_MAX } from '../../contract/rules/limits';
import './stars.css';

interface Props {
  /** 0 to STARS_MAX. */
  rating: number;
  /** How many reviews stand behind it, when known. */
  count?: number;
}

export function Stars({ rating, count }: Props) {
  if (!(rating > 0)) return null;
  const words = `Rated ${rating} out of ${STARS_MAX}${count ? ` by ${count}` : ''}`;
  return <span className={`stars stars-${Math.round(rating)}`} role="img" aria-label={words} />;
}

export function StarShape({ filled }: { filled: boolean }) {
  return (
    <svg viewBox="0 0 20 20" className={filled ? 'star star-filled' : 'star'} aria-hidden="true">
      <path d="m10 1.8 2.5 5.2 5.7.8-4.1 4 1 5.6-5.1-2.7-5.1 2.7 1-5.6-4.1-4 5.7-.8Z" />
    </svg>
  );
}
