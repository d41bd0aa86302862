/**
 * The newsletter's one field (docs/requirements.md section 5): what is typed, what is wrong with it, and the sending.
 */
import { useEffect, useState } from 'react';
import { arrival, missingWords } from '../../lib/arrival';
import { normaliseMobile } from '../../lib/digits';
import { dropFromTab, keepInTab, readFromTab } from '../../lib/tabStorage';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import { useOnLeave } from '../../ui/useOnLeave';
import { useShown } from '../../ui/useShown';
import { newsletterMessages } from './newsletterMessages';
import type { Complaint } from './newsletterMessages';

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

export function useNewsletter() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [mobile, setMobile] = useTyped();
  const [complaint, setComplaint] = useShown<Complaint>('notice', 'newsletter', null, 'frame');
  const [joining, setJoining] = useShown('sending', 'newsletter', false, 'frame');

  const type = (text: string) => {
    setMobile(normaliseMobile(text).slice(0, MOST_DIGITS));
    setComplaint(null);
  };

  /** @returns what is wrong, once that is known. */
  const submit = async (): Promise<Complaint> => {
    if (joining) return null;
    setJoining(true);
    try {
      const { sendNumber } = await arrival(() => import(/* webpackChunkName: "newsletter" */ './sendNumber'), 'part');
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
