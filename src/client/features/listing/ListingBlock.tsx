/**
 * One block of the list as cards. It asks for its own page when it comes near the screen, and holds its room with
 * skeletons until that is here; what fails says so in its place (docs/decisions/0209-listing.md).
 */
import { skipToken } from '@reduxjs/toolkit/query/react';
import { memo, useDeferredValue, useEffect, useMemo } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type { Product } from '../../../contract/catalog';
import { useGetListingQuery } from '../../api/listingApi';
import { ProductCard } from '../../ui/ProductCard';
import { BLOCK_SIZE, blockLength, rowsStyle } from './blocks';
import { CARD_SIZES, FIRST_IN_VIEW, NEAR_FIRST_VIEW } from './listingCards';
import type { ListingPage } from './useListing';
import { useAbort, hasFailed } from './useListing';

interface FarBlockProps {
  block: number;
  total: number;
  /** One a line; '' while they are not known. */
  names: string;
}

/**
 * Not seen and not read aloud, but found; React has no word for it. A browser that does not know it hides the names
 * altogether.
 */
const hideUntilFound = (element: HTMLElement | null) => element?.setAttribute('hidden', 'until-found');

/**
 * A block that is far from the screen: its room, and the names in it for the browser's find-in-page. Each name has its
 * card's part of the height as its line, so that a find scrolls to where the card stands, and there the block is drawn.
 */
export const FarBlock = memo(function FarBlock({ block, total, names }: FarBlockProps) {
  return (
    <li role="presentation" className="listing-far" style={rowsStyle(blockLength(total, block))}>
      {names !== '' && (
        <div ref={hideUntilFound} className="listing-far-names">
          {names}
        </div>
      )}
    </li>
  );
});

interface ListingCellProps {
  product: Product;
  /** One-based. */
  place: number;
  total: number;
  corner: ReactNode;
}

/**
 * One place in the grid: a card, which a screen reader announces by its place in the whole list, or the room of one.
 */
function ListingCell({ product, place, total, corner }: ListingCellProps) {
  return (
    <li
      className={place <= NEAR_FIRST_VIEW ? 'listing-cell' : 'listing-cell fetched-later'}
      aria-posinset={place}
      aria-setsize={total}
    >
      <ProductCard
        product={product}
        sizes={CARD_SIZES}
        eager={place <= FIRST_IN_VIEW}
        headingLevel={2}
        corner={corner}
      />
    </li>
  );
}

export const SkeletonCells = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <li key={`waiting-${index}`} className="listing-cell listing-card-skeleton product-card-rows" aria-hidden="true">
      <span className="skeleton" />
      <span className="skeleton" />
      <span className="skeleton" />
    </li>
  ));

interface Props {
  block: number;
  /** How many of its products to show. */
  count: number;
  page: ListingPage;
  renderCorner: ((product: Product) => ReactNode) | undefined;
  /** There are more cards than before. */
  onDrawn: () => void;
}

export const ListingBlock = memo(function ListingBlock({
  block,
  count,
  page: { query, products: first, total },
  renderCorner,
  onDrawn,
}: Props) {
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
        <ListingCell
          key={product.productId}
          product={product}
          place={start + index + 1}
          total={total}
          corner={renderCorner?.(product)}
        />
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
