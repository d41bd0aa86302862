/** The fields of a delivery address, alike for guests and members. The PIN code comes before city and state, because it fills them in. */
import { ADDRESS_PART_MAX } from '../../contract/rules/limits';
import type { AddressParts } from '../lib/address';
import { COUNTRY } from '../lib/constants';
import { normalisePin } from '../lib/digits';
import type { PinPlace } from '../lib/pinPlace';
import type { BoundField } from './bindFields';
import { TextField } from './TextField';
import { usePinFill } from './usePinFill';
import './fieldGrid.css';

interface Props {
  values: AddressParts;
  bind: (name: keyof AddressParts, tidy?: (text: string) => string) => BoundField;
  onFill: (place: Partial<PinPlace>) => void;
  /** With it the country is typed; else it stands there, fixed (docs/requirements.md section 2, Checkout). */
  country?: BoundField;
}

const unusualPin = (pin: string) => (pin.startsWith('0') ? 'Please check: Indian PIN codes do not start with 0.' : '');

export function AddressFields({ values, bind, onFill, country }: Props) {
  const { said, onPin } = usePinFill(values, onFill);
  const pin = bind('pinCode', normalisePin);
  return (
    <>
      <TextField {...bind('houseName')} label="House name" hint="Flat, floor, building" autoComplete="address-line1" maxLength={ADDRESS_PART_MAX} className="field-wide" />
      <TextField {...bind('street')} label="Street" autoComplete="address-line2" maxLength={ADDRESS_PART_MAX} className="field-wide" />
      <TextField
        {...pin}
        onChange={(text) => {
          pin.onChange(text);
          void onPin(normalisePin(text));
        }}
        label="PIN code"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={12}
        hint={unusualPin(values.pinCode) || said || '6 digits; city and state follow'}
        className="field-wide field-short"
      />
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <TextField {...bind('city')} label="City" autoComplete="address-level2" maxLength={ADDRESS_PART_MAX} />
      <TextField {...bind('state')} label="State" autoComplete="address-level1" maxLength={ADDRESS_PART_MAX} />
      <TextField
        {...(country ?? { name: 'country', value: COUNTRY, readOnly: true, onChange: () => undefined })}
        label="Country"
        autoComplete="country-name"
        maxLength={ADDRESS_PART_MAX}
        className="field-wide"
      />
    </>
  );
}
