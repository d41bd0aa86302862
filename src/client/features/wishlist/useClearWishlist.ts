/** Clears a member's wishlist and offers to undo it (docs/requirements.md section 8, Wishlist; decision 59c). */
import type { WishlistItem } from '../../../contract/wishlist';
import { isApiError, toUserMessage } from '../../api/errors';
import { useClearWishlistMutation } from '../../api/wishlistApi';
import { plural } from '../../lib/text';
import { useAppDispatch } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import type { Undo } from '../../store/toastsSlice';
import { wishlistMessages } from './wishlistMessages';

export function useClearWishlist(userId: string): (items: readonly WishlistItem[], byKeyboard: boolean) => Promise<void> {
  const dispatch = useAppDispatch();
  const [clearWishlist] = useClearWishlistMutation();
  return async (items, byKeyboard) => {
    const { error } = await clearWishlist(userId);
    if (!error) {
      const undo: Undo = { kind: 'wishlistClearing', userId, items: [...items] };
      dispatch(toastShown('success', wishlistMessages.cleared, { undo, about: plural(items.length, 'product'), takesFocus: byKeyboard }));
    } else if (isApiError(error) && error.status === 401) dispatch(toastShown('warning', toUserMessage(error)));
    else dispatch(toastShown('error', wishlistMessages.failed));
  };
}
