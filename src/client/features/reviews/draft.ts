/**
 * A review that is being written waits in this tab's storage: for the way over the login and for a reload
 * (decision 53). What the account told is not kept: it comes again with the account, and must not outlive it
 * (decision 73).
 */
import { dropFromTab, keepInTab, readFromTab } from '../../lib/tabStorage';
import type { ReviewValues } from './reviewSchema';

const keyOf = (productId: number) => `reviewDraft-${productId}`;

/** Name and e-mail address of a member's account; '' where they are not known. */
export type Author = Pick<ReviewValues, 'userName' | 'email'>;
export const nobody: Author = { userName: '', email: '' };

export const readDraft = (productId: number): Partial<ReviewValues> | null => readFromTab<Partial<ReviewValues>>(keyOf(productId));
export const dropDraft = (productId: number): void => dropFromTab(keyOf(productId));

export function keepDraft(productId: number, { ratings, userName, email, message }: ReviewValues, author: Author): void {
  const own: ReviewValues = {
    ratings,
    userName: userName === author.userName ? '' : userName,
    email: email === author.email ? '' : email,
    message,
  };
  if (Object.values(own).some((value) => value !== '' && value !== 0)) keepInTab(keyOf(productId), own);
  else dropDraft(productId);
}
