/** Changes the listing by going to the address that says it: a link, Back and a reload then show the same. */
import { listingPath } from '../../lib/listingFilters';
import type { ListingFilters } from '../../lib/listingFilters';
import { selectFilters, selectIsListing } from '../../store/filtersSlice';
import { useAppStore } from '../../store/hooks';
import { useNavigate } from '../../ui/useNavigate';

/** What a choice makes of the filters that stand when it takes effect: two quick presses both count. */
export type FilterChange = (now: ListingFilters) => ListingFilters;

/** A shopper who has left the listing since the press stays where they are. */
export function useFilterChange(): (change: FilterChange) => void {
  const navigate = useNavigate();
  const store = useAppStore();
  return (change) => {
    const state = store.getState();
    if (selectIsListing(state)) navigate(listingPath(change(selectFilters(state))));
  };
}
