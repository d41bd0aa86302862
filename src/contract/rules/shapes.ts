/**
 * What numbers and addresses that people type look like once they are tidied; both sides ask for the same. Free of zod:
 * the browser imports these values.
 */
import { COUNTRY, MOBILE_DIGITS, PIN_DIGITS } from './limits';

export const mobileShape = new RegExp(`^\\d{${MOBILE_DIGITS}}$`);
export const pinShape = new RegExp(`^\\d{${PIN_DIGITS}}$`);

/** The one country that the shop delivers to (decision 308), in letters of either case. */
export const countryShape = new RegExp(`^${COUNTRY}$`, 'i');

/**
 * An e-mail address (docs/requirements.md section 5): Latin letters, digits and a few signs, and behind the last dot at
 * least two letters. Whether somebody reads it, only a mail can tell.
 */
export const emailShape = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
