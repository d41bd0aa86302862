/**
 * City and state from the PIN code (docs/decisions/0216-pin-codes.md). Filled where the field is empty or holds what an
 * earlier code filled in; what the shopper typed stays, and a place that differs from it is only told.
 */
import { useEffect, useRef, useState } from 'react';
import { PIN_DIGITS } from '../../contract/rules/limits';
import type { AddressParts } from '../lib/address';
import { findPinPlace } from '../lib/pinPlace';
import type { PinPlace } from '../lib/pinPlace';

const parts = ['city', 'state'] as const;
const nowhere: PinPlace = { city: '', state: '' };

/** `Thane, Maharashtra`, of what there is. */
const words = (place: Partial<PinPlace>): string => parts.map((part) => place[part] ?? '').filter((word) => word !== '').join(', ');

/** @returns what to tell, politely; and what to call with every code that is typed. */
export function usePinFill(values: Pick<AddressParts, 'city' | 'state'>, fill: (place: Partial<PinPlace>) => void) {
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
    const differs = parts.some((part) => !free.includes(part) && typed[part].trim().toLowerCase() !== place[part].toLowerCase());
    if (differs) setSaid(`${pin} is a PIN code of ${words(place)}`);
    else if (free.length > 0) setSaid(`${words(found)} filled in from the PIN code`);
  };

  return { said, onPin };
}
