/**
 * What was typed into a form stands there again after a reload and after Back: of fields that React holds the browser
 * brings nothing back. It waits in this tab, for one load; no password is to be named here
 * (docs/decisions/0204-early-input.md).
 */
import type { FormikValues } from 'formik';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { dropFromTab, isTabHeld, keepInTab, readFromTab } from '../browser/tabStorage';
import { useOnLeave } from './useOnLeave';

interface Typed {
  values: FormikValues;
  setFieldValue: (field: string, value: string) => unknown;
}

interface Options {
  /** The form's own. */
  name: string;
  element: RefObject<HTMLFormElement | null>;
  /** Of the texts that are kept, empty at first. */
  fields: readonly string[];
  /** It was sent, and stays there for another try alone. */
  isSent?: boolean;
}

const isEmpty = (form: HTMLFormElement | null, field: string): boolean =>
  (form?.elements.namedItem(field) as HTMLInputElement | null)?.value === '';

export function useTypedAgain(
  { values, setFieldValue }: Typed,
  { name, element, fields, isSent = false }: Options,
): void {
  const key = `typed ${name}`;
  useEffect(() => {
    // Who looks back at a visit has typed nothing.
    if (isTabHeld()) return;
    const kept = readFromTab<Record<string, unknown>>(key) ?? {};
    dropFromTab(key);
    for (const field of fields) {
      const text = kept[field];
      // What was typed before the page was hydrated is newer.
      if (typeof text === 'string' && text !== '' && isEmpty(element.current, field)) void setFieldValue(field, text);
    }
  }, [key, fields, element, setFieldValue]);
  useOnLeave((how) => {
    if (how !== 'page' || isSent) return;
    keepInTab(key, Object.fromEntries(fields.map((field) => [field, values[field] as unknown])));
  });
}
