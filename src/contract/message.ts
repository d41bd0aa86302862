/** Contact messages and the newsletter (docs/contract.md section 6). */
import { z } from 'zod';
import { memberId } from './common';
import { numberFault } from './rules/newsletterWords';

/** A broken rule is a 200 with its `errorMessage` (docs/contract.md section 1), so the wire takes any text. */
export const customerMessageBody = z.object({
  userID: memberId,
  customerName: z.string().default(''),
  customerNo: z.string().default(''),
  messageReason: z.string().default(''),
  customerMessage: z.string().default(''),
});
export type CustomerMessageBody = z.infer<typeof customerMessageBody>;
export const customerMessageAnswer = z.object({ message: z.string().optional(), errorMessage: z.string().optional() });
export type CustomerMessageAnswer = z.infer<typeof customerMessageAnswer>;

/** The mobile number travels in a parameter named email. */
export const newsletterParams = z.object({
  email: z
    .string(numberFault)
    .default('')
    .meta({ description: 'A mobile number of ten digits, whatever the name says' }),
});
