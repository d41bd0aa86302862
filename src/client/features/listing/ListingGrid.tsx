/**
 * The product grid: the first cards, and the rest after Load More (docs/requirements.md section 2, Shop page), drawn in
 * blocks (blocks.ts).
 */
import { memo, useCallback, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Product } from '../../../contract/catalog';
import { afterNextPaint } from '../../browser/scheduling';
import { PRODUCTS_AT_FIRST } from '../../lib/constants';
import { useAppStore } from '../../store/hooks';
import { selectLocation } from '../../store/locationSlice';
import { useNavigate } from '../../ui/useNavigate';
import { BLOCK_SIZE, blockLength, countBlocks, isNear } from './blocks';
import { ListingBlock, SkeletonCells, FarBlock } from './ListingBlock';
import type { Listing, ListingPage } from './useListing';
import { useListingNames } from './useListing';
import { useNearBlocks } from './useNearBlocks';

interface Props {
  page: ListingPage;
  changing: Listing['changing'];
  showsAll: Listing['showsAll'];
  /** What another feature puts over a product's picture, such as a heart. The same function every time. */
  renderCorner?: (product: Product) => ReactNode;
}

export const ListingGrid = memo(function ListingGrid({ page, changing, showsAll, renderCorner }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { total } = page;
  const blocks = showsAll ? countBlocks(total) : 1;
  const near = useNearBlocks(list, showsAll ? total : 0);
  const names = useListingNames(page, blocks > 1);
  const namesOf = useMemo(
    () =>
      Array.from({ length: blocks }, (_, block) =>
        names.slice(block * BLOCK_SIZE, (block + 1) * BLOCK_SIZE).join('\n'),
      ),
    [names, blocks],
  );
  const { loadMore, onDrawn } = useLoadMore(list);
  return (
    <>
      <ul
        ref={list}
        role="list"
        tabIndex={-1}
        aria-label="Products"
        className={`listing-grid${showsAll ? ' listing-grid-whole' : ''}${changing ? ' listing-grid-changing' : ''}`}
        aria-busy={changing}
      >
        {Array.from({ length: blocks }, (_, block) =>
          isNear(near, block) ? (
            <ListingBlock
              key={block}
              block={block}
              count={showsAll ? blockLength(total, block) : Math.min(PRODUCTS_AT_FIRST, total)}
              page={page}
              renderCorner={renderCorner}
              onDrawn={onDrawn}
            />
          ) : (
            <FarBlock key={block} block={block} total={total} names={namesOf[block] ?? ''} />
          ),
        )}
      </ul>
      {!showsAll && total > PRODUCTS_AT_FIRST && (
        <div className="listing-more">
          <button type="button" className="button" onClick={loadMore}>
            Load More
          </button>
        </div>
      )}
    </>
  );
});

/**
 * 'All' is kept with the history entry, so that Back finds it again. The button goes; the first new card takes the
 * focus when it is there.
 */
function useLoadMore(list: { current: HTMLUListElement | null }) {
  const navigate = useNavigate();
  const store = useAppStore();
  const pressed = useRef(false);
  const showAll = (from: string) => {
    const { pathname, search, key } = selectLocation(store.getState());
    // Gone elsewhere since.
    if (key !== from) return;
    pressed.current = true;
    list.current?.focus({ preventScroll: true });
    navigate(`${pathname}${search}`, { replace: true, state: { showsAll: true } });
  };
  const loadMore = () => {
    const { key } = selectLocation(store.getState());
    void afterNextPaint(() => showAll(key));
  };
  const onDrawn = useCallback(() => {
    const firstNew = list.current?.querySelector<HTMLElement>(`[aria-posinset="${PRODUCTS_AT_FIRST + 1}"] a`);
    if (!pressed.current || !firstNew) return;
    pressed.current = false;
    // A shopper who has gone elsewhere meanwhile stays there.
    if (document.activeElement === list.current) firstNew.focus({ preventScroll: true });
  }, [list]);
  return { loadMore, onDrawn };
}

/** Room for the first cards while nothing is known yet. */
export const ListingSkeleton = () => (
  <ul role="list" className="listing-grid" aria-hidden="true">
    <SkeletonCells count={PRODUCTS_AT_FIRST} />
  </ul>
);
