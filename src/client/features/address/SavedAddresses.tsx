/** A member's saved addresses and the form for one more, while there is room (SPEC.md section 2, Profile). */
import { useEffect, useState } from 'react';
import type { Address } from '../../../contract/account';
import { savingMessages } from '../../lib/addressMessages';
import { MAX_ADDRESSES } from '../../lib/constants';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { addressEditClosed, addressEditOpened, selectEditedAddress } from '../../store/profileSlice';
import { useShown } from '../../ui/useShown';
import { AddressForm } from './AddressForm';
import { SavedAddress, editButtonId } from './SavedAddress';
import './savedAddresses.css';

interface Props {
  userId: string;
  addresses: readonly Address[];
}

export function SavedAddresses({ userId, addresses }: Props) {
  const dispatch = useAppDispatch();
  const editing = useAppSelector(selectEditedAddress);
  const [refusal, setRefusal] = useShown('notice', 'addresses', '');
  /** Just saved (where the focus is, is the browser's, and no part of a replay): the focus goes to it as soon as it stands here to be read. */
  const [saved, setSaved] = useState<string | null>(null);
  useEffect(() => {
    const button = saved === null || saved === editing ? null : document.getElementById(editButtonId(saved));
    if (!button) return;
    button.focus({ preventScroll: true });
    // To the middle: at the bottom the notice of what was saved would lie over it.
    button.scrollIntoView({ block: 'center' });
    setSaved(null);
  }, [saved, editing, addresses]);

  const hasRoom = addresses.length < MAX_ADDRESSES;
  return (
    <>
      {addresses.length === 0 && <p className="saved-address-none">No Address Found</p>}
      <ul role="list" className="saved-addresses" aria-label="Saved addresses">
        {addresses.map((address) => {
          const { addrId } = address;
          const isEdited = addrId === editing;
          return (
            <SavedAddress
              key={addrId}
              userId={userId}
              address={address}
              editing={isEdited}
              onToggle={() => dispatch(isEdited ? addressEditClosed() : addressEditOpened(addrId))}
              onSaved={() => {
                dispatch(addressEditClosed());
                setSaved(addrId);
              }}
            />
          );
        })}
      </ul>
      {hasRoom ? (
        <div className="saved-address saved-address-new">
          <h3>Add a new address</h3>
          <AddressForm
            screen="profile"
            scope="page"
            userId={userId}
            address={null}
            submitText="Add Address"
            onRefused={setRefusal}
            onSaved={({ addrId }) => {
              setRefusal('');
              setSaved(addrId);
            }}
          />
        </div>
      ) : (
        <div className="saved-addresses-full">
          {/* Another tab or device took the last place, and the form with it. */}
          <div role="alert">{refusal === savingMessages.tooMany && <p className="address-refusal">{refusal}</p>}</div>
          <p>All {MAX_ADDRESSES} places are taken. Edit an address to change where we deliver.</p>
        </div>
      )}
    </>
  );
}
