/**
 * A member's saved addresses and the form for one more, which stays when there is no room (docs/requirements.md
 * section 2, Profile; decision 95a).
 */
import { useEffect, useState } from 'react';
import type { Address } from '../../../contract/account';
import { MAX_ADDRESSES } from '../../../contract/rules/limits';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { addressEditClosed, addressEditOpened, selectEditedAddress } from '../../store/profileSlice';
import { AddressForm } from './AddressForm';
import { dropDraft } from './useSaveAddress';
import './savedAddresses.css';

interface SavedAddressProps {
  userId: string;
  address: Address;
  editing: boolean;
  /** Pressed: Edit, or, while it is edited, Cancel. */
  onToggle: () => void;
  onSaved: () => void;
}

/** Where the focus goes when the form has gone. */
const editButtonId = (addrId: string): string => `address-edit-${addrId}`;

/**
 * One saved address on the profile, to be read or edited in its place (docs/requirements.md section 2, Profile;
 * decision 57).
 */
function SavedAddress({ userId, address, editing, onToggle, onSaved }: SavedAddressProps) {
  const { addrId, houseName, street, city, state, pinCode, country } = address;
  return (
    <li className="saved-address">
      <div className="saved-address-head">
        <h3>Home</h3>
        <button
          type="button"
          id={editButtonId(addrId)}
          className="button"
          aria-expanded={editing}
          onClick={() => {
            if (editing) dropDraft({ userId, addrId });
            onToggle();
          }}
        >
          {editing ? 'Cancel' : 'Edit'}
          <span className="visually-hidden">
            {editing ? ' editing' : ''} the address {houseName}
          </span>
        </button>
      </div>
      {editing ? (
        <AddressForm
          screen="profile"
          scope="page"
          userId={userId}
          address={address}
          submitText="Save Address"
          onSaved={onSaved}
        />
      ) : (
        <p className="saved-address-words">
          <span>{houseName}</span>
          <span>{street}</span>
          <span>
            {city}, {state} {pinCode}
          </span>
          <span>{country}</span>
        </p>
      )}
    </li>
  );
}

interface Props {
  userId: string;
  addresses: readonly Address[];
}

export function SavedAddresses({ userId, addresses }: Props) {
  const dispatch = useAppDispatch();
  const editing = useAppSelector(selectEditedAddress);
  /**
   * Just saved (where the focus is, is the browser's, and no part of a replay): the focus goes to it as soon as it
   * stands here to be read.
   */
  const [saved, setSaved] = useState<string | null>(null);
  useEffect(() => {
    const button = saved === null || saved === editing ? null : document.getElementById(editButtonId(saved));
    if (!button) return;
    button.focus({ preventScroll: true });
    // To the middle: at the bottom the notice of what was saved would lie over it.
    button.scrollIntoView({ block: 'center' });
    setSaved(null);
  }, [saved, editing, addresses]);

  const isFull = addresses.length >= MAX_ADDRESSES;
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
      <div className="saved-address saved-address-new">
        <h3>Add a new address</h3>
        {isFull && (
          <p className="saved-addresses-full">
            All {MAX_ADDRESSES} places are taken. Edit an address to change where we deliver.
          </p>
        )}
        <AddressForm
          screen="profile"
          scope="page"
          userId={userId}
          address={null}
          submitText="Add Address"
          isFull={isFull}
          onSaved={({ addrId }) => setSaved(addrId)}
        />
      </div>
    </>
  );
}
