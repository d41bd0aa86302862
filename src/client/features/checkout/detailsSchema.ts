/** The guest's details and what is said about them (SPEC.md sections 5 and 8, Checkout). */
import { boolean, object, string } from 'yup';
import { normaliseMobile, normalisePin } from '../../lib/digits';
import { checkoutMessages } from './checkoutMessages';

const part = () => string().trim().required(checkoutMessages.required);

export const detailsSchema = object({
  name: part(),
  mobile: part()
    .transform(normaliseMobile)
    .matches(/^\d{10}$/, { message: checkoutMessages.mobile, excludeEmptyString: true }),
  houseName: part(),
  street: part(),
  city: part(),
  state: part(),
  pinCode: part()
    .transform(normalisePin)
    .matches(/^\d{6}$/, { message: checkoutMessages.pinCode, excludeEmptyString: true }),
  terms: boolean().required().oneOf([true], checkoutMessages.terms),
});

export interface OrderDetails {
  name: string;
  mobile: string;
  houseName: string;
  street: string;
  city: string;
  state: string;
  pinCode: string;
}

export const noDetails: OrderDetails = { name: '', mobile: '', houseName: '', street: '', city: '', state: '', pinCode: '' };

/** As they are sent: trimmed, numbers in plain digits. */
export function tidyDetails(typed: OrderDetails): OrderDetails {
  const trimmed = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value.trim()])) as unknown as OrderDetails;
  return { ...trimmed, mobile: normaliseMobile(typed.mobile), pinCode: normalisePin(typed.pinCode) };
}
