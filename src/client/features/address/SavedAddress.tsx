/**
 * One saved address on the profile, to be read or edited in its place (docs/requirements.md section 2, Profile;
 * decision 57).
 */
import type { Address } from '../../../contract/account';
import { AddressForm } from './AddressForm';
import { dropDraft } from './draft';

interface Props {
  userId: string;
  address: Address;
  editing: boolean;
  /** Pressed: Edit, or, while it is edited, Cancel. */
  onToggle: () => void;
  onSaved: () => void;
}

/** Where the focus goes when the form has gone. */
export const editButtonId = (addrId: string): string => `address-edit-${addrId}`;

export function SavedAddress({ userId, address, editing, onToggle, onSaved }: Props) {
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
        <AddressForm screen="profile" scope="page" userId={userId} address={address} submitText="Save Address" onSaved={onSaved} />
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
