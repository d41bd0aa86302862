/** Puts a product on a member's list or takes it off, and says so (docs/requirements.md section 8, Wishlist). */
import { useEffect, useRef } from 'react';
import { isApiError, toUserMessage } from '../../api/errors';
import { useAddToWishlistMutation, useRemoveFromWishlistMutation } from '../../api/wishlistApi';
import { takePendingIntent } from '../../browser/pendingIntent';
import { isOnWayIn } from '../../lib/paths';
import { selectUserId } from '../../store/authSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { identityKnown } from '../../store/identityKnown';
import { selectLocation } from '../../store/locationSlice';
import { toastShown } from '../../store/toastsSlice';
import { selectRestored } from '../../store/visitSlice';
import { wishlistMessages } from './wishlistMessages';

/**
 * The heart that sent a visitor to the login is filled when a member comes back (decision 19). Who comes back to the
 * shelves without a login did not mean it after all; the pages about the account are still the way.
 */
export function usePendingHeart(): void {
  const store = useAppStore();
  const send = useSendHeart();
  const restored = useAppSelector(selectRestored);
  const userId = useAppSelector(selectUserId);
  const onTheWay = useAppSelector((state) => isOnWayIn(selectLocation(state).pathname));

  const cameAt = useRef(0);
  useEffect(() => {
    if (!onTheWay) cameAt.current = Date.now();
  }, [onTheWay]);
  useEffect(() => {
    if (!restored || onTheWay) return;
    void identityKnown(store).then(() => {
      const state = store.getState();
      if (isOnWayIn(selectLocation(state).pathname)) return;
      // One that was pressed here just now is on its way to the login.
      const productId = takePendingIntent('heart', cameAt.current);
      const member = selectUserId(state);
      if (productId !== null && member !== null) void send({ userId: member, productId, remove: false });
    });
    // A new `send` each time, to the same end.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [restored, onTheWay, userId, store]);
}

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
