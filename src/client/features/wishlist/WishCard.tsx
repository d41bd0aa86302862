/**
 * One wish: its picture, which opens the product, its prices, and the way on (docs/requirements.md section 2, Wishlist;
 * decision 59c).
 */
import type { WishlistItem } from '../../../contract/wishlist';
import { toPaise } from '../../../contract/rules/money';
import { paths } from '../../lib/paths';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { Picture } from '../../ui/Picture';
import { Price } from '../../ui/Price';
import { Stars } from '../../ui/Stars';
import { usePictureStands } from '../../ui/usePictureStands';

/** How wide a card's picture is drawn; the same numbers as in wishlist.css. */
const WISH_SIZES = '(min-width: 1280px) 286px, (min-width: 1024px) calc((100vw - 136px) / 4), (min-width: 640px) calc((100vw - 112px) / 3), calc((100vw - 48px) / 2)';
/** Cards that are surely in the first view. */
export const FIRST_IN_VIEW = 2;

interface Props {
  product: WishlistItem['product'];
  /** In the first view. */
  eager: boolean;
  inCart: boolean;
  onZoom: () => void;
  onRemove: () => void;
}

function Action({ product: { productId, productName, productQuantity }, inCart }: Pick<Props, 'product' | 'inCart'>) {
  if (inCart) {
    return (
      <Link className="button button-block wish-card-added" to={paths.cart} aria-label={`Added to Cart: ${productName}`}>
        <Icon name="check" size={20} />
        Added to Cart
      </Link>
    );
  }
  if (productQuantity <= 0) {
    return (
      <button type="button" className="button button-block" disabled>
        Out of Stock
      </button>
    );
  }
  return (
    <Link className="button button-primary button-block" to={paths.product(productId)} aria-label={`Shop Now: ${productName}`}>
      Shop Now
    </Link>
  );
}

export function WishCard({ product, eager, inCart, onZoom, onRemove }: Props) {
  const { productId, productName, prdDesc, productMRP, productRate, prodImg1, productQuantity, productRatings = 0, no_of_rating = 0 } = product;
  const { stands, onBroken } = usePictureStands(prodImg1);
  return (
    <article className={productQuantity > 0 ? 'wish-card' : 'wish-card wish-card-sold-out'}>
      <div className="wish-card-frame">
        {/* The name below is the same link, with words. */}
        <Link className="wish-card-picture stitched" to={paths.product(productId)} tabIndex={-1} aria-hidden="true">
          <Picture src={prodImg1} alt="" sizes={WISH_SIZES} eager={eager} onBroken={onBroken} />
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
        <button type="button" className="icon-button wish-card-remove" aria-label={`Remove ${productName} from the wishlist`} onClick={onRemove}>
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
