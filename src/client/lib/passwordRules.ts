/** Rules of a new password, worded as its form words them (docs/requirements.md section 5; decision 89). */
import { ref, string } from 'yup';
import { PASSWORD_MIN } from '../../contract/rules/limits';

/** A space at either end is part of a password. */
export const passwordRule = (complaint: string) => string().required(complaint).min(PASSWORD_MIN, complaint);

/** Typed once more. */
export const sameAs = (field: string, complaint: string) =>
  string()
    .required(complaint)
    .oneOf([ref(field)], complaint);
