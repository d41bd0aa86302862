/** Who orders and where to, and what is said about it (docs/requirements.md sections 5 and 8, Checkout). */
import { boolean, object, string } from 'yup';
import { COUNTRY, EMAIL_MAX } from '../../../contract/rules/limits';
import { emailShape, mobileShape } from '../../../contract/rules/shapes';
import { tidyName } from '../../../contract/rules/typedNames';
import { normaliseMobile } from '../../../contract/rules/typedNumbers';
import type { AddressParts } from '../../lib/address';
import { noAddress, tidyAddress } from '../../lib/address';
import { REQUIRED } from '../../lib/addressMessages';
import { addressRules } from '../../lib/addressRules';
import { checkoutMessages } from './checkoutMessages';

export interface Contact {
  name: string;
  mobile: string;
}
/** `email`: where a guest wants to hear of the order; '' for nowhere. */
export type OrderDetails = Contact & AddressParts & { email: string };

export const noDetails: OrderDetails = { name: '', mobile: '', email: '', ...noAddress };

const { required, pinCode } = checkoutMessages;
const terms = boolean().required().oneOf([true], checkoutMessages.terms);
const contact = {
  name: string().trim().required(required),
  mobile: string()
    .trim()
    .required(required)
    .transform(normaliseMobile)
    .matches(mobileShape, { message: checkoutMessages.mobile, excludeEmptyString: true }),
};
const blank = { houseName: required, street: required, city: required, state: required, pinCode: required };

/** A guest types everything. */
const email = string()
  .trim()
  .max(EMAIL_MAX, checkoutMessages.email)
  .matches(emailShape, { message: checkoutMessages.email, excludeEmptyString: true });
export const guestOrderSchema = object({ ...contact, email, ...addressRules({ blank, pinCode }), terms });
/** A member's address is a saved one. */
export const memberOrderSchema = object({ ...contact, terms });

/** What a field says: the sentence about missing ones stands once, over the button. */
export const beside = (complaint: string): string => (complaint === checkoutMessages.required ? REQUIRED : complaint);

/** That sentence, where a field is missing. */
export const sumUp = (complaints: object): string =>
  Object.values(complaints).includes(checkoutMessages.required) ? checkoutMessages.required : '';

export const tidyContact = ({ name, mobile }: Contact): Contact => ({
  name: tidyName(name),
  mobile: normaliseMobile(mobile),
});

/** As they are sent: trimmed, numbers in plain digits. */
export const tidyOrderDetails = (typed: OrderDetails): OrderDetails => ({
  ...tidyContact(typed),
  email: typed.email.trim(),
  ...tidyAddress(typed),
});

/**
 * `house, street, city, state, India - 400601`: comma-joined, the PIN code its last six digits (docs/contract.md
 * section 5, decision 93).
 */
export const joinAddress = ({ houseName, street, city, state, pinCode }: AddressParts): string =>
  `${[houseName, street, city, state, COUNTRY].join(', ')} - ${pinCode}`;
