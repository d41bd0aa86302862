/** Publishes a member's review; a visitor goes to the login first, with what is written kept (decisions 53, 85). */
import { isApiError, toUserMessage } from '../../api/errors';
import { usePostReviewMutation } from '../../api/reviewApi';
import { personal } from '../../api/secret';
import { comeBackTo } from '../../lib/comeBack';
import { paths } from '../../lib/paths';
import { selectIsSignedIn } from '../../store/authSlice';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { identityKnown } from '../../store/identityKnown';
import { selectLocation } from '../../store/locationSlice';
import { withReviewsOpen } from '../../store/productChoiceSlice';
import { toastShown } from '../../store/toastsSlice';
import { useNavigate } from '../../ui/useNavigate';
import { reviewMessages } from './reviewMessages';
import type { ReviewValues } from './reviewSchema';

/**
 * `refused`: it was not published; `more` is the server's reason. `fields`: what the server complains about. `away`:
 * the shopper is on the way to the login.
 */
export type SendReviewResult =
  | { kind: 'sent' }
  | { kind: 'away' }
  | { kind: 'refused'; more?: string | undefined }
  | { kind: 'fields'; fields: Record<string, string> };

export function useSendReview(productId: number): (values: ReviewValues) => Promise<SendReviewResult> {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [postReview] = usePostReviewMutation();

  const logIn = (): SendReviewResult => {
    navigate(paths.login, { state: comeBackTo(withReviewsOpen(selectLocation(store.getState()))) });
    return { kind: 'away' };
  };

  return async ({ ratings, userName, email, message }) => {
    await identityKnown(store);
    if (!selectIsSignedIn(store.getState())) return logIn();
    const written = personal({ userName: userName.trim(), email: email.trim(), message: message.trim() });
    const { error } = await postReview({ productId, ratings, written });
    if (error === undefined) {
      dispatch(toastShown('success', reviewMessages.sent));
      return { kind: 'sent' };
    }
    if (isApiError(error) && error.status === 401) {
      dispatch(toastShown('warning', toUserMessage(error)));
      return logIn();
    }
    if (isApiError(error) && error.code === 'INVALID' && error.fields) return { kind: 'fields', fields: error.fields };
    // Staff took down the one that this would replace: to try again later would not help.
    const isTakenDown = isApiError(error) && error.code === 'REVIEW_HIDDEN';
    return { kind: 'refused', more: isTakenDown ? toUserMessage(error) : undefined };
  };
}
