/** Contact messages and the newsletter (CONTRACT.md section 6). */
import { z } from 'zod';
import { ownerId } from './common';

export const customerMessageBody = z.object({
  userID: ownerId,
  customerName: z.string().trim().min(1).max(100),
  customerNo: z.string().regex(/^\d{10}$/),
  messageReason: z.string().trim().min(1).max(200),
  customerMessage: z.string().trim().min(1).max(4000),
});
export type CustomerMessageBody = z.infer<typeof customerMessageBody>;
export const customerMessageAnswer = z.object({ message: z.string().optional(), errorMessage: z.string().optional() });
export type CustomerMessageAnswer = z.infer<typeof customerMessageAnswer>;

/** The mobile number travels in a parameter named email. */
export const newsletterParams = z.object({ email: z.string().min(10).max(20) });
/** Exactly this text means that the number was known (SPEC.md section 8). */
export const alreadyRegistered = 'Mobile No. already registered up.';
