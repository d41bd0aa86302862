/** Keeps the badge's count with the server's once it is known whose cart it is (docs/requirements.md section 4). */
import { QueryStatus, skipToken } from '@reduxjs/toolkit/query';
import { useGetCartCountQuery } from '../../api/cartApi';
import { selectOwnerId } from '../../store/authSlice';
import { useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/makeStore';
import { useIsAskingWho } from './useIsAskingWho';

/** A count asked for between a press and its answer would take the badge back for a moment. */
const selectIsAdding = ({ api }: RootState): boolean =>
  Object.values(api.mutations).some((mutation) => mutation?.status === QueryStatus.pending && mutation.endpointName === 'addProduct');

export function useCartCount(): void {
  const ownerId = useAppSelector(selectOwnerId);
  const isAsking = useIsAskingWho();
  const isAdding = useAppSelector(selectIsAdding);
  useGetCartCountQuery(isAsking || isAdding ? skipToken : (ownerId ?? skipToken));
}
