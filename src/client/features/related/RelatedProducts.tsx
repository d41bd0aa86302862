/**
 * 'Related Products' (docs/requirements.md section 2, Product detail and Cart): others of a category, or of PREEMIE
 * SIZE where it has none. Nothing is asked before the shopper comes near; when there is nothing to show, the section
 * goes.
 */
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useDeferredValue, useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Product } from '../../../contract/catalog';
import { useGetListingQuery } from '../../api/listingApi';
import type { ListingQuery } from '../../api/listingApi';
import { onVisible } from '../../browser/scheduling';
import { FALLBACK_CATEGORY } from '../../lib/constants';
import { useRetriedModule } from '../../ui/useRetriedModule';
import { useUiState } from '../../ui/useUiState';
import '../../ui/states.css';
import './related.css';

/** As many as a shopper may care to look through. */
const MOST = 12;

/** Empty when there are none, and when the call failed; undefined while it is on the way. */
function useOthers(category: string, leaveOut: readonly number[], wanted: boolean): Product[] | undefined {
  const query: ListingQuery = { filters: { category }, page: 1, pageSize: MOST + leaveOut.length };
  const { currentData, isError } = useGetListingQuery(wanted ? query : skipToken);
  if (isError && !currentData) return [];
  return currentData?.products.filter(({ productId }) => !leaveOut.includes(productId)).slice(0, MOST);
}

/**
 * The products to show beside one, or beside those of a cart.
 * @param wanted false: nothing is asked yet
 */
function useRelated(category: string, leaveOut: readonly number[], wanted: boolean): Product[] | undefined {
  const own = useOthers(category, leaveOut, wanted && category !== '');
  const hasNone = category === '' || own?.length === 0;
  const fallback = useOthers(FALLBACK_CATEGORY, leaveOut, wanted && hasNone);
  return hasNone ? fallback : own;
}

const loadCarousel = () =>
  import(/* webpackChunkName: "related" */ './RelatedCarousel').then(({ RelatedCarousel }) => RelatedCarousel);

interface Props {
  /** '': of none; undefined: not known yet. */
  category: string | undefined;
  /** Products that are on the page already. */
  leaveOut: readonly number[];
  /** What another feature puts over a product's picture, such as a heart. */
  renderCorner?: (product: Product) => ReactNode;
  /** The section's element id, for a way to it from elsewhere on the page. */
  id?: string;
}

export function RelatedProducts({ category, leaveOut, renderCorner, id }: Props) {
  const section = useRef<HTMLElement>(null);
  const titleId = useId();
  const [isNear, setIsNear] = useUiState('reached', 'related', false);
  useEffect(() => (section.current ? onVisible(section.current, () => setIsNear(true)) : undefined), [setIsNear]);

  const products = useRelated(category ?? '', leaveOut, isNear && category !== undefined);
  const { part: Carousel, failed } = useRetriedModule(loadCarousel, isNear, 'related', null);
  // Cards are made in the background: they come while the shopper scrolls.
  const drawn = useDeferredValue(Carousel ? products : undefined);
  if (products?.length === 0 || failed) return null;

  const heading = <h2 id={titleId}>Related Products</h2>;
  return (
    <section ref={section} id={id} className="related" tabIndex={-1} aria-labelledby={titleId}>
      {drawn && Carousel ? (
        <Carousel heading={heading} products={drawn} renderCorner={renderCorner} />
      ) : (
        <RelatedSkeleton heading={heading} />
      )}
    </section>
  );
}

/** As many cards as the widest page shows; the style sheet hides what has no room. */
function RelatedSkeleton({ heading }: { heading: ReactNode }) {
  return (
    <>
      <div className="related-skeleton-head">{heading}</div>
      <div className="related-skeleton" aria-hidden="true">
        {[1, 2, 3, 4].map((card) => (
          <span key={card} className="skeleton" />
        ))}
      </div>
    </>
  );
}
