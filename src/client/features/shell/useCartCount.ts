/** Keeps the badge's count with the server's once it is known whose cart it is (SPEC.md section 4). */
import { skipToken } from '@reduxjs/toolkit/query';
import { accountApi } from '../../api/accountApi';
import { useGetCartCountQuery } from '../../api/cartApi';
import { selectOwnerId } from '../../store/authSlice';
import { useAppSelector } from '../../store/hooks';

const selectSession = accountApi.endpoints.getSession.select();

export function useCartCount(): void {
  const ownerId = useAppSelector(selectOwnerId);
  // Stored ids may belong to a session that has ended: the server is asked first who this is.
  const isAsking = useAppSelector((state) => selectSession(state).isLoading);
  useGetCartCountQuery(isAsking ? skipToken : (ownerId ?? skipToken));
}
