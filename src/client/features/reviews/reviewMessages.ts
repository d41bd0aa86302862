/**
 * What is said about a review (docs/requirements.md section 8). A file of their own: who only says them needs no Yup.
 */
import { accountFaults, reviewFaults } from '../../../contract/rules/messages';

export const reviewMessages = {
  ...reviewFaults,
  email: accountFaults.email,
  sent: 'Thank you for your rating! We appreciate your feedback.',
  failed: 'Error submitting review. Please try again later.',
} as const;
