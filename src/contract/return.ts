/** Returns (docs/contract.md section 6). Bank details go in and never come out. */
import { z } from 'zod';
import { idParam } from './common';
import { returnStatus } from './order';

const required = (max: number) => z.string().trim().min(1).max(max);

export const returnRequestBody = z.object({
  reason: required(500),
  comment: z.string().trim().max(2000).optional(),
  accountNumber: z.string().trim().regex(/^\d{6,18}$/),
  ifscCode: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/),
  bankName: required(120),
  accountHolderName: required(120),
});
export type ReturnRequestBody = z.infer<typeof returnRequestBody>;

export const returnRequestParams = z.object({ orderSerial: idParam });
export const returnStatusQuery = z.object({ orderId: idParam });
export const returnStatusAnswer = z.object({ orderId: z.number().int(), status: returnStatus.nullable() });
export type ReturnStatusAnswer = z.infer<typeof returnStatusAnswer>;
