/** Keeps hearts and badge with the server's list, once it is known who this is (docs/requirements.md section 4). */
import { skipToken } from '@reduxjs/toolkit/query';
import { useGetWishlistQuery } from '../../api/wishlistApi';
import { selectUserId } from '../../store/authSlice';
import { useAppSelector } from '../../store/hooks';
import { useIsAskingWho } from './useIsAskingWho';

export function useWishlist(): void {
  const userId = useAppSelector(selectUserId);
  const isAsking = useIsAskingWho();
  useGetWishlistQuery(isAsking ? skipToken : (userId ?? skipToken));
}
