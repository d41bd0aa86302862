/** A member's name and number, as the account tells them for an order (decision 69). */
import { skipToken } from '@reduxjs/toolkit/query/react';
import { normaliseMobile } from '../../../contract/rules/typedNumbers';
import { useGetNamePhoneQuery } from '../../api/addressApi';
import { selectUserId } from '../../store/authSlice';
import { useAppSelector } from '../../store/hooks';
import type { Contact } from './checkoutSchema';

export interface ContactView {
  status: 'waiting' | 'failed' | 'ready';
  contact: Contact;
  /** They are asked for again after a failure. */
  retrying: boolean;
  refetch: () => void;
}

export const toContact = ([name, mobile]: readonly [string, string]): Contact => ({
  name,
  mobile: normaliseMobile(mobile),
});

export function useContact(): ContactView {
  const userId = useAppSelector(selectUserId);
  const { currentData, error, isFetching, refetch } = useGetNamePhoneQuery(userId ?? skipToken, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
    // Another tab or device may have changed them while nobody looked at this one.
    refetchOnFocus: true,
  });
  const status = currentData ? 'ready' : error ? 'failed' : 'waiting';
  return {
    status,
    contact: toContact(currentData ?? ['', '']),
    retrying: isFetching && error !== undefined,
    refetch: () => void refetch(),
  };
}
