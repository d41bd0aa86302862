/** One saved address to choose. The card is the radio's label; Edit stands beside it, so that a press edits and does not choose. */
import type { Address } from '../../../contract/account';

interface Props {
  address: Address;
  isChosen: boolean;
  onChoose: () => void;
  onEdit: () => void;
}

export function AddressCard({ address: { addrId, houseName, street, city, state, pinCode, country }, isChosen, onChoose, onEdit }: Props) {
  return (
    <div className={isChosen ? 'address-card address-card-chosen' : 'address-card'}>
      <label>
        <input type="radio" name="address" id={`address-${addrId}`} value={addrId} checked={isChosen} onChange={onChoose} />
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
