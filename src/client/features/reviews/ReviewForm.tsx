/**
 * A member's review (docs/requirements.md sections 2, 5 and 8). Everyone may write it; who is not logged in is sent
 * there and back (decision 53).
 */
import { useEffect, useId, useRef } from 'react';
import { STARS_MAX } from '../../../contract/rules/limits';
import { plural } from '../../lib/text';
import { selectIsSignedIn } from '../../store/authSlice';
import { useAppSelector } from '../../store/hooks';
import { FormRefusal } from '../../ui/FormRefusal';
import { StarShape } from '../../ui/Stars';
import { TextField } from '../../ui/TextField';
import { LONGEST } from './reviewSchema';
import { useReviewForm } from './useReviewForm';
import './reviewForm.css';
import './starsField.css';

const choices = Array.from({ length: STARS_MAX }, (_, index) => index + 1);

interface StarsFieldProps {
  /** The inputs' name, by which the form finds them. */
  name: string;
  /** 0: none yet. */
  value: number;
  onChange: (value: number) => void;
  /** '' when nothing is wrong. */
  error: string;
}

/** One to five stars as radio buttons: arrow keys choose, and a screen reader says how many. */
function StarsField({ name, value, onChange, error }: StarsFieldProps) {
  const id = useId();
  return (
    <fieldset
      className="stars-field"
      role="radiogroup"
      aria-required="true"
      aria-invalid={error !== ''}
      aria-describedby={error === '' ? undefined : `${id}-says`}
    >
      <legend>Your rating</legend>
      <div className="stars-field-row">
        {choices.map((star) => (
          <label key={star}>
            <input type="radio" name={name} value={star} checked={star === value} onChange={() => onChange(star)} />
            <span className="visually-hidden">{plural(star, 'star')}</span>
            <StarShape filled={star <= value} />
          </label>
        ))}
        {value > 0 && (
          <span className="stars-field-words" aria-hidden="true">
            {value} of {STARS_MAX}
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

interface Props {
  productId: number;
  /** The shopper comes back from the login for it. */
  cameBack: boolean;
}

export function ReviewForm({ productId, cameBack }: Props) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { form, bind, errorOf, element, submit, said, refusal, sending, hasDraft, isNamed } = useReviewForm(productId);

  const findsDraft = useRef(cameBack && hasDraft);
  useEffect(() => {
    // A page that was scrolled already is being read.
    if (findsDraft.current && window.scrollY === 0) element.current?.scrollIntoView({ block: 'center' });
  }, [element]);

  return (
    <form ref={element} className="review-form" noValidate aria-labelledby="review-form-title" onSubmit={submit}>
      <h3 id="review-form-title">Write a review</h3>
      <StarsField
        name="ratings"
        value={form.values.ratings}
        error={errorOf('ratings')}
        onChange={(stars) => void form.setFieldValue('ratings', stars)}
      />
      <TextField
        {...bind('userName')}
        label="Name"
        autoComplete="name"
        maxLength={LONGEST.userName}
        readOnly={isNamed}
        hint={isNamed ? 'The name of your account. You can change it under Account.' : ''}
      />
      <TextField
        {...bind('email')}
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={LONGEST.email}
        hint="We do not show it to anyone."
      />
      <TextField
        {...bind('message')}
        label="Message"
        rows={5}
        maxLength={LONGEST.message}
        className="review-form-message"
      />
      <FormRefusal text={refusal?.more ? `${said} ${refusal.more}` : said} />
      <button type="submit" className="button button-primary" aria-disabled={sending} aria-busy={sending}>
        {sending ? 'Sending…' : 'Submit review'}
      </button>
      <p className="review-form-note">
        {isSignedIn
          ? 'Your review is on the page at once. One that you wrote before makes room for it.'
          : 'Reviews come with an account. We keep what you have written while you log in.'}
      </p>
    </form>
  );
}
