/** Puts the member's mobile number on the newsletter's list (SPEC.md sections 5, 6 and 8). */
import { useState } from 'react';
import { alreadyRegistered } from '../../../contract/newsletter';
import { isApiError } from '../../api/errors';
import { useJoinNewsletterMutation } from '../../api/newsletterApi';
import { NEWSLETTER_MIN_DIGITS } from '../../lib/constants';
import { normaliseMobile } from '../../lib/digits';
import { selectIsSignedIn } from '../../store/authSlice';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { identityKnown } from '../../store/identityKnown';
import { toastShown } from '../../store/toastsSlice';
import { newsletterMessages } from './newsletterMessages';

/** As many as a number has with its country's code in front (DECISIONS.md T88). */
const MOST_DIGITS = 15;

export type Complaint = 'number' | 'signUpFirst' | null;

const complaintOf = (error: unknown): Complaint => {
  if (!isApiError(error)) return null;
  if (error.status === 401) return 'signUpFirst';
  return error.code === 'INVALID' ? 'number' : null;
};

export function useNewsletter() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [join, { isLoading }] = useJoinNewsletterMutation();
  const [mobile, setMobile] = useState('');
  const [complaint, setComplaint] = useState<Complaint>(null);

  const type = (text: string) => {
    setMobile(normaliseMobile(text).slice(0, MOST_DIGITS));
    setComplaint(null);
  };

  const send = async (): Promise<Complaint> => {
    if (mobile.length < NEWSLETTER_MIN_DIGITS) return 'number';
    await identityKnown(store);
    if (!selectIsSignedIn(store.getState())) return 'signUpFirst';
    const { data: answer, error } = await join(mobile);
    if (answer === undefined) {
      const why = complaintOf(error);
      if (why === null) dispatch(toastShown('error', newsletterMessages.failed));
      return why;
    }
    if (answer === alreadyRegistered) dispatch(toastShown('info', answer));
    else {
      dispatch(toastShown('success', answer || newsletterMessages.joined));
      setMobile('');
    }
    return null;
  };

  /** @returns what is wrong, once that is known. */
  const submit = async (): Promise<Complaint> => {
    if (isLoading) return null;
    const why = await send();
    setComplaint(why);
    return why;
  };

  return { mobile, type, submit, complaint, joining: isLoading };
}
