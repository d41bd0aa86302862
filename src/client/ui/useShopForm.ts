/**
 * What every form of the shop does alike: rules by Yup, complaints when they are due, the focus on the first of them,
 * one answer at a time, and one refusal at a time. Typed values stay in Formik; messages are in the store
 * (useFormWords).
 */
import { useFormik } from 'formik';
import type { FormikErrors, FormikHelpers, FormikTouched, FormikValues } from 'formik';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { SubmitEvent, RefObject } from 'react';
import type { AnySchema } from 'yup';
import type { UiScope } from '../lib/uiState';
import { focusFirst } from './focusFirst';
import { useUiState } from './useUiState';

/** Why nothing came of it: the shop's sentence, and more where more is known. */
export type FormFailure = { text: string; more?: string | undefined };

const nothingWrong: Complaints = {};

/**
 * What a form says, in the store, so that a replay shows it: the refusal over its button, the complaints beside its
 * fields, and that it is being sent. Typed values stay in the form.
 * @param complaints those of the form itself, as it stands now
 * @param isUsed somebody has been in a field, or pressed the button. A form that nobody has used, as in a replay or
 *   after a jump in DevTools, has nothing to tell: it shows what the store says.
 */
function useFormWords(name: string, scope: UiScope, complaints: Complaints, isUsed: boolean) {
  const [refusal, setRefusal] = useUiState<FormFailure | null>('notice', name, null, scope);
  const [sending, setSending] = useUiState('sending', name, false, scope);
  const [shown, setShown] = useUiState<Complaints>('complaints', name, nothingWrong, scope);
  const wasUsed = useRef(false);
  const isHere = useRef(false);

  // The form's own state alone decides when this runs: stepping through history changes nothing of it, and so tells
  // nothing. Before the browser paints, so that nobody sees a complaint that is settled.
  const own = JSON.stringify(complaints);
  useLayoutEffect(() => {
    wasUsed.current ||= isUsed;
    if (wasUsed.current) setShown(JSON.parse(own) as Complaints);
  }, [own, isUsed, setShown]);

  // A form that is closed and opened again on the same page begins anew.
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      if (!wasUsed.current) return;
      setRefusal(null);
      setSending(false);
      setShown(nothingWrong);
    };
  }, [setRefusal, setSending, setShown]);

  return {
    refusal,
    sending,
    complaints: shown,
    /** An answer that comes after the form has gone says nothing. */
    setRefusal: (next: FormFailure | null) => isHere.current && setRefusal(next),
    setSending: (next: boolean) => isHere.current && setSending(next),
  };
}

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
function dueComplaints<V extends object>({ values, errors, touched, submitCount }: Form<V>): Complaints {
  const isDue = (name: keyof V) => submitCount > 0 || (touched[name] === true && values[name] !== '');
  const names = (Object.keys(values) as (keyof V & string)[]).filter(
    (name) => errors[name] !== undefined && isDue(name),
  );
  return Object.fromEntries(names.map((name) => [name, String(errors[name])]));
}

/**
 * Ties a Formik form to its TextFields. Leaving an empty field is no mistake yet; leaving a wrong one is.
 * @param beside what a field says, such as a complaint of `dueComplaints`
 */
const bindFields =
  <V extends object>(form: Form<V>, beside: (name: string) => string) =>
  (name: Texts<V>, tidy: (text: string) => string = (text) => text): BoundField => ({
    name,
    value: form.values[name] as string,
    error: beside(name),
    required: true,
    onBlur: () => void form.setFieldTouched(name),
    onChange: (text) => void form.setFieldValue(name, tidy(text)),
  });

/** null: nothing is left to say. `fields`: complaints of the server's about single fields. */
export type FormResult = (Partial<FormFailure> & { fields?: Partial<Record<string, string>> }) | null;

interface Options<V> {
  /** Its own, without anything personal; no two forms of a name are on one page. */
  name: string;
  /** `over`: it is in a dialog. */
  scope?: UiScope;
  /** What stands in the fields at first; read once. */
  initial: V;
  schema: AnySchema;
  /** Called once for a press, when all is well with the fields. */
  send: (values: V, helpers: FormikHelpers<V>) => Promise<FormResult>;
  /**
   * What the form as a whole says about its complaints once it was sent, such as that something is missing; '' for
   * nothing.
   */
  sumUp?: (errors: FormikErrors<V>) => string;
  /** What a field says for a complaint, where that is not the complaint itself. */
  beside?: (complaint: string) => string;
}

/** Where the whole form's complaint is kept among those of the fields. */
const WHOLE = 'form';

export function useShopForm<V extends FormikValues>({
  name,
  scope = 'page',
  initial,
  schema,
  send,
  sumUp = () => '',
  beside = (text) => text,
}: Options<V>) {
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
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      void press();
    },
  };
}
