/** How many there are, announced as it changes. */
import { grouped } from '../../lib/grouped';
import type { Listing } from './useListing';

export function ListingCount({ page, changing, failed }: Pick<Listing, 'page' | 'changing' | 'failed'>) {
  return (
    <p className="listing-count" role="status">
      {countWords(page, changing, failed)}
    </p>
  );
}

function countWords(page: Listing['page'], changing: boolean, failed: boolean): string {
  if (page === undefined || changing) return 'Loading...';
  // Nobody knows how many there are of a list that did not come.
  return failed ? '' : `${grouped(page.total)} ${page.total === 1 ? 'product' : 'products'}`;
}
