/** What a form's rules have against what is filled in, as Formik asks them and shows it: one message for each field. */
import { validateYupSchema, yupToFormErrors } from 'formik';
import { ValidationError } from 'yup';
import type { AnySchema } from 'yup';

/** @returns the name of each field that is complained about → its message */
export async function complaints(schema: AnySchema, values: object): Promise<object> {
  try {
    await validateYupSchema(values, schema);
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return yupToFormErrors(error);
  }
}
