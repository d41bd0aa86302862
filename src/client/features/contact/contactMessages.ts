/**
 * What is said about the contact form (docs/requirements.md section 8). A file of their own: who only says them needs
 * no Yup.
 */
import { UNEXPECTED } from '../../../contract/errors';
import { MESSAGE_SENT } from '../../../contract/rules/contactWords';
import { contactFaults } from '../../../contract/rules/messages';

export const contactMessages = { ...contactFaults, sent: MESSAGE_SENT, failed: UNEXPECTED } as const;
