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

/** Field → what is wrong with it. */
export type Complaints = Partial<Record<string, string>>;

type Texts<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V] & string;

export interface BoundField {
  name: string;
  value: string;
  error: string;
  required: true;
  onBlur: () => void;
  onChange: (text: string) => void;
}

/** The complaints that it is time for. */
export function dueComplaints<V extends object>({ values, errors, touched, submitCount }: Form<V>): Complaints {
  const isDue = (name: keyof V) => submitCount > 0 || (touched[name] === true && values[name] !== '');
  const names = (Object.keys(values) as (keyof V & string)[]).filter((name) => errors[name] !== undefined && isDue(name));
  return Object.fromEntries(names.map((name) => [name, String(errors[name])]));
}

/** @param beside what a field says, such as a complaint of `dueComplaints` */
export const bindFields =
  <V extends object>(form: Form<V>, beside: (name: string) => string) =>
  (name: Texts<V>, tidy: (text: string) => string = (text) => text): BoundField => ({
    name,
    value: form.values[name] as string,
    error: beside(name),
    required: true,
    onBlur: () => void form.setFieldTouched(name),
    onChange: (text) => void form.setFieldValue(name, tidy(text)),
  });
