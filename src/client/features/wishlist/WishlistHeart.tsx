/** A heart on a product: filled when the product is on the member's wishlist (docs/requirements.md section 4). */
import type { Product } from '../../../contract/catalog';
import { Icon } from '../../ui/Icon';
import { useHeart } from './useHeart';
import './wishlistHeart.css';

export function WishlistHeart({ product: { productId, productName } }: { product: Pick<Product, 'productId' | 'productName'> }) {
  const { filled, press } = useHeart(productId);
  return (
    <button
      type="button"
      className={filled ? 'icon-button heart heart-filled' : 'icon-button heart'}
      aria-label={filled ? `Remove ${productName} from the wishlist` : `Add ${productName} to the wishlist`}
      onClick={press}
    >
      <Icon name="heart" size={22} />
    </button>
  );
}
