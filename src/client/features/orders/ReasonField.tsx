/** Why it comes back: a choice, because a tired parent has one hand free. */
import { useId } from 'react';
import type { BoundField } from '../../ui/bindFields';
import { reasons } from './returnSchema';

export function ReasonField({ name, value, error, onBlur, onChange }: BoundField) {
  const id = useId();
  return (
    <div className="text-field field-wide">
      <label htmlFor={id}>Reason</label>
      <select
        id={id}
        name={name}
        value={value}
        required
        aria-invalid={error !== ''}
        aria-describedby={error === '' ? undefined : `${id}-says`}
        onBlur={onBlur}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">Choose a reason</option>
        {reasons.map((reason) => (
          <option key={reason}>{reason}</option>
        ))}
      </select>
      {error !== '' && (
        <p id={`${id}-says`} className="text-field-error">
          {error}
        </p>
      )}
    </div>
  );
}
