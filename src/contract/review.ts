/** Product reviews (docs/contract.md section 3). */
import { z } from 'zod';
import { emailAddress, idInBody, personName, productIdParam } from './common';
import { REVIEW_MAX, STARS_MAX } from './rules/limits';
import { linkFaults, reviewFaults } from './rules/messages';

export const reviewSchema = z.object({
  id: z.number().int(),
  /** Its author's own, whatever was sent (decision 53a). */
  userName: z.string(),
  /** Masked (`a…@example.com`) to everyone but its author. */
  email: z.string(),
  message: z.string(),
  ratings: z.number().int().min(1).max(STARS_MAX),
  productId: z.number().int(),
  /** (added) The product was delivered to its author (decision 53). */
  verifiedPurchase: z.boolean().optional(),
  /** (added) What the shop answers below it; '' for nothing (decision 53a). */
  answer: z.string().optional(),
});
export type Review = z.infer<typeof reviewSchema>;

export const reviewBody = z.object({
  productId: idInBody.meta({ description: 'Which product' }),
  /** Not what is shown: the review carries the account's name. */
  userName: personName(reviewFaults.userName).meta({ description: 'Any: the review stands under the account’s name' }),
  email: emailAddress(linkFaults.email),
  message: z.string(reviewFaults.message).trim().min(1).max(REVIEW_MAX),
  /** Not `int()`: half a star is a rule broken, not a wrong type. */
  ratings: z.number(reviewFaults.ratings).min(1).max(STARS_MAX).multipleOf(1),
});
export type ReviewBody = z.infer<typeof reviewBody>;
export const reviewParams = z.object({ productId: productIdParam });
