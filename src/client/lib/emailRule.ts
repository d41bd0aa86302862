/** The rule of an e-mail address, worded as its form words it (docs/requirements.md sections 5 and 8; decision 96). */
import { string } from 'yup';
import { EMAIL_MAX } from '../../contract/rules/limits';
import { emailShape } from '../../contract/rules/shapes';

export const emailRule = (complaint: string) =>
  string().trim().required(complaint).max(EMAIL_MAX, complaint).matches(emailShape, complaint);
