/**
 * The place of a PIN code, from tables that ship with the shop (docs/decisions/0216-pin-codes.md): a few kilobytes for
 * the first digit, fetched when a code is typed. A help, never a hurdle: an unknown code, or a table that does not
 * arrive, is no place.
 */
import { pinShape } from '../../contract/rules/shapes';

export interface PinPlace {
  city: string;
  state: string;
}

/** `400601-400615,Thane,Maharashtra`, or with one code alone. */
function placeIn(lines: readonly string[], pin: string): PinPlace | null {
  for (const line of lines) {
    const [codes = '', city = '', state = ''] = line.split(',');
    const [from = '', to = from] = codes.split('-');
    // Six digits each: as texts they stand in the order of their numbers.
    if (from <= pin && pin <= to) return { city, state };
  }
  return null;
}

/** @param pin six digits; anything else has no place. */
export async function findPinPlace(pin: string): Promise<PinPlace | null> {
  if (!pinShape.test(pin) || pin.startsWith('0')) return null;
  try {
    const { default: lines } = (await import(
      /* webpackChunkName: "pin-codes-[request]" */ `./pinCodes/${pin.charAt(0)}.json`
    )) as { default: string[] };
    return placeIn(lines, pin);
  } catch {
    return null;
  }
}
