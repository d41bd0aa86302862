/** The rules of login and set-up. */
import { object, ref, string } from 'yup';
import { STAFF_PASSWORD_MIN, staffFaults } from '../../../contract/rules/staffRules';
import { emailShape } from '../../../contract/rules/shapes';

const accessMessages = {
  password: 'Please enter your password.',
  recoveryCode: 'Please enter one of your recovery codes.',
  again: 'The two passwords differ.',
} as const;

const code = string().trim().required(staffFaults.code);

export const passwordStep = object({
  email: string().trim().required(staffFaults.email).matches(emailShape, staffFaults.email),
  password: string().required(accessMessages.password),
});
export const codeStep = object({ code });
export const recoveryStep = object({ code: string().trim().required(accessMessages.recoveryCode) });

export const setUpSchema = object({
  password: string().required(staffFaults.password).min(STAFF_PASSWORD_MIN, staffFaults.password),
  again: string().oneOf([ref('password')], accessMessages.again),
  code,
});
