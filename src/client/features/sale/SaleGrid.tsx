/** The deals of the day side by side, and what stands there while there are none. */
import type { ReactNode } from 'react';
import type { DealOfDayProduct } from '../../../contract/catalog';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/Link';
import '../../ui/states.css';
import '../../ui/stitch.css';
import { FIRST_IN_VIEW, SaleCard } from './SaleCard';
import './sale.css';

/** As many as usually come. */
const SKELETON_CARDS = 8;

interface Props {
  products: readonly DealOfDayProduct[];
  isInCart: (productId: number) => boolean;
  /** The product whose press is under way. */
  addingId: number | null;
  onAdd: (product: DealOfDayProduct) => void;
  onZoom: (product: DealOfDayProduct) => void;
  /** What another feature puts over a product's picture, such as a heart. */
  renderCorner?: (product: DealOfDayProduct) => ReactNode;
}

export function SaleGrid({ products, isInCart, addingId, onAdd, onZoom, renderCorner }: Props) {
  return (
    <ul role="list" className="sale-grid">
      {products.map((product, index) => (
        <li key={product.productId}>
          <SaleCard
            product={product}
            eager={index < FIRST_IN_VIEW}
            inCart={isInCart(product.productId)}
            adding={addingId === product.productId}
            onAdd={() => onAdd(product)}
            onZoom={() => onZoom(product)}
            corner={renderCorner?.(product)}
          />
        </li>
      ))}
    </ul>
  );
}

export function NoSaleProducts() {
  return (
    <div className="state">
      <p>No Sale Products</p>
      <Link className="button button-primary" to={paths.category('men')}>
        Shop Now
      </Link>
    </div>
  );
}

export function SaleSkeleton() {
  return (
    <ul role="list" className="sale-grid" aria-hidden="true">
      {Array.from({ length: SKELETON_CARDS }, (_, index) => (
        <li key={index} className="sale-card-skeleton">
          <span className="skeleton" />
          <span className="skeleton" />
          <span className="skeleton" />
          <span className="skeleton" />
        </li>
      ))}
    </ul>
  );
}
