/**
 * A member's wishes as the screen shows them: the server's list, newest first, with what was just pressed laid over.
 */
import { useMemo } from 'react';
import type { WishlistItem } from '../../../contract/wishlist';
import { isApiError, toUserMessage } from '../../api/errors';
import { useClearWishlistMutation, useGetWishlistQuery } from '../../api/wishlistApi';
import { plural } from '../../lib/text';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import type { Undo } from '../../store/toastsSlice';
import { selectWishlistEdits } from '../../store/wishlistEditsSlice';
import { selectAreWishesKnown, selectWishedIds } from '../../store/wishlistSlice';
import { wishlistMessages } from './wishlistMessages';

/** Clears a member's wishlist and offers to undo it (docs/requirements.md section 8, Wishlist; decision 59c). */
export function useClearWishlist(
  userId: string,
): (items: readonly WishlistItem[], byKeyboard: boolean) => Promise<void> {
  const dispatch = useAppDispatch();
  const [clearWishlist] = useClearWishlistMutation();
  return async (items, byKeyboard) => {
    const { error } = await clearWishlist(userId);
    if (!error) {
      const undo: Undo = { kind: 'wishlistClearing', userId, items: [...items] };
      dispatch(
        toastShown('success', wishlistMessages.cleared, {
          undo,
          about: plural(items.length, 'product'),
          takesFocus: byKeyboard,
        }),
      );
    } else if (isApiError(error) && error.status === 401) dispatch(toastShown('warning', toUserMessage(error)));
    else dispatch(toastShown('error', wishlistMessages.failed));
  };
}

export interface WishesView {
  status: 'waiting' | 'failed' | 'ready';
  items: readonly WishlistItem[];
  error: unknown;
  /** They are asked for again after a failure. */
  retrying: boolean;
  refetch: () => void;
}

export function useWishes(userId: string): WishesView {
  // Another device may have changed the list while nobody looked at this one.
  const { currentData, error, isFetching, refetch } = useGetWishlistQuery(userId, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const wished = useAppSelector(selectWishedIds);
  const areKnown = useAppSelector(selectAreWishesKnown);
  const { pressed, clearing } = useAppSelector(selectWishlistEdits);

  const items = useMemo(() => {
    // Another tab's press counts at once.
    const isListed = (productId: number) => !clearing && (!areKnown || wished.includes(productId));
    return (currentData ?? []).filter(({ productId }) => pressed[productId] ?? isListed(productId));
  }, [currentData, areKnown, wished, pressed, clearing]);

  const status = currentData ? 'ready' : error ? 'failed' : 'waiting';
  return { status, items, error, retrying: isFetching && error !== undefined, refetch: () => void refetch() };
}
