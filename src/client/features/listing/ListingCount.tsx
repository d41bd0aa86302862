/** How many there are, announced as it changes. */
import type { Listing } from './useListing';

const amount = new Intl.NumberFormat('en-IN');

export function ListingCount({ page, changing }: Pick<Listing, 'page' | 'changing'>) {
  return (
    <p className="listing-count" role="status">
      {page === undefined || changing ? 'Loading...' : `${amount.format(page.total)} ${page.total === 1 ? 'product' : 'products'}`}
    </p>
  );
}
