/**
 * The newsletter's block in the footer (docs/requirements.md section 2, Footer): one number, and what is agreed to
 * beside it.
 */
import { useId, useRef } from 'react';
import type { FormEvent } from 'react';
import { newsletterConsent } from '../../../contract/rules/newsletterWords';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/Link';
import { newsletterMessages } from './newsletterMessages';
import { useNewsletter } from './useNewsletter';
import './newsletter.css';

export function Newsletter() {
  const { mobile, type, submit, complaint, joining } = useNewsletter();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if ((await submit()) === 'number') input.current?.focus();
  };

  return (
    <section className="newsletter" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>BE THE FIRST TO KNOW</h2>
      <form noValidate onSubmit={(event) => void onSubmit(event)}>
        <label htmlFor={id}>Mobile number for news</label>
        <div className="newsletter-row">
          <input
            ref={input}
            id={id}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            value={mobile}
            maxLength={20}
            aria-invalid={complaint === 'number'}
            aria-describedby={`${id}-says ${id}-consent`}
            onChange={({ target }) => type(target.value)}
          />
          <button type="submit" className="button button-primary" aria-disabled={joining} aria-busy={joining}>
            Subscribe
          </button>
        </div>
        <div id={`${id}-says`} className="newsletter-says" role="alert">
          {complaint !== null && <p>{newsletterMessages[complaint]}</p>}
          {complaint === 'signUpFirst' && <Link to={paths.signup}>Sign up</Link>}
        </div>
      </form>
      <p id={`${id}-consent`} className="newsletter-consent">
        {newsletterConsent}
      </p>
    </section>
  );
}
