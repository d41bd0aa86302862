/** Puts a product on a member's list or takes it off, and says so (docs/requirements.md section 8, Wishlist). */
import { isApiError, toUserMessage } from '../../api/errors';
import { useAddToWishlistMutation, useRemoveFromWishlistMutation } from '../../api/wishlistApi';
import { useAppDispatch } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import { wishlistMessages } from './wishlistMessages';

interface Sent {
  userId: string;
  productId: number;
  remove: boolean;
}

/** `ended`: so has the session; the shopper has been told. */
export function useSendHeart(): (heart: Sent) => Promise<'done' | 'failed' | 'ended'> {
  const dispatch = useAppDispatch();
  const [addToWishlist] = useAddToWishlistMutation();
  const [removeFromWishlist] = useRemoveFromWishlistMutation();
  return async ({ userId, productId, remove }) => {
    try {
      await (remove ? removeFromWishlist : addToWishlist)({ userId, productId }).unwrap();
    } catch (error) {
      if (isApiError(error) && error.status === 401) {
        dispatch(toastShown('warning', toUserMessage(error)));
        return 'ended';
      }
      // Taken out in another tab already: what the member wanted is so.
      if (!remove || !isApiError(error) || error.code !== 'NOT_FOUND') {
        dispatch(toastShown('error', wishlistMessages.failed));
        return 'failed';
      }
    }
    dispatch(toastShown('success', remove ? wishlistMessages.removed : wishlistMessages.added));
    return 'done';
  };
}
