/**
 * What numbers that people type look like once they are tidied; both sides ask for the same. Free of zod: the browser
 * imports these values.
 */
import { MOBILE_DIGITS, PIN_DIGITS } from './limits';

export const mobileShape = new RegExp(`^\\d{${MOBILE_DIGITS}}$`);
export const pinShape = new RegExp(`^\\d{${PIN_DIGITS}}$`);
