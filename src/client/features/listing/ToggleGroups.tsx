/**
 * The listing's check boxes: schemes and stock exclude each other in pairs, A–Z stands alone (docs/requirements.md
 * sections 2 and 4).
 */
import type { ReactNode } from 'react';
import { selectFilters } from '../../store/filtersSlice';
import { useAppSelector } from '../../store/hooks';
import { withScheme, withStock } from './filterChanges';
import { usePress } from './FacetGroup';
import type { FilterChange } from './useFilterChange';

interface ToggleProps {
  checked: boolean;
  choose: FilterChange;
  children: ReactNode;
}

function Toggle({ checked, choose, children }: ToggleProps) {
  const [isOn, press] = usePress(checked, choose);
  return (
    <label className="filter-toggle">
      <input type="checkbox" checked={isOn} onChange={press} />
      <span>{children}</span>
    </label>
  );
}

export function SchemeToggles() {
  const filters = useAppSelector(selectFilters);
  return (
    <fieldset className="filter-group">
      <legend>Offers</legend>
      <Toggle checked={filters.scheme === 'offered'} choose={(now) => withScheme(now, 'offered')}>
        Offered Products
      </Toggle>
      <Toggle checked={filters.scheme === 'lightning'} choose={(now) => withScheme(now, 'lightning')}>
        Lightning Deals
      </Toggle>
    </fieldset>
  );
}

export function StockToggles() {
  const filters = useAppSelector(selectFilters);
  return (
    <fieldset className="filter-group">
      <legend>Stock Status</legend>
      <Toggle checked={filters.stock === 'inStock'} choose={(now) => withStock(now, 'inStock')}>
        In Stock
      </Toggle>
      <Toggle checked={filters.stock === 'outOfStock'} choose={(now) => withStock(now, 'outOfStock')}>
        Out of Stock
      </Toggle>
    </fieldset>
  );
}

export function SortToggle() {
  const filters = useAppSelector(selectFilters);
  return (
    <fieldset className="filter-group">
      <legend>Sort</legend>
      <Toggle checked={filters.sort === 'name'} choose={(now) => ({ ...now, sort: now.sort ? undefined : 'name' })}>
        Alphabetical (A–Z)
      </Toggle>
    </fieldset>
  );
}
