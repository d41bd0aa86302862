/** The rules of the two forms about an order that anybody can fill in. */
import { object, string } from 'yup';
import { readReference } from '../../../contract/rules/upi';
import { paymentMessages } from './paymentMessages';

export const claimSchema = object({
  reference: string()
    .required(paymentMessages.reference)
    .test('reference', paymentMessages.reference, (typed) => readReference(typed) !== undefined),
});

export const linkSchema = object({
  orderNo: string().trim().required(paymentMessages.orderNo),
  contact: string().trim().required(paymentMessages.contact),
});
