/**
 * A member's saved addresses, introduced to a member's order. A part that is fetched for members (see CheckoutScreen).
 */
import { useState } from 'react';
import type { Address } from '../../contract/account';
import { ADD_ADDRESS_ID, AddressChoice } from '../features/address/AddressChoice';
import { AddressDialog } from '../features/address/AddressDialog';
import { useAddressNews } from '../features/address/useAddressNews';
import { checkoutMessages } from '../features/checkout/checkoutMessages';
import { ContactFailed, MemberCheckout, useChosenAddress } from '../features/checkout/MemberCheckout';
import { addressChosen } from '../store/checkoutSlice';
import { useAppDispatch } from '../store/hooks';
import type { AtCheckout } from './CheckoutScreen';

export function MemberAtCheckout({ ownerId: userId, ordered, saved, account }: AtCheckout) {
  const dispatch = useAppDispatch();
  const chosen = useChosenAddress(userId, saved.addresses);
  const [added, setAdded] = useState<string | null>(null);

  const choose = (addrId: string) => dispatch(addressChosen({ userId, addrId }));
  const address = saved.addresses.find(({ addrId }) => addrId === chosen) ?? null;
  const { isChanged, savedHere } = useAddressNews(address);
  const onSaved = (one: Address) => {
    savedHere(one);
    const { addrId } = one;
    // An address that was edited gives the focus back to its Edit by itself; another backend may not name a new one.
    if (addrId === '' || saved.addresses.some((known) => known.addrId === addrId)) return;
    choose(addrId);
    setAdded(addrId);
  };

  return (
    <>
      {account.status === 'failed' && <ContactFailed retrying={account.retrying} onRetry={account.refetch} />}
      <MemberCheckout
        // Name and number that arrive late are filled in.
        key={account.status}
        userId={userId}
        ordered={ordered}
        contact={account.contact}
        address={address}
        addresses={
          <>
            <div role="status">{isChanged && <p className="notice">{checkoutMessages.addressChanged}</p>}</div>
            <AddressChoice view={saved} chosen={chosen} added={added} onChoose={choose} />
          </>
        }
        onAddressMissing={() => document.getElementById(ADD_ADDRESS_ID)?.focus()}
      />
      <AddressDialog addresses={saved.addresses} onSaved={onSaved} />
    </>
  );
}
