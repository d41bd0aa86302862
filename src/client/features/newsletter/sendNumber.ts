/**
 * Puts the member's mobile number on the newsletter's list (docs/requirements.md sections 5, 6 and 8). Fetched when a
 * number is sent: few do.
 */
import { MOBILE_DIGITS } from '../../../contract/rules/limits';
import { alreadyRegistered } from '../../../contract/rules/newsletterWords';
import { isApiError } from '../../api/errors';
import { newsletterApi } from '../../api/newsletterApi';
import { personal } from '../../api/secret';
import { selectIsSignedIn } from '../../store/authSlice';
import { identityKnown } from '../../store/identityKnown';
import type { AppStore } from '../../store/makeStore';
import { toastShown } from '../../store/toastsSlice';
import type { Complaint } from './newsletterMessages';
import { newsletterMessages } from './newsletterMessages';

const complaintOf = (error: unknown): Complaint => {
  if (!isApiError(error)) return null;
  if (error.status === 401) return 'signUpFirst';
  return error.code === 'INVALID' ? 'number' : null;
};

/** @returns what is wrong; `done`: the field may be cleared. */
export async function sendNumber(store: AppStore, mobile: string): Promise<{ complaint: Complaint; done: boolean }> {
  if (mobile.length < MOBILE_DIGITS) return { complaint: 'number', done: false };
  await identityKnown(store);
  if (!selectIsSignedIn(store.getState())) return { complaint: 'signUpFirst', done: false };
  const { joinNewsletter } = newsletterApi.endpoints;
  const { data: answer, error } = await store.dispatch(joinNewsletter.initiate(personal(mobile)));
  if (answer === undefined) {
    const complaint = complaintOf(error);
    if (complaint === null) store.dispatch(toastShown('error', newsletterMessages.failed));
    return { complaint, done: false };
  }
  if (answer === alreadyRegistered) {
    store.dispatch(toastShown('info', answer));
    return { complaint: null, done: false };
  }
  store.dispatch(toastShown('success', answer || newsletterMessages.joined));
  return { complaint: null, done: true };
}
