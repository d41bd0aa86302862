/** The contact form's rules and what is said about them (docs/requirements.md sections 5 and 8; decisions 86, 87). */
import { object, string } from 'yup';
import { mobileShape } from '../../../contract/rules/shapes';
import { isLettersOnly } from '../../../contract/rules/typedNames';
import { normaliseMobile } from '../../../contract/rules/typedNumbers';
import { contactMessages } from './contactMessages';

export const contactSchema = object({
  name: string().trim().required(contactMessages.name).test('letters', contactMessages.name, isLettersOnly),
  phone: string()
    .transform(normaliseMobile)
    .required(contactMessages.phone)
    .matches(mobileShape, contactMessages.phone),
  reason: string().trim().required(contactMessages.reason),
  message: string().trim().required(contactMessages.message),
});

export interface ContactValues {
  name: string;
  phone: string;
  reason: string;
  message: string;
}

export const noMessage: ContactValues = { name: '', phone: '', reason: '', message: '' };
