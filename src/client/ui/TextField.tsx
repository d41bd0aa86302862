/**
 * One labelled input with its hint and its complaint, tied together for assistive technology. Plain HTML: Ant Design's
 * Form.Item would bring 29 KB (brotli) to a checkout that must open fast on a phone.
 */
import { useId } from 'react';
import type { InputHTMLAttributes } from 'react';
import './textField.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
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

export function TextField({ label, hint = '', error = '', onChange, className, ...input }: Props) {
  const id = useId();
  const says = error === '' ? hint : error;
  return (
    <div className={className ? `text-field ${className}` : 'text-field'}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        aria-invalid={error !== ''}
        aria-describedby={says === '' ? undefined : `${id}-says`}
        onChange={({ target }) => onChange(target.value)}
      />
      {says !== '' && (
        <p id={`${id}-says`} className={error === '' ? 'text-field-hint' : 'text-field-error'}>
          {says}
        </p>
      )}
    </div>
  );
}
