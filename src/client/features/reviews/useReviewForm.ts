/** The review form's values: what waited in this tab, what the account tells, and what is sent. */
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { isApiError, toUserMessage } from '../../api/errors';
import { fullName, useGetUserQuery } from '../../api/profileApi';
import { usePostReviewMutation } from '../../api/reviewApi';
import { personal } from '../../api/secret';
import { dropFromTab, keepInTab, readFromTab } from '../../browser/tabStorage';
import { returnPathTo } from '../../lib/returnPath';
import { paths } from '../../lib/paths';
import { selectIsSignedIn, selectUserId } from '../../store/authSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { identityKnown } from '../../store/identityKnown';
import { selectLocation } from '../../store/locationSlice';
import { withReviewsOpen } from '../../store/productChoiceSlice';
import { toastShown } from '../../store/toastsSlice';
import { useNavigate } from '../../ui/useNavigate';
import { useShopForm } from '../../ui/useShopForm';
import { reviewMessages } from './reviewMessages';
import { noReview, reviewFormSchema } from './reviewSchema';
import type { ReviewValues } from './reviewSchema';

/**
 * A review that is being written waits in this tab's storage: for the way over the login and for a reload
 * (decision 53). What the account told is not kept: it comes again with the account, and must not outlive it
 * (decision 73).
 */
const keyOf = (productId: number) => `reviewDraft-${productId}`;

/** Name and e-mail address of a member's account; '' where they are not known. */
type Author = Pick<ReviewValues, 'userName' | 'email'>;
const nobody: Author = { userName: '', email: '' };

const readDraft = (productId: number): Partial<ReviewValues> | null =>
  readFromTab<Partial<ReviewValues>>(keyOf(productId));
const dropDraft = (productId: number): void => dropFromTab(keyOf(productId));

function keepDraft(productId: number, { ratings, userName, email, message }: ReviewValues, author: Author): void {
  const own: ReviewValues = {
    ratings,
    userName: userName === author.userName ? '' : userName,
    email: email === author.email ? '' : email,
    message,
  };
  if (Object.values(own).some((value) => value !== '' && value !== 0)) keepInTab(keyOf(productId), own);
  else dropDraft(productId);
}

/**
 * `refused`: it was not published; `more` is the server's reason. `fields`: what the server complains about. `away`:
 * the shopper is on the way to the login.
 */
type SendReviewResult =
  | { kind: 'sent' }
  | { kind: 'away' }
  | { kind: 'refused'; more?: string | undefined }
  | { kind: 'fields'; fields: Record<string, string> };

/** Publishes a member's review; a visitor goes to the login first, with what is written kept (decisions 53, 85). */
function useSendReview(productId: number): (values: ReviewValues) => Promise<SendReviewResult> {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [postReview] = usePostReviewMutation();

  const logIn = (): SendReviewResult => {
    navigate(paths.login, { state: returnPathTo(withReviewsOpen(selectLocation(store.getState()))) });
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

/**
 * What a member's account knows of the author of a review. The form is asked for late enough that this call holds up no
 * first page.
 */
function useAuthor(): Author {
  const userId = useAppSelector(selectUserId);
  const { currentData: user } = useGetUserQuery(userId ?? skipToken);
  return user ? { userName: fullName(user), email: user.email } : nobody;
}

export function useReviewForm(productId: number) {
  const send = useSendReview(productId);
  const { userName, email } = useAuthor();
  const [start] = useState<ReviewValues>(() => ({ ...noReview, ...readDraft(productId) }));

  const shop = useShopForm<ReviewValues>({
    name: 'review',
    initial: start,
    schema: reviewFormSchema,
    send: async (values, { resetForm }) => {
      const outcome = await send(values);
      if (outcome.kind === 'sent') {
        resetForm({ values: { ...noReview, userName: values.userName, email: values.email } });
        dropDraft(productId);
      }
      if (outcome.kind === 'refused') return { text: reviewMessages.failed, more: outcome.more };
      return outcome.kind === 'fields' ? outcome : null;
    },
  });
  const { values, dirty, setValues } = shop.form;

  useEffect(() => {
    if (userName === '' && email === '') return;
    // The review carries the account's name, whatever a visitor typed before.
    void setValues((now) => ({ ...now, userName: userName || now.userName, email: now.email || email }), false);
  }, [userName, email, setValues]);

  useEffect(() => {
    if (dirty) keepDraft(productId, values, { userName, email });
  }, [productId, values, dirty, userName, email]);

  return {
    ...shop,
    /** Stars and words have waited in this tab. */
    hasDraft: start.ratings > 0 || start.message !== '',
    /** The account tells the name. */
    isNamed: userName !== '',
  };
}
