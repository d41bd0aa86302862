/** The address that is delivered to: the one chosen in this visit, else what an earlier try or this tab knows, else the first. */
import { useState } from 'react';
import type { Address } from '../../../contract/account';
import { useAppSelector } from '../../store/hooks';
import { selectChosenAddrId } from '../../store/checkoutSlice';
import { unansweredAttempt } from './attempt';
import { readMemberTyped } from './typedDetails';

/** Only where this tab's storage may be read: after the first commit. */
export function useChosenAddress(userId: string, addresses: readonly Address[]): string | null {
  const chosen = useAppSelector(selectChosenAddrId);
  const [tried] = useState(() => {
    const order = unansweredAttempt(userId)?.order;
    return order?.kind === 'member' ? order.addrId : (readMemberTyped(userId)?.addrId ?? null);
  });
  const isSaved = (id: string | null | undefined) => addresses.some(({ addrId }) => addrId === id);
  return [chosen, tried, addresses[0]?.addrId].find(isSaved) ?? null;
}
