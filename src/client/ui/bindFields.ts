/** Ties a Formik form to its TextFields. Leaving an empty field is no mistake yet; leaving a wrong one is. */
import type { FormikErrors, FormikTouched } from 'formik';

/** As much of a Formik form as the fields need. */
interface Form<V> {
  values: V;
  errors: FormikErrors<V>;
  touched: FormikTouched<V>;
  submitCount: number;
  setFieldTouched: (name: string) => unknown;
  setFieldValue: (name: string, value: string) => unknown;
}

type Texts<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V] & string;

export interface BoundField {
  name: string;
  value: string;
  error: string;
  required: true;
  onBlur: () => void;
  onChange: (text: string) => void;
}

/** @param beside what a field says for a complaint, where that is not the complaint itself. */
export const bindFields =
  <V extends object>(form: Form<V>, beside: (complaint: string) => string = (complaint) => complaint) =>
  (name: Texts<V>, tidy: (text: string) => string = (text) => text): BoundField => {
    const value = form.values[name] as string;
    const due = form.submitCount > 0 || (form.touched[name] === true && value !== '');
    return {
      name,
      value,
      error: due ? beside((form.errors[name] as string | undefined) ?? '') : '',
      required: true,
      onBlur: () => void form.setFieldTouched(name),
      onChange: (text) => void form.setFieldValue(name, tidy(text)),
    };
  };
