/** The product grid: nine cards, and the rest after Load More (SPEC.md section 2, Shop page). */
import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Product } from '../../../contract/catalog';
import { PRODUCTS_AT_FIRST } from '../../lib/constants';
import { ProductCard } from '../../ui/ProductCard';
import { CARD_SIZES, FIRST_IN_VIEW } from './cardSizes';
import { useChunks } from './useChunks';
import type { Listing } from './useListing';

interface Props {
  listing: Listing & { products: Product[] };
  /** What another feature puts over a product's picture, such as a heart. */
  renderCorner?: (product: Product) => ReactNode;
}

export function ListingGrid({ listing: { products, changing, more, retryMore }, renderCorner }: Props) {
  const grid = useRef<HTMLUListElement>(null);
  const drawn = useChunks(products.length);
  const loadMore = useLoadMore(grid, drawn);
  return (
    <>
      <ul ref={grid} role="list" className={changing ? 'listing-grid listing-grid-changing' : 'listing-grid'} aria-busy={changing}>
        {products.slice(0, drawn).map((product, index) => (
          <li key={product.productId}>
            <ProductCard product={product} sizes={CARD_SIZES} eager={index < FIRST_IN_VIEW} headingLevel={2} corner={renderCorner?.(product)} />
          </li>
        ))}
      </ul>
      {more !== 'none' && (
        <div className="listing-more">
          {more === 'failed' && <p role="alert">The rest of the list did not arrive. Check your connection and try again.</p>}
          <button
            type="button"
            className="button"
            aria-disabled={more === 'loading'}
            onClick={() => {
              if (more === 'hidden') loadMore();
              if (more === 'failed') retryMore();
            }}
          >
            {more === 'loading' ? 'Loading...' : 'Load More'}
          </button>
        </div>
      )}
    </>
  );
}

/** 'All' is kept with the history entry, so that Back finds it again. The first new card takes the focus as the button goes. */
function useLoadMore(grid: RefObject<HTMLUListElement | null>, drawn: number): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const pressed = useRef(false);
  useEffect(() => {
    if (!pressed.current || drawn <= PRODUCTS_AT_FIRST) return;
    pressed.current = false;
    grid.current?.children[PRODUCTS_AT_FIRST]?.querySelector('a')?.focus({ preventScroll: true });
  }, [grid, drawn]);
  return () => {
    pressed.current = true;
    void navigate({ pathname, search }, { replace: true, state: { showsAll: true } });
  };
}

/** Nine cards' room while nothing is known yet. */
export function ListingSkeleton() {
  return (
    <ul role="list" className="listing-grid" aria-hidden="true">
      {Array.from({ length: PRODUCTS_AT_FIRST }, (_, index) => (
        <li key={index} className="listing-card-skeleton">
          <span className="skeleton" />
          <span className="skeleton" />
          <span className="skeleton" />
        </li>
      ))}
    </ul>
  );
}
