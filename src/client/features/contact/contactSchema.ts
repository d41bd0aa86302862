/** The contact form's rules and what is said about them (docs/requirements.md sections 5 and 8; decisions 86, 87). */
import { object, string } from 'yup';
import { mobileShape } from '../../../contract/rules/shapes';
import { normaliseMobile } from '../../lib/digits';
import { contactMessages } from './contactMessages';

export const contactSchema = object({
  name: string()
    .trim()
    .required(contactMessages.name)
    .matches(/^[\p{L}\p{M}\s]+$/u, contactMessages.name),
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
