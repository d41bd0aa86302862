/** One place in the grid: a card, which a screen reader announces by its place in the whole list, or the room of one. */
import type { ReactNode } from 'react';
import type { Product } from '../../../contract/catalog';
import { ProductCard } from '../../ui/ProductCard';
import { CARD_SIZES, FIRST_IN_VIEW, NEAR_FIRST_VIEW } from './cardSizes';

interface Props {
  product: Product;
  /** One-based. */
  place: number;
  total: number;
  corner: ReactNode;
}

export function ListingCell({ product, place, total, corner }: Props) {
  return (
    <li className={place <= NEAR_FIRST_VIEW ? 'listing-cell' : 'listing-cell fetched-later'} aria-posinset={place} aria-setsize={total}>
      <ProductCard product={product} sizes={CARD_SIZES} eager={place <= FIRST_IN_VIEW} headingLevel={2} corner={corner} />
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
