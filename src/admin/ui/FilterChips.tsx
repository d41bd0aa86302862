/** Lists that are one press away. */
import { Link } from 'react-router';
import './lists.css';

export interface Chip {
  name: string;
  to: string;
  /** Whether that list is the one that is shown. */
  isHere: boolean;
}

export function FilterChips({ chips }: { chips: readonly Chip[] }) {
  return (
    <nav aria-label="Filters">
      <ul className="filter-chips">
        {chips.map(({ name, to, isHere }) => (
          <li key={`${name}${to}`}>
            <Link to={to} className="filter-chip" aria-current={isHere ? 'true' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
