/** The wishes side by side, and what stands there while there are none, or none yet. */
import { useEffect, useRef } from 'react';
import { toPaise } from '../../../contract/rules/money';
import type { WishlistItem } from '../../../contract/wishlist';
import { paths } from '../../lib/paths';
import { AddedToCart } from '../../ui/AddedToCart';
import { GRID_SIZES } from '../../ui/cardSizes';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { Picture } from '../../ui/Picture';
import { Price } from '../../ui/Price';
import { Stars } from '../../ui/Stars';
import '../../ui/states.css';
import '../../ui/stitch.css';
import { usePictureStands } from '../../ui/usePictureStands';
import './wishlist.css';

/** Cards that are surely in the first view. */
const FIRST_IN_VIEW = 2;

interface WishCardProps {
  product: WishlistItem['product'];
  /** In the first view. */
  eager: boolean;
  inCart: boolean;
  onZoom: () => void;
  onRemove: () => void;
}

function Action({
  product: { productId, productName, productQuantity },
  inCart,
}: Pick<WishCardProps, 'product' | 'inCart'>) {
  if (inCart) return <AddedToCart productName={productName} className="wish-card-added" />;
  if (productQuantity <= 0) {
    return (
      <button type="button" className="button button-block" disabled>
        Out of Stock
      </button>
    );
  }
  return (
    <Link
      className="button button-primary button-block"
      to={paths.product(productId)}
      aria-label={`Shop Now: ${productName}`}
    >
      Shop Now
    </Link>
  );
}

/**
 * One wish: its picture, which opens the product, its prices, and the way on (docs/requirements.md section 2, Wishlist;
 * decision 59c).
 */
function WishCard({ product, eager, inCart, onZoom, onRemove }: WishCardProps) {
  const {
    productId,
    productName,
    prdDesc,
    productMRP,
    productRate,
    prodImg1,
    productQuantity,
    productRatings = 0,
    no_of_rating = 0,
  } = product;
  const { stands, onBroken } = usePictureStands(prodImg1);
  return (
    <article className={productQuantity > 0 ? 'wish-card' : 'wish-card wish-card-sold-out'}>
      <div className="wish-card-frame">
        {/* The name below is the same link, with words. */}
        <Link className="wish-card-picture stitched" to={paths.product(productId)} tabIndex={-1} aria-hidden="true">
          <Picture src={prodImg1} alt="" sizes={GRID_SIZES} eager={eager} onBroken={onBroken} />
        </Link>
        {stands && (
          <button
            type="button"
            className="icon-button wish-card-zoom"
            aria-haspopup="dialog"
            aria-label={`Zoom: ${productName}`}
            onClick={onZoom}
          >
            <Icon name="search" size={20} />
          </button>
        )}
        <button
          type="button"
          className="icon-button wish-card-remove"
          aria-label={`Remove ${productName} from the wishlist`}
          onClick={onRemove}
        >
          <Icon name="close" size={20} />
        </button>
      </div>
      <h2>
        <Link to={paths.product(productId)}>
          <span className="two-lines">{productName}</span>
        </Link>
      </h2>
      {prdDesc !== '' && <p className="wish-card-words">{prdDesc}</p>}
      <Price ratePaise={toPaise(productRate)} mrpPaise={toPaise(productMRP)} />
      <Stars rating={productRatings} count={no_of_rating} />
      <Action product={product} inCart={inCart} />
    </article>
  );
}

const SKELETON_CARDS = 4;

interface Props {
  items: readonly WishlistItem[];
  isInCart: (productId: number) => boolean;
  onZoom: (productId: number) => void;
  /** Tells whether it goes. */
  onRemove: (productId: number) => boolean;
}

export function WishGrid({ items, isInCart, onZoom, onRemove }: Props) {
  const list = useRef<HTMLUListElement>(null);
  /** Where the card stood that was removed under the focus. */
  const gap = useRef<number | null>(null);
  useEffect(() => {
    if (gap.current === null) return;
    const links = list.current?.querySelectorAll<HTMLElement>('h2 a') ?? [];
    links[Math.min(gap.current, links.length - 1)]?.focus({ preventScroll: true });
    gap.current = null;
  }, [items]);

  return (
    <ul ref={list} role="list" className="wish-grid">
      {items.map(({ productId, product }, index) => (
        <li key={productId}>
          <WishCard
            product={product}
            eager={index < FIRST_IN_VIEW}
            inCart={isInCart(productId)}
            onZoom={() => onZoom(productId)}
            onRemove={() => {
              if (onRemove(productId)) gap.current = index;
            }}
          />
        </li>
      ))}
    </ul>
  );
}

export function EmptyWishlist() {
  return (
    <div className="state wish-empty">
      <svg viewBox="0 0 160 120" aria-hidden="true">
        <path
          className="wish-empty-cloth"
          d="M80 108C38 78 20 58 20 38 20 22 32 12 46 12c14 0 26 8 34 22 8-14 20-22 34-22 14 0 26 10 26 26 0 20-18 40-60 70Z"
        />
        <path
          className="wish-empty-stitch"
          d="M80 96C46 71 31 54 31 39c0-10 7-16 16-16 13 0 24 10 33 27 9-17 20-27 33-27 9 0 16 6 16 16 0 15-15 32-49 57Z"
        />
      </svg>
      <p>Your Wishlist is Empty!</p>
      <Link className="button button-primary" to={paths.shop}>
        Add Products
      </Link>
    </div>
  );
}

export function WishSkeleton() {
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        Your wishlist is on its way
      </p>
      <ul role="list" className="wish-grid" aria-hidden="true">
        {Array.from({ length: SKELETON_CARDS }, (_, index) => (
          <li key={index} className="wish-card-skeleton">
            <span className="skeleton wish-skeleton-picture" />
            <span className="skeleton wish-skeleton-name" />
            <span className="skeleton wish-skeleton-words" />
            <span className="skeleton wish-skeleton-price" />
            <span className="skeleton wish-skeleton-button" />
          </li>
        ))}
      </ul>
    </div>
  );
}
