/** Product reviews (CONTRACT.md section 3). */
import { z } from 'zod';
import { idParam } from './common';

export const reviewSchema = z.object({
  id: z.number().int(),
  userName: z.string(),
  /** Masked (`a…@example.com`) to everyone but its author. */
  email: z.string(),
  message: z.string(),
  ratings: z.number().int().min(1).max(5),
  productId: z.number().int(),
});
export type Review = z.infer<typeof reviewSchema>;

export const reviewBody = z.object({
  productId: idParam,
  userName: z.string().trim().min(1).max(100),
  email: z.email().max(254),
  message: z.string().trim().min(1).max(2000),
  ratings: z.coerce.number().int().min(1).max(5),
});
export type ReviewBody = z.infer<typeof reviewBody>;
export const reviewParams = z.object({ productId: idParam });
