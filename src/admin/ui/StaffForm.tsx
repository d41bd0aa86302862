/**
 * What every form of staff's does alike: rules by Yup, the focus on the first complaint, one answer at a time, and the
 * server's refusal over the button, with nothing of what was typed lost.
 */
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { Formik, type FormikErrors, type FormikValues } from 'formik';
import { useRef, useState, type ReactNode } from 'react';
import type { AnySchema } from 'yup';

/** What a form says of a call that failed. */
export interface FormFailure {
  message: string;
  /** Complaints about single fields. */
  fields?: Record<string, string>;
}

interface Props<V> {
  initial: V;
  schema: AnySchema;
  /** @returns nothing where all is done */
  onSend: (values: V) => Promise<FormFailure | undefined>;
  submit: string;
  /** Something was typed: what the form said of the former values holds no more. */
  onEdit?: () => void;
  /** What stands beside the button. */
  aside?: ReactNode;
  children: ReactNode | ((values: V) => ReactNode);
}

function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  const fields = Array.from(form?.elements ?? []) as HTMLInputElement[];
  // `orders` also means `orders.0.courier`.
  fields.find(({ name }) => names.some((one) => name === one || name.startsWith(`${one}.`)))?.focus();
}

export function StaffForm<V extends FormikValues>({
  initial,
  schema,
  onSend,
  submit,
  onEdit,
  aside,
  children,
}: Props<V>) {
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState('');
  // A complaint is due when the form was sent, and goes as soon as it is settled.
  const [isSent, setSent] = useState(false);
  return (
    <Formik<V>
      initialValues={initial}
      validationSchema={schema}
      validateOnChange={isSent}
      validateOnBlur={false}
      onSubmit={async (values, { setErrors, setTouched }) => {
        setRefusal('');
        const failure = await onSend(values);
        if (!failure) return;
        const { message, fields = {} } = failure;
        const names = Object.keys(fields).filter((name) => name in values);
        setRefusal(message);
        if (names.length === 0) return;
        await setTouched(Object.fromEntries(names.map((name) => [name, true])) as never, false);
        setErrors(fields as FormikErrors<V>);
        focusFirst(form.current, names);
      }}
    >
      {({ values, isSubmitting, submitForm, validateForm }) => (
        <form
          ref={form}
          noValidate
          onInput={() => {
            setRefusal('');
            onEdit?.();
          }}
          onSubmit={(event) => {
            event.preventDefault();
            // A dialog's form may stand in another one's place on the page.
            event.stopPropagation();
            if (isSubmitting) return;
            setSent(true);
            void validateForm().then((errors) => focusFirst(form.current, Object.keys(errors)));
            void submitForm();
          }}
        >
          {typeof children === 'function' ? children(values) : children}
          {refusal !== '' && <Alert type="error" role="alert" title={refusal} showIcon className="form-refusal" />}
          <div className="form-buttons">
            <Button type="primary" htmlType="submit" loading={isSubmitting} size="large">
              {submit}
            </Button>
            {aside}
          </div>
        </form>
      )}
    </Formik>
  );
}
