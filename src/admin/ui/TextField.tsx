/** The one place where Formik meets Ant Design's fields: the complaint stands below its field and is tied to it. */
import FormItem from 'antd/es/form/FormItem';
import Input, { type InputProps, type InputRef } from 'antd/es/input';
import { useField } from 'formik';
import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react';

/** What a field needs to be found, described and refused. */
export interface BoundField {
  id: string;
  name: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps {
  name: string;
  label: string;
  /** Below the field, always. */
  hint?: ReactNode;
  children: (bound: BoundField) => ReactElement;
}

/** Label, complaint and hint around any field of a Formik form. */
export function Field({ name, label, hint, children }: FieldProps) {
  const [, { error, touched }] = useField<unknown>(name);
  const id = useId();
  const complaint = touched ? error : undefined;
  const described = [complaint && `${id}-complaint`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <FormItem
      label={label}
      htmlFor={id}
      layout="vertical"
      colon={false}
      {...(complaint && { validateStatus: 'error' as const, help: <span id={`${id}-complaint`}>{complaint}</span> })}
      extra={hint && <span id={`${id}-hint`}>{hint}</span>}
    >
      {children({
        id,
        name,
        ...(described !== '' && { 'aria-describedby': described }),
        ...(complaint && { 'aria-invalid': true as const }),
      })}
    </FormItem>
  );
}

type TextFieldProps = Omit<FieldProps, 'children'> &
  Omit<InputProps, 'name' | 'id' | 'value' | 'onChange' | 'onBlur' | 'ref' | 'autoFocus'> & {
    isSecret?: boolean;
    /** The one field that somebody who opened this came to fill in. */
    takesFocus?: boolean;
  };

export function TextField({ name, label, hint, isSecret = false, takesFocus = false, ...rest }: TextFieldProps) {
  const [{ value, onChange, onBlur }] = useField<string>(name);
  const input = useRef<InputRef>(null);
  const isFirst = useRef(takesFocus);
  useEffect(() => {
    if (isFirst.current) input.current?.focus();
  }, []);
  const Control = isSecret ? Input.Password : Input;
  return (
    <Field name={name} label={label} hint={hint}>
      {(bound) => <Control {...rest} {...bound} ref={input} value={value} onChange={onChange} onBlur={onBlur} />}
    </Field>
  );
}
