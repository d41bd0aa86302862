/** What is said about paying an order, and about the link to its page. Without Yup. */
import { paymentFaults } from '../../../contract/rules/messages';

export const paymentMessages = {
  reference: paymentFaults.reference,
  claimed: 'Thank you! We look for your payment and write to you.',
  copied: 'Copied',
  notCopied: 'It could not be copied. Please type it by hand.',
  linkCopied: 'Link copied. Whoever has it sees this order.',
  orderNo: 'Please enter the number of your order.',
  contact: 'Please enter the mobile number or e-mail address that you ordered with.',
  noOrder: 'This link opens no order. It may be an old one: ask for a new one here.',
} as const;
