/** What filters the list, each removable, and all of it at once. */
import { useRef } from 'react';
import { useGetCategoriesQuery } from '../../api/categoriesApi';
import { afterNextPaint } from '../../browser/scheduling';
import { selectFilters } from '../../store/filtersSlice';
import { useAppSelector } from '../../store/hooks';
import { Icon } from '../../ui/Icon';
import { chosenFilters } from './filterChanges';
import type { FilterChange } from './useFilterChange';
import { useFilterChange } from './useFilterChange';

export function FilterChips() {
  const filters = useAppSelector(selectFilters);
  const { currentData: categories = [] } = useGetCategoriesQuery();
  const change = useFilterChange();
  const group = useRef<HTMLDivElement>(null);
  const chips = chosenFilters(filters, categories);

  const drop = (without: FilterChange) => {
    // The pressed button goes away: the focus stays in this place, from where Tab reaches what is next.
    group.current?.focus({ preventScroll: true });
    // Another list is more than a slow phone draws in a frame.
    afterNextPaint(() => change(without));
  };

  return (
    <div ref={group} className="filter-chips" role="group" aria-label="Chosen filters" tabIndex={-1}>
      {chips.map(({ key, label, without }) => (
        <button
          key={key}
          type="button"
          className="filter-chip"
          aria-label={`Remove ${label}`}
          onClick={() => drop(without)}
        >
          {label}
          <Icon name="close" size={16} />
        </button>
      ))}
      {chips.length > 0 && (
        <button type="button" className="link-button" onClick={() => drop(() => ({}))}>
          Clear all
        </button>
      )}
    </div>
  );
}
