/**
 * What every form of the shop does alike: rules by Yup, complaints when they are due, the focus on the first of them, one answer at
 * a time, and one refusal at a time. What is typed stays in Formik; what is said is in the store (useFormWords).
 */
import { useFormik } from 'formik';
import type { FormikErrors, FormikHelpers, FormikValues } from 'formik';
import { useRef } from 'react';
import type { FormEvent, RefObject } from 'react';
import type { AnySchema } from 'yup';
import type { ShownScope } from '../lib/shown';
import { bindFields, dueComplaints } from './bindFields';
import { focusFirst } from './focusFirst';
import { useFormWords } from './useFormWords';
import type { FormRefusal } from './useFormWords';

/** null: nothing is left to say. `fields`: complaints of the server's about single fields. */
export type FormResult = (Partial<FormRefusal> & { fields?: Partial<Record<string, string>> }) | null;

interface Options<V> {
  /** Its own, without anything personal; no two forms of a name are on one page. */
  name: string;
  /** `over`: it is in a dialog. */
  scope?: ShownScope;
  /** What stands in the fields at first; read once. */
  initial: V;
  schema: AnySchema;
  /** Called once for a press, when all is well with the fields. */
  send: (values: V, helpers: FormikHelpers<V>) => Promise<FormResult>;
  /** What the form as a whole says about its complaints once it was sent, such as that something is missing; '' for nothing. */
  sumUp?: (errors: FormikErrors<V>) => string;
  /** What a field says for a complaint, where that is not the complaint itself. */
  beside?: (complaint: string) => string;
}

/** Where the whole form's complaint is kept among those of the fields. */
const WHOLE = 'form';

export function useShopForm<V extends FormikValues>({ name, scope = 'page', initial, schema, send, sumUp = () => '', beside = (text) => text }: Options<V>) {
  const element: RefObject<HTMLFormElement | null> = useRef(null);
  const busy = useRef(false);

  const form = useFormik<V>({
    initialValues: initial,
    validationSchema: schema,
    onSubmit: async (values, helpers) => {
      say.setSending(true);
      const { text, more, fields } = (await send(values, helpers)) ?? {};
      if (text !== undefined) say.setRefusal({ text, more });
      if (fields === undefined) return;
      helpers.setErrors(fields as FormikErrors<V>);
      focus(Object.keys(fields));
    },
  });

  const sum = form.submitCount > 0 ? sumUp(form.errors) : '';
  const own = { ...dueComplaints(form), ...(sum !== '' && { [WHOLE]: sum }) };
  const isUsed = form.submitCount > 0 || Object.keys(form.touched).length > 0;
  const say = useFormWords(`form:${name}`, scope, own, isUsed);

  const focus = (names: string[]) => focusFirst(element.current, names);
  /** @param look at the names of the fields that are not well; before the complaints are shown */
  const press = async (look = focus): Promise<void> => {
    // A double click and Enter twice are one press.
    if (busy.current) return;
    busy.current = true;
    say.setRefusal(null);
    try {
      look(Object.keys(await form.validateForm()));
      await form.submitForm();
    } finally {
      busy.current = false;
      say.setSending(false);
    }
  };

  const { refusal, sending, complaints } = say;
  const errorOf = (field: string) => beside(complaints[field] ?? '');
  return {
    form,
    element,
    bind: bindFields(form, errorOf),
    /** '' when nothing is wrong. */
    errorOf,
    refusal,
    /** What stands over the button; '' for nothing. */
    said: complaints[WHOLE] ?? refusal?.text ?? '',
    sending,
    focus,
    press,
    /** For a reason that is no field's. */
    refuse: (text: string) => say.setRefusal({ text }),
    submit: (event: FormEvent) => {
      event.preventDefault();
      void press();
    },
  };
}
