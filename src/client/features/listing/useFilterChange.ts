/** Changes the listing by going to the address that says it: a link, Back and a reload then show the same. */
import { useNavigate } from 'react-router-dom';
import { listingPath } from '../../lib/listingFilters';
import type { ListingFilters } from '../../lib/listingFilters';

export function useFilterChange(): (filters: ListingFilters) => void {
  const navigate = useNavigate();
  return (filters) => {
    void navigate(listingPath(filters));
  };
}
