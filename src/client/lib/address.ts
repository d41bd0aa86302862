/**
 * The parts of an address as they are typed and as they are sent (docs/requirements.md sections 3 and 5, Address). The
 * country is fixed.
 */
import { normalisePin } from '../../contract/rules/typedNumbers';

export interface AddressParts {
  houseName: string;
  street: string;
  city: string;
  state: string;
  pinCode: string;
}

export const noAddress: AddressParts = { houseName: '', street: '', city: '', state: '', pinCode: '' };

/** As they are sent: trimmed, the PIN code in plain digits. */
export const tidyAddress = ({ houseName, street, city, state, pinCode }: AddressParts): AddressParts => ({
  houseName: houseName.trim(),
  street: street.trim(),
  city: city.trim(),
  state: state.trim(),
  pinCode: normalisePin(pinCode),
});
