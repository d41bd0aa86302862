/** The deals of the day side by side, and what stands there while there are none. */
import type { ReactNode } from 'react';
import { FEW_LEFT } from '../../../contract/rules/limits';
import type { DealOfDayProduct } from '../../../contract/catalog';
import { toPaise } from '../../../contract/rules/money';
import { paths } from '../../lib/paths';
import { AddedToCart } from '../../ui/AddedToCart';
import { GRID_SIZES } from '../../ui/cardSizes';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { Picture } from '../../ui/Picture';
import { Price } from '../../ui/Price';
import '../../ui/states.css';
import '../../ui/stitch.css';
import { usePictureStands } from '../../ui/usePictureStands';
import './sale.css';

/** Cards that are surely in the first view. */
const FIRST_IN_VIEW = 2;

interface SaleCardProps {
  product: DealOfDayProduct;
  /** In the first view. */
  eager: boolean;
  inCart: boolean;
  /** A press on this very card is under way. */
  adding: boolean;
  onAdd: () => void;
  onZoom: () => void;
  /** What another feature puts over the picture, such as a heart. */
  corner: ReactNode;
}

function Action({
  product: { productName, minStk },
  inCart,
  adding,
  onAdd,
}: Pick<SaleCardProps, 'product' | 'inCart' | 'adding' | 'onAdd'>) {
  // Until the server has answered the button stays, and with it the focus.
  if (inCart && !adding) return <AddedToCart productName={productName} className="sale-card-added" />;
  if (minStk <= 0) {
    return (
      <button type="button" className="button button-block" disabled>
        Out of Stock
      </button>
    );
  }
  return (
    <button
      type="button"
      className="button button-primary button-block"
      aria-label={`Add to Cart: ${productName}`}
      aria-busy={adding}
      onClick={onAdd}
    >
      Add to Cart
    </button>
  );
}

/**
 * A deal of the day: its picture to look at closely, its prices, and the way into the cart (docs/requirements.md
 * section 2, Sale products).
 */
function SaleCard({ product, eager, inCart, adding, onAdd, onZoom, corner }: SaleCardProps) {
  const { productId, productName, mrp, purRate, minStk, productPhotos } = product;
  const src = productPhotos[0]?.photoName;
  const { stands, onBroken } = usePictureStands(src);
  return (
    <article className="sale-card">
      <div className="sale-card-frame">
        <Picture src={src} alt="" sizes={GRID_SIZES} eager={eager} onBroken={onBroken} />
        {stands && (
          <button
            type="button"
            className="sale-card-picture stitched"
            aria-haspopup="dialog"
            aria-label={`Zoom: ${productName}`}
            onClick={onZoom}
          >
            <span className="sale-card-zoom">
              <Icon name="search" size={20} />
            </span>
          </button>
        )}
        {corner !== undefined && <div className="sale-card-corner">{corner}</div>}
      </div>
      <h2>
        <Link to={paths.product(productId)}>
          <span className="two-lines">{productName}</span>
        </Link>
      </h2>
      <Price ratePaise={toPaise(purRate)} mrpPaise={toPaise(mrp)} />
      {minStk > 0 && (
        <p className={minStk <= FEW_LEFT ? 'sale-card-stock sale-card-few' : 'sale-card-stock'}>
          {minStk <= FEW_LEFT ? `Only ${minStk} left` : 'In Stock'}
        </p>
      )}
      <Action product={product} inCart={inCart} adding={adding} onAdd={onAdd} />
    </article>
  );
}

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
