/** The listing's check boxes: schemes and stock exclude each other in pairs, A–Z stands alone (SPEC.md sections 2 and 4). */
import type { ReactNode } from 'react';
import { selectFilters } from '../../store/filtersSlice';
import { useAppSelector } from '../../store/hooks';
import { withScheme, withStock } from './filterChanges';
import { useFilterChange } from './useFilterChange';

interface ToggleProps {
  checked: boolean;
  onToggle: () => void;
  children: ReactNode;
}

function Toggle({ checked, onToggle, children }: ToggleProps) {
  return (
    <label className="filter-toggle">
      <input type="checkbox" checked={checked} onChange={onToggle} />
      <span>{children}</span>
    </label>
  );
}

export function SchemeToggles() {
  const filters = useAppSelector(selectFilters);
  const change = useFilterChange();
  return (
    <fieldset className="filter-group">
      <legend>Offers</legend>
      <Toggle checked={filters.scheme === 'offered'} onToggle={() => change(withScheme(filters, 'offered'))}>
        Offered Products
      </Toggle>
      <Toggle checked={filters.scheme === 'lightning'} onToggle={() => change(withScheme(filters, 'lightning'))}>
        Lightning Deals
      </Toggle>
    </fieldset>
  );
}

export function StockToggles() {
  const filters = useAppSelector(selectFilters);
  const change = useFilterChange();
  return (
    <fieldset className="filter-group">
      <legend>Stock Status</legend>
      <Toggle checked={filters.stock === 'inStock'} onToggle={() => change(withStock(filters, 'inStock'))}>
        In Stock
      </Toggle>
      <Toggle checked={filters.stock === 'outOfStock'} onToggle={() => change(withStock(filters, 'outOfStock'))}>
        Out of Stock
      </Toggle>
    </fieldset>
  );
}

export function SortToggle() {
  const filters = useAppSelector(selectFilters);
  const change = useFilterChange();
  return (
    <fieldset className="filter-group">
      <legend>Sort</legend>
      <Toggle checked={filters.sort === 'name'} onToggle={() => change({ ...filters, sort: filters.sort ? undefined : 'name' })}>
        Alphabetical (A–Z)
      </Toggle>
    </fieldset>
  );
}
