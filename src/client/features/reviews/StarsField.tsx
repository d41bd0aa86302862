/** One to five stars as radio buttons: arrow keys choose, and a screen reader says how many. */
import { useId } from 'react';
import { plural } from '../../lib/text';
import { StarShape } from '../../ui/Stars';
import './starsField.css';

interface Props {
  /** The inputs' name, by which the form finds them. */
  name: string;
  /** 0: none yet. */
  value: number;
  onChange: (value: number) => void;
  /** '' when nothing is wrong. */
  error: string;
}

export function StarsField({ name, value, onChange, error }: Props) {
  const id = useId();
  return (
    <fieldset className="stars-field" role="radiogroup" aria-required="true" aria-invalid={error !== ''} aria-describedby={error === '' ? undefined : `${id}-says`}>
      <legend>Your rating</legend>
      <div className="stars-field-row">
        {[1, 2, 3, 4, 5].map((star) => (
          <label key={star}>
            <input type="radio" name={name} value={star} checked={star === value} onChange={() => onChange(star)} />
            <span className="visually-hidden">{plural(star, 'star')}</span>
            <StarShape filled={star <= value} />
          </label>
        ))}
        {value > 0 && (
          <span className="stars-field-words" aria-hidden="true">
            {value} of 5
          </span>
        )}
      </div>
      {error !== '' && (
        <p id={`${id}-says`} className="text-field-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
