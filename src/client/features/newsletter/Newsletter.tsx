/**
 * The newsletter's block in the footer (docs/requirements.md section 2, Footer): one number, and what is agreed to
 * beside it.
 */
import { useEffect, useId, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { MOBILE_TYPED_MAX } from '../../../contract/rules/limits';
import { newsletterConsent } from '../../../contract/rules/newsletterWords';
import { normaliseMobile } from '../../../contract/rules/typedNumbers';
import { loadChunk, missingWords } from '../../browser/loadChunk';
import { dropFromTab, keepInTab, readFromTab } from '../../browser/tabStorage';
import { paths } from '../../lib/paths';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import { Link } from '../../ui/Link';
import { useOnLeave } from '../../ui/useOnLeave';
import { useUiState } from '../../ui/useUiState';
import { newsletterMessages } from './newsletterMessages';
import type { Complaint } from './newsletterMessages';
import './newsletter.css';

/** As many as a number has with its country's code in front (decision 88). */
const MOST_DIGITS = 15;

/** What is typed outlives a page that is loaded anew, in this tab. */
const TYPED = 'newsletterTyped';

function useTyped(): [string, (typed: string) => void] {
  const [mobile, setMobile] = useState('');
  useOnLeave((how) => {
    if (how !== 'page') return;
    if (mobile === '') dropFromTab(TYPED);
    else keepInTab(TYPED, mobile);
  });
  // Not at once: the server drew an empty field.
  useEffect(() => {
    const kept = readFromTab<unknown>(TYPED);
    if (typeof kept === 'string') setMobile((typed) => (typed === '' ? kept : typed));
  }, []);
  return [mobile, setMobile];
}

/**
 * The newsletter's one field (docs/requirements.md section 5): what is typed, what is wrong with it, and the sending.
 */
function useNewsletter() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [mobile, setMobile] = useTyped();
  const [complaint, setComplaint] = useUiState<Complaint>('notice', 'newsletter', null, 'frame');
  const [joining, setJoining] = useUiState('sending', 'newsletter', false, 'frame');

  const type = (text: string) => {
    setMobile(normaliseMobile(text).slice(0, MOST_DIGITS));
    setComplaint(null);
  };

  /** @returns what is wrong, once that is known. */
  const submit = async (): Promise<Complaint> => {
    if (joining) return null;
    setJoining(true);
    try {
      const { sendNumber } = await loadChunk(() => import(/* webpackChunkName: "newsletter" */ './sendNumber'), 'part');
      const outcome = await sendNumber(store, mobile);
      setComplaint(outcome.complaint);
      if (outcome.done) setMobile('');
      return outcome.complaint;
    } catch (error) {
      dispatch(toastShown('error', missingWords(error, newsletterMessages.failed)));
      return null;
    } finally {
      setJoining(false);
    }
  };

  return { mobile, type, submit, complaint: complaint as Complaint, joining };
}

export function Newsletter() {
  const { mobile, type, submit, complaint, joining } = useNewsletter();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const onSubmit = async (event: SubmitEvent) => {
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
            maxLength={MOBILE_TYPED_MAX}
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
