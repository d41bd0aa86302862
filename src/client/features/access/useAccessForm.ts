/** What the four forms have in common: rules by Yup, complaints when they are due, the focus on the first of them, and one refusal at a time. */
import { useFormik } from 'formik';
import type { FormikErrors, FormikHelpers, FormikValues } from 'formik';
import { useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import type { AnySchema } from 'yup';
import { bindFields } from '../../ui/bindFields';
import { focusFirst } from '../../ui/focusFirst';

/** Why nothing came of it: the shop's sentence, and more where more is known. `fields`: complaints of the server's about single fields. */
export interface Refusal {
  text: string;
  more?: string;
}
export type Outcome = Refusal | { fields: Record<string, string> } | null;

interface Options<V> {
  initial: V;
  schema: AnySchema;
  /** null: all is well. */
  send: (values: V, helpers: FormikHelpers<V>) => Promise<Outcome>;
}

export function useAccessForm<V extends FormikValues>({ initial, schema, send }: Options<V>) {
  const element: RefObject<HTMLFormElement | null> = useRef(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const form = useFormik<V>({
    initialValues: initial,
    validationSchema: schema,
    onSubmit: async (values, helpers) => {
      const outcome = await send(values, helpers);
      if (outcome === null) return;
      if ('text' in outcome) setRefusal(outcome);
      else {
        helpers.setErrors(outcome.fields as FormikErrors<V>);
        focusFirst(element.current, Object.keys(outcome.fields));
      }
    },
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (form.isSubmitting) return;
    setRefusal(null);
    const complaints = await form.validateForm();
    focusFirst(element.current, Object.keys(complaints));
    await form.submitForm();
  };

  return { form, element, refusal, bind: bindFields(form), submit: (event: FormEvent) => void submit(event) };
}
