/**
 * Whether the address that is delivered to was changed elsewhere, in another tab or on another device, while this page
 * showed it (docs/decisions/0226-what-was-seen.md).
 */
import { useEffect, useRef } from 'react';
import type { Address } from '../../../contract/account';
import { useUiState } from '../../ui/useUiState';

const partsOf = ({ houseName, street, city, state, pinCode, country }: Address): string =>
  JSON.stringify([houseName, street, city, state, pinCode, country]);

interface AddressNews {
  /** Until another address is chosen, or this one changed here. */
  isChanged: boolean;
  /** Is told each address that is saved on this page, which is no news. */
  savedHere: (address: Address) => void;
}

export function useAddressNews(address: Address | null): AddressNews {
  const [isChanged, setChanged] = useUiState('notice', 'address-changed', false);
  const before = useRef(address);
  const ours = useRef('');
  useEffect(() => {
    const was = before.current;
    before.current = address;
    if (was === null || address === null) return;
    if (was.addrId !== address.addrId) setChanged(false);
    else if (partsOf(was) !== partsOf(address)) setChanged(partsOf(address) !== ours.current);
  }, [address, setChanged]);
  return { isChanged, savedHere: (saved) => void (ours.current = partsOf(saved)) };
}
