/** How many there are, announced as it changes. */
import { plural } from '../../lib/text';
import type { Listing } from './useListing';

export function ListingCount({ products, total, changing }: Pick<Listing, 'products' | 'total' | 'changing'>) {
  return (
    <p className="listing-count" role="status">
      {products === undefined || changing ? 'Loading...' : plural(total, 'product')}
    </p>
  );
}
