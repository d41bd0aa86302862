/**
 * The fields of a delivery address, alike for guests and members. The PIN code comes before city and state, because it
 * fills them in.
 */
import { useEffect, useRef, useState } from 'react';
import { ADDRESS_PART_MAX, COUNTRY, PIN_DIGITS } from '../../contract/rules/limits';
import { normalisePin } from '../../contract/rules/typedNumbers';
import type { AddressParts } from '../lib/address';
import type { PinPlace } from '../lib/pinPlace';
import { findPinPlace } from '../lib/pinPlace';
import type { BoundField } from './useShopForm';
import { TextField } from './TextField';
import './fieldGrid.css';

const parts = ['city', 'state'] as const;
const nowhere: PinPlace = { city: '', state: '' };

/** `Thane, Maharashtra`, of what there is. */
const words = (place: Partial<PinPlace>): string =>
  parts
    .map((part) => place[part] ?? '')
    .filter((word) => word !== '')
    .join(', ');

/**
 * City and state from the PIN code (docs/decisions/0216-pin-codes.md). Filled where the field is empty or holds what
 * an earlier code filled in; what the shopper typed stays, and a place that differs from it is only told.
 * @returns what to tell, politely; and what to call with every code that is typed.
 */
function usePinFill(values: Pick<AddressParts, 'city' | 'state'>, fill: (place: Partial<PinPlace>) => void) {
  const [said, setSaid] = useState('');
  const asked = useRef('');
  const filled = useRef(nowhere);
  const now = useRef({ values, fill });
  useEffect(() => {
    now.current = { values, fill };
  });

  const onPin = async (pin: string): Promise<void> => {
    asked.current = pin;
    setSaid('');
    if (pin.length !== PIN_DIGITS) return;
    const place = await findPinPlace(pin);
    // A later code was typed meanwhile.
    if (asked.current !== pin) return;
    const { values: typed, fill: put } = now.current;
    const free = parts.filter((part) => typed[part].trim() === '' || typed[part] === filled.current[part]);
    // An unknown code leaves nothing of the earlier one's place standing.
    const found: Partial<PinPlace> = Object.fromEntries(free.map((part) => [part, place?.[part] ?? '']));
    filled.current = { ...nowhere, ...found };
    if (free.length > 0) put(found);
    if (place === null) return;
    const differs = parts.some(
      (part) => !free.includes(part) && typed[part].trim().toLowerCase() !== place[part].toLowerCase(),
    );
    if (differs) setSaid(`${pin} is a PIN code of ${words(place)}`);
    else if (free.length > 0) setSaid(`${words(found)} filled in from the PIN code`);
  };

  return { said, onPin };
}

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
      <TextField
        {...bind('houseName')}
        label="House name"
        hint="Flat, floor, building"
        autoComplete="address-line1"
        maxLength={ADDRESS_PART_MAX}
        className="field-wide"
      />
      <TextField
        {...bind('street')}
        label="Street"
        autoComplete="address-line2"
        maxLength={ADDRESS_PART_MAX}
        className="field-wide"
      />
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
