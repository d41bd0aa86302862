/** Search, what is to be done by one press, and the filters that somebody saved. */
import Button from 'antd/es/button';
import Input, { type InputRef } from 'antd/es/input';
import { Suspense, lazy, useEffect, useState, type RefObject } from 'react';
import { saveFilters, savedFilters } from '../../browser/savedFilters';
import { withFilter } from '../../lib/listFilters';
import { filtersOf, quickFilters, searchOf, type OrderFilters } from '../../lib/orderFilters';
import { FilterChips } from '../../ui/FilterChips';

const FilterDrawer = lazy(() => import(/* webpackChunkName: "order-filters" */ './FilterDrawer'));

interface Props {
  filters: OrderFilters;
  onFilter: (filters: OrderFilters) => void;
  search: RefObject<InputRef | null>;
}

/** The same list, whatever its page. */
const listOf = (filters: OrderFilters): string => searchOf({ ...filters, page: '' });

export function FilterBar({ filters, onFilter, search }: Props) {
  const [saved, setSaved] = useState(savedFilters);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(filters.q ?? '');
  // Back and a link bring another search.
  useEffect(() => setTyped(filters.q ?? ''), [filters.q]);
  const here = listOf(filters);
  const chips = [...quickFilters, ...saved].map(({ name, search: to }) => ({
    name,
    to: `/orders${to}`,
    isHere: listOf(filtersOf(to)) === here,
  }));
  const keepThem = (next: typeof saved): void => {
    saveFilters(next);
    setSaved(next);
  };
  return (
    <div className="filter-bar">
      <div role="search" className="filter-search">
        <Input
          ref={search}
          type="search"
          size="large"
          allowClear
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            if (target.value === '') onFilter(withFilter(filters, { q: '' }));
          }}
          aria-label="Search orders"
          placeholder="Number, mobile, name or product"
          enterKeyHint="search"
          onPressEnter={() => onFilter(withFilter(filters, { q: typed.trim() }))}
        />
        <Button size="large" onClick={() => setOpen(true)} aria-haspopup="dialog">
          Filter
        </Button>
      </div>
      <FilterChips chips={chips} />
      {isOpen && (
        <Suspense fallback={null}>
          <FilterDrawer
            filters={filters}
            saved={saved}
            onClose={() => setOpen(false)}
            onFilter={onFilter}
            onSave={(name) => {
              // Without what was searched for: that may be a customer, of whom a device keeps nothing.
              const kept = searchOf({ ...filters, page: '', q: '' });
              keepThem([...saved.filter((one) => one.name !== name), { name, search: kept }]);
            }}
            onForget={(name) => keepThem(saved.filter((one) => one.name !== name))}
          />
        </Suspense>
      )}
    </div>
  );
}
