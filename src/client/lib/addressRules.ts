/**
 * An address's rules for a form's schema, worded as the form's screen words them (docs/requirements.md section 5,
 * Address; decision 92).
 */
import { string } from 'yup';
import { pinShape } from '../../contract/rules/shapes';
import { normalisePin } from '../../contract/rules/typedNumbers';
import type { AddressWords } from './addressMessages';

const part = (blank: string) => string().trim().required(blank);

export const addressRules = ({ blank, pinCode }: Pick<AddressWords, 'blank' | 'pinCode'>) => ({
  houseName: part(blank.houseName),
  street: part(blank.street),
  city: part(blank.city),
  state: part(blank.state),
  pinCode: part(blank.pinCode)
    .transform(normalisePin)
    .matches(pinShape, { message: pinCode, excludeEmptyString: true }),
});
