/**
 * A member's saved addresses as radio cards, each with its Edit, and the way to a new one while there is room
 * (docs/requirements.md section 2, Checkout).
 */
import { useEffect, useState } from 'react';
import type { Address } from '../../../contract/account';
import { MAX_ADDRESSES } from '../../../contract/rules/limits';
import { toUserMessage } from '../../api/errors';
import { ADDRESSES_LAST_KNOWN, savingMessages } from '../../lib/addressMessages';
import { useAppDispatch } from '../../store/hooks';
import { panelOpened } from '../../store/panelSlice';
import { LastKnown } from '../../ui/LastKnown';
import type { AddressesView } from './useAddresses';
import '../../ui/states.css';
import './addressChoice.css';

interface AddressCardProps {
  address: Address;
  isChosen: boolean;
  onChoose: () => void;
  onEdit: () => void;
}

/**
 * One saved address to choose. The card is the radio's label; Edit stands beside it, so that a press edits and does not
 * choose.
 */
function AddressCard({
  address: { addrId, houseName, street, city, state, pinCode, country },
  isChosen,
  onChoose,
  onEdit,
}: AddressCardProps) {
  return (
    <div className={isChosen ? 'address-card address-card-chosen' : 'address-card'}>
      <label>
        <input
          type="radio"
          name="address"
          id={`address-${addrId}`}
          value={addrId}
          checked={isChosen}
          onChange={onChoose}
        />
        <span className="address-words">
          <strong>{houseName}</strong>
          <span>{street}</span>
          <span>
            {city}, {state} {pinCode}
          </span>
          <span>{country}</span>
        </span>
      </label>
      <button type="button" className="link-button" onClick={onEdit}>
        Edit<span className="visually-hidden"> the address {houseName}</span>
      </button>
    </div>
  );
}

/** Where a member is taken who has no address yet. */
export const ADD_ADDRESS_ID = 'address-add';

interface Props {
  view: AddressesView;
  /** addrId. */
  chosen: string | null;
  /** Just added: the focus goes to it as soon as it stands here. */
  added: string | null;
  onChoose: (addrId: string) => void;
}

export function AddressChoice({ view, chosen, added, onChoose }: Props) {
  const { status, addresses, error, retrying, refetch } = view;
  const dispatch = useAppDispatch();
  const [greeted, setGreeted] = useState<string | null>(null);
  const arrived = added !== greeted && addresses.some(({ addrId }) => addrId === added) ? added : null;
  useEffect(() => {
    if (arrived === null) return;
    document.getElementById(`address-${arrived}`)?.focus();
    setGreeted(arrived);
  }, [arrived]);

  if (status === 'waiting') {
    return (
      <div aria-busy="true">
        <p className="visually-hidden" role="status">
          Your addresses are on their way
        </p>
        <span className="skeleton address-skeleton" />
      </div>
    );
  }
  return (
    <div className="address-choice">
      {status === 'failed' && (
        <div className="address-notice" role="alert">
          <p>
            <strong>{savingMessages.wanted}</strong>
          </p>
          <p>Your saved addresses did not arrive.</p>
          <button type="button" className="button" onClick={refetch}>
            Retry
          </button>
        </div>
      )}
      {status === 'ready' && error !== undefined && (
        <LastKnown message={toUserMessage(error)} text={ADDRESSES_LAST_KNOWN} retrying={retrying} onRetry={refetch} />
      )}
      {status === 'ready' && addresses.length === 0 && <p className="address-notice">{savingMessages.wanted}</p>}
      {addresses.length > 0 && (
        <div role="radiogroup" aria-label="Deliver to" className="address-cards">
          {addresses.map((address) => (
            <AddressCard
              key={address.addrId}
              address={address}
              isChosen={address.addrId === chosen}
              onChoose={() => onChoose(address.addrId)}
              onEdit={() => dispatch(panelOpened({ name: 'address', addrId: address.addrId }))}
            />
          ))}
        </div>
      )}
      {addresses.length < MAX_ADDRESSES && (
        <button
          type="button"
          id={ADD_ADDRESS_ID}
          className="button"
          onClick={() => dispatch(panelOpened({ name: 'address', addrId: null }))}
        >
          Add a new address
        </button>
      )}
    </div>
  );
}
