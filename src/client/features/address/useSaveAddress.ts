/** Saves a member's address, a new one or a changed one, and says so (docs/requirements.md section 8, Address). */
import { useRef } from 'react';
import type { Address } from '../../../contract/account';
import { addressApi, useAddAddressMutation, useUpdateAddressMutation } from '../../api/addressApi';
import { isApiError, toUserMessage } from '../../api/errors';
import { personal } from '../../api/secret';
import { dropFromTab, keepInTab, readFromTab } from '../../browser/tabStorage';
import type { AddressParts } from '../../lib/address';
import { tidyAddress } from '../../lib/address';
import { savingMessages } from '../../lib/addressMessages';
import { returnPathTo } from '../../lib/returnPath';
import { isMembersOnly, paths } from '../../lib/paths';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { selectLocation } from '../../store/locationSlice';
import type { ShopLocation } from '../../store/locationSlice';
import { toastShown } from '../../store/toastsSlice';
import { useNavigate } from '../../ui/useNavigate';

/** The owner of a draft, and its saved address; null: a new one. */
interface DraftOf {
  userId: string;
  addrId: string | null;
}

/**
 * An address that is not saved yet waits in this tab's storage: for the way over the login when the session has ended
 * (decision 85), and for a reload. Each address has a place of its own; it comes back to its own member only.
 */
const keyOf = ({ addrId }: DraftOf): string => `addressDraft-${addrId ?? 'new'}`;

export const keepDraft = (of: DraftOf, parts: AddressParts): void => keepInTab(keyOf(of), { userId: of.userId, parts });

export function readDraft(of: DraftOf): AddressParts | null {
  const draft = readFromTab<{ userId: string; parts: AddressParts }>(keyOf(of));
  return draft !== null && draft.userId === of.userId ? draft.parts : null;
}

export const dropDraft = (of: DraftOf): void => dropFromTab(keyOf(of));

/** `refused`: why it was not saved, to be read beside the form. `away`: the member is on the way to the login. */
export type SaveAddressResult =
  | { kind: 'saved'; address: Address }
  | { kind: 'fields'; fields: Record<string, string> }
  | { kind: 'refused'; text: string }
  | { kind: 'away' };

const isSame = (saved: Address, parts: AddressParts): boolean =>
  (Object.keys(parts) as (keyof AddressParts)[]).every((part) => saved[part] === parts[part]);

export function useSaveAddress(of: DraftOf): (typed: AddressParts) => Promise<SaveAddressResult> {
  const { userId, addrId } = of;
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [addAddress] = useAddAddressMutation();
  const [updateAddress] = useUpdateAddressMutation();
  const unanswered = useRef(false);

  const ask = () =>
    dispatch(addressApi.endpoints.getAddresses.initiate(userId, { forceRefetch: true, subscribe: false }));

  const saved = (address: Address): SaveAddressResult => {
    dropDraft(of);
    dispatch(toastShown('success', addrId === null ? savingMessages.added : savingMessages.updated));
    return { kind: 'saved', address };
  };

  const refused = (error: unknown, typed: AddressParts, here: ShopLocation): SaveAddressResult => {
    if (isApiError(error)) {
      unanswered.current = error.status === 0;
      if (error.status === 401) {
        keepDraft(of, typed);
        dispatch(toastShown('warning', `${toUserMessage(error)} ${savingMessages.kept}`));
        // From a page of members' own store/routeGuard leads.
        if (!isMembersOnly(here.pathname)) navigate(paths.login, { state: returnPathTo(here) });
        return { kind: 'away' };
      }
      if (error.code === 'TOO_MANY_ADDRESSES') return { kind: 'refused', text: savingMessages.tooMany };
      if (error.code === 'INVALID' && error.fields) return { kind: 'fields', fields: error.fields };
    }
    return { kind: 'refused', text: addrId === null ? savingMessages.notAdded : savingMessages.notUpdated };
  };

  return async (typed) => {
    const here = selectLocation(store.getState());
    const address = tidyAddress(typed);
    if (addrId !== null) {
      const { data, error } = await updateAddress({ userId, addrId, address: personal(address) });
      return data ? saved(data) : refused(error, typed, here);
    }
    // An address has no key that keeps it from being added twice: after a silence the list tells whether it went
    // through.
    const { data: known } = unanswered.current ? await ask() : {};
    const there = known?.find((one) => isSame(one, address));
    if (there) return saved(there);
    const { data, error } = await addAddress({ userId, address: personal(address) });
    return data ? saved(data) : refused(error, typed, here);
  };
}
