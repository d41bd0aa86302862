/** The newsletter's one field (SPEC.md section 5): what is typed, what is wrong with it, and the sending. */
import { useState } from 'react';
import { normaliseMobile } from '../../lib/digits';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import { useShown } from '../../ui/useShown';
import { newsletterMessages } from './newsletterMessages';
import type { Complaint } from './newsletterMessages';

/** As many as a number has with its country's code in front (DECISIONS.md T88). */
const MOST_DIGITS = 15;

export function useNewsletter() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [mobile, setMobile] = useState('');
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
      const { sendNumber } = await import(/* webpackChunkName: "newsletter" */ './sendNumber');
      const outcome = await sendNumber(store, mobile);
      setComplaint(outcome.complaint);
      if (outcome.done) setMobile('');
      return outcome.complaint;
    } catch {
      dispatch(toastShown('error', newsletterMessages.failed));
      return null;
    } finally {
      setJoining(false);
    }
  };

  return { mobile, type, submit, complaint: complaint as Complaint, joining };
}
