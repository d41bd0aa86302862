/** The address that is delivered to: the one chosen in this visit, else an earlier try's, else the first. */
import type { Address } from '../../../contract/account';
import { useAppSelector } from '../../store/hooks';
import { selectChosenAddrId, selectWaitingAttempt } from '../../store/checkoutSlice';

export function useChosenAddress(userId: string, addresses: readonly Address[]): string | null {
  const chosen = useAppSelector((state) => selectChosenAddrId(state, userId));
  const tried = useAppSelector((state) => selectWaitingAttempt(state, userId)?.addrId);
  const isSaved = (id: string | null | undefined) => addresses.some(({ addrId }) => addrId === id);
  return [chosen, tried, addresses[0]?.addrId].find(isSaved) ?? null;
}
