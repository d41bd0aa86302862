/** The listing's own search box: trimmed, and blank does nothing (decision 28). */
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { TERM_MAX } from '../../../contract/rules/limits';
import { paths } from '../../lib/paths';
import { selectFilters } from '../../store/filtersSlice';
import { useAppSelector } from '../../store/hooks';
import { Icon } from '../../ui/Icon';
import { withSearch } from './filterChanges';
import { useFilterChange } from './useFilterChange';
import '../../ui/searchBox.css';

export function ListingSearch() {
  const filters = useAppSelector(selectFilters);
  const change = useFilterChange();
  const searched = filters.search ?? '';
  const [typed, setTyped] = useState(searched);
  const [followed, setFollowed] = useState(searched);
  // The address moved, by Back or by a chip: the box says what is searched for now.
  if (followed !== searched) {
    setFollowed(searched);
    setTyped(searched);
  }

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const term = typed.trim();
    if (term !== '') change((now) => withSearch(now, term));
  };

  return (
    // Without scripts the form itself leads to the same place.
    <form
      className="search-box listing-search"
      role="search"
      aria-label="In the list"
      action={paths.shop}
      onSubmit={onSubmit}
    >
      {Object.entries({ ...withSearch(filters, '') }).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <label className="visually-hidden" htmlFor="listing-search">
        Search products
      </label>
      <input
        id="listing-search"
        name="search"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder="Search products"
        maxLength={TERM_MAX}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" aria-label="Search the list">
        <Icon name="search" size={22} />
      </button>
    </form>
  );
}
