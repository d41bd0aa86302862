/**
 * One labelled input with its hint and its complaint, tied together for assistive technology. Plain HTML: Ant Design's
 * Form.Item would bring 29 KB (brotli) to a checkout that must open fast on a phone.
 */
import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import './textField.css';

interface Said {
  label: string;
  /** The input's name, by which a form finds it. */
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** Shown while nothing is wrong. */
  hint?: string;
  /** '' when nothing is wrong. */
  error?: string;
}

/** `after`: a button at the input's end. */
type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'name'> & {
  rows?: undefined;
  after?: ReactNode;
};
/** `rows`: room for several lines. */
type Lines = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value' | 'name' | 'rows'> & {
  rows: number;
  after?: undefined;
};

export function TextField({
  label,
  hint = '',
  error = '',
  onChange,
  className,
  after,
  ...input
}: Said & (Input | Lines)) {
  const id = useId();
  const says = error === '' ? hint : error;
  const ties = { id, 'aria-invalid': error !== '', 'aria-describedby': says === '' ? undefined : `${id}-says` };
  return (
    <div className={className ? `text-field ${className}` : 'text-field'}>
      <label htmlFor={id}>{label}</label>
      {input.rows === undefined ? (
        <span className="text-field-row">
          <input {...input} {...ties} onChange={({ target }) => onChange(target.value)} />
          {after}
        </span>
      ) : (
        <textarea {...input} {...ties} onChange={({ target }) => onChange(target.value)} />
      )}
      {says !== '' && (
        <p id={`${id}-says`} className={error === '' ? 'text-field-hint' : 'text-field-error'}>
          {says}
        </p>
      )}
    </div>
  );
}
