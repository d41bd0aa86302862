/** A member's saved addresses, oldest first, as the server has them now. */
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { SavedAddress } from '../../api/addressApi';
import { useGetAddressesQuery } from '../../api/addressApi';
import { selectUserId } from '../../store/authSlice';
import { useAppSelector } from '../../store/hooks';

export interface AddressesView {
  status: 'waiting' | 'failed' | 'ready';
  addresses: readonly SavedAddress[];
  error: unknown;
  /** They are asked for again after a failure. */
  retrying: boolean;
  refetch: () => void;
}

const none: readonly SavedAddress[] = [];

export function useAddresses(): AddressesView {
  const userId = useAppSelector(selectUserId);
  const { currentData, error, isFetching, refetch } = useGetAddressesQuery(userId ?? skipToken, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  // What is known stands, whatever became of asking again.
  const status = currentData ? 'ready' : error ? 'failed' : 'waiting';
  return {
    status,
    addresses: currentData ?? none,
    error,
    retrying: isFetching && error !== undefined,
    refetch: () => void refetch(),
  };
}
