/** The rules of the steps' forms; the server has the same and the last word. */
import { object, string } from 'yup';
import { NOTE_MAX } from '../../../../contract/rules/staffOrderRules';
import { staffFaults } from '../../../../contract/rules/staffRules';

const amount = string()
  .trim()
  .required(staffFaults.amount)
  .transform((typed: string) => typed.replaceAll(',', ''))
  .matches(/^\d{1,7}(\.\d{1,2})?$/, staffFaults.amount);

export const parcelRules = {
  courier: string().trim().required(staffFaults.courier),
  trackingNumber: string().trim().required(staffFaults.trackingNumber),
  trackingUrl: string()
    .trim()
    .matches(/^https?:\/\/\S+$/, { message: staffFaults.trackingUrl, excludeEmptyString: true }),
};

export const shippingSchema = object({ amount });
export const paidSchema = object({ amount, reference: string() });
export const shipSchema = object(parcelRules);
export const nothingSchema = object({});
export const noteSchema = object({ text: string().trim().required(staffFaults.note).max(NOTE_MAX) });
export const addressSchema = object({
  address: string()
    .trim()
    .required(staffFaults.address)
    .matches(/\d{6}\D*$/, staffFaults.address),
});
