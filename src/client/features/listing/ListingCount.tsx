/**
 * What the list is of, where its heading does not say so, and how many there are: announced as it changes (
 * decision 21a).
 */
import { grouped } from '../../../contract/rules/money';
import type { Listing } from './useListing';

interface Props extends Pick<Listing, 'page' | 'changing' | 'failed'> {
  /** What was searched for, in words; '' for nothing. */
  of: string;
}

export function ListingCount({ of, page, changing, failed }: Props) {
  return (
    <p className="listing-count" role="status">
      {page === undefined || changing ? 'Loading...' : [of, countWords(page.total, failed)].filter(Boolean).join(', ')}
    </p>
  );
}

/** Nobody knows how many there are of a list that did not come. */
const countWords = (total: number, failed: boolean): string =>
  failed ? '' : `${grouped(total)} ${total === 1 ? 'product' : 'products'}`;
