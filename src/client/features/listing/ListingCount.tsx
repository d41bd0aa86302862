/** How many there are, announced as it changes. */
import { grouped } from '../../lib/grouped';
import type { Listing } from './useListing';

export function ListingCount({ page, changing }: Pick<Listing, 'page' | 'changing'>) {
  return (
    <p className="listing-count" role="status">
      {page === undefined || changing ? 'Loading...' : `${grouped(page.total)} ${page.total === 1 ? 'product' : 'products'}`}
    </p>
  );
}
