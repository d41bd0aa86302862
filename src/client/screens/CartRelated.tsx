/**
 * 'Related Products' under the cart (docs/requirements.md section 2, Cart): of the category of what was put in first;
 * of an empty cart, the fallback's.
 */
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { CartItem } from '../../contract/cart';
import { useGetProductQuery } from '../api/productApi';
import { RelatedProducts } from '../features/related/RelatedProducts';
import { WishlistHeart } from '../features/wishlist/WishlistHeart';
import { selectUserId } from '../store/authSlice';
import { useAppSelector } from '../store/hooks';

export function CartRelated({ lines }: { lines: readonly CartItem[] }) {
  const userId = useAppSelector(selectUserId);
  const [first] = lines;
  // A line does not know its product's category.
  const { currentData, isError } = useGetProductQuery(first ? { id: first.productId, userId } : skipToken);
  const isKnown = first === undefined || currentData !== undefined || isError;
  return (
    <div className="cart-related">
      <RelatedProducts
        category={isKnown ? (currentData?.productCategory ?? '') : undefined}
        leaveOut={lines.map(({ productId }) => productId)}
        renderCorner={(product) => <WishlistHeart product={product} />}
      />
    </div>
  );
}
