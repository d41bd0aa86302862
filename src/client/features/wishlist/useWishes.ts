/** A member's wishes as the screen shows them: the server's list, newest first, with what was just pressed laid over. */
import { useMemo } from 'react';
import type { WishlistItem } from '../../../contract/wishlist';
import { useGetWishlistQuery } from '../../api/wishlistApi';
import { useAppSelector } from '../../store/hooks';
import { selectWishlistEdits } from '../../store/wishlistEditsSlice';
import { selectAreWishesKnown, selectWishedIds } from '../../store/wishlistSlice';

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
  const { currentData, error, isFetching, refetch } = useGetWishlistQuery(userId, { refetchOnMountOrArgChange: true, refetchOnFocus: true, refetchOnReconnect: true });
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
