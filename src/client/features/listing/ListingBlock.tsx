/**
 * One block of the list as cards. It asks for its own page when it comes near the screen, and holds its room with
 * skeletons until that is here; what fails says so in its place (docs/decisions/0209-listing.md).
 */
import { skipToken } from '@reduxjs/toolkit/query/react';
import { memo, useDeferredValue, useEffect, useMemo } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type { Product } from '../../../contract/catalog';
import { useGetListingQuery } from '../../api/listingApi';
import { BLOCK_SIZE, blockLength, rowsStyle } from './blocks';
import { ListingCell, SkeletonCells } from './ListingCell';
import { hasFailed } from './hasFailed';
import type { ListingPage } from './useListing';
import { useAbort } from './useAbort';

interface Props {
  block: number;
  /** How many of its products to show. */
  count: number;
  page: ListingPage;
  renderCorner: ((product: Product) => ReactNode) | undefined;
  /** There are more cards than before. */
  onDrawn: () => void;
}

export const ListingBlock = memo(function ListingBlock({ block, count, page: { query, products: first, total }, renderCorner, onDrawn }: Props) {
  const start = block * BLOCK_SIZE;
  const known = first.slice(start, start + count);
  const ownQuery = known.length < count ? { ...query, page: block + 1, pageSize: BLOCK_SIZE } : skipToken;
  const answer = useGetListingQuery(ownQuery);
  useAbort(ownQuery);
  // Cards are made in the background, so that a page that arrives does not hold up the scrolling.
  const queryKey = JSON.stringify(ownQuery);
  const arrived = useMemo(() => ({ queryKey, products: answer.currentData?.products }), [queryKey, answer.currentData]);
  const drawn = useDeferredValue(arrived);
  const own = drawn.queryKey === queryKey ? drawn.products : undefined;
  const products = own ?? known;
  const missing = own ? 0 : count - products.length;

  useEffect(onDrawn, [onDrawn, products.length]);

  const retry = ({ currentTarget }: MouseEvent) => {
    // The button goes away: the focus stays in the list.
    currentTarget.closest('ul')?.focus({ preventScroll: true });
    void answer.refetch();
  };
  return (
    <>
      {products.map((product, index) => (
        <ListingCell key={product.productId} product={product} place={start + index + 1} total={total} corner={renderCorner?.(product)} />
      ))}
      {missing > 0 && !hasFailed(answer) && <SkeletonCells count={missing} />}
      {missing > 0 && hasFailed(answer) && (
        <li className="listing-far" style={rowsStyle(blockLength(total, block), products.length)}>
          <div className="state listing-failed" role="alert">
            <p>These products did not arrive. Check your connection and try again.</p>
            <button type="button" className="button" onClick={retry}>
              Try again
            </button>
          </div>
        </li>
      )}
    </>
  );
});
