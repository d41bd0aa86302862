/**
 * The review form's rules and what is said about them (docs/requirements.md sections 5 and 8). The fields have the
 * wire's names, so the server's complaints find them.
 */
import { number, object, string } from 'yup';
import { EMAIL_MAX, NAME_MAX, REVIEW_MAX, STARS_MAX } from '../../../contract/rules/limits';
import { steersReading } from '../../../contract/rules/memberName';
import { emailRule } from '../../lib/emailRule';
import { reviewMessages } from './reviewMessages';

/** Characters that the server has room for. */
export const LONGEST = { userName: NAME_MAX, email: EMAIL_MAX, message: REVIEW_MAX } as const;

export const reviewFormSchema = object({
  ratings: number().min(1, reviewMessages.ratings).max(STARS_MAX, reviewMessages.ratings),
  userName: string().trim().required(reviewMessages.userName),
  email: emailRule(reviewMessages.email),
  message: string()
    .trim()
    .required(reviewMessages.message)
    .test('seen', reviewMessages.unseen, (message) => !steersReading(message ?? '')),
});

export interface ReviewValues {
  /** 0: no star is chosen yet. */
  ratings: number;
  userName: string;
  email: string;
  message: string;
}

export const noReview: ReviewValues = { ratings: 0, userName: '', email: '', message: '' };
