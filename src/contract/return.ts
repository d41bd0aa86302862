/** Returns (docs/contract.md section 6). Bank details go in and never come out. */
import { z } from 'zod';
import { idParam } from './common';
import { returnStatus } from './order';
import { accountNumberShape, ifscShape, normaliseAccountNumber, normaliseIfsc } from './rules/bankNumbers';
import { BANK_NAME_MAX, RETURN_COMMENT_MAX, RETURN_REASON_MAX } from './rules/limits';
import { lengthFaults, returnFaults } from './rules/messages';

const required = (max: number, fault: string) => z.string(fault).trim().min(1).max(max);

export const returnRequestBody = z.object({
  reason: required(RETURN_REASON_MAX, returnFaults.reason),
  comment: z.string(lengthFaults.comment).trim().max(RETURN_COMMENT_MAX).optional(),
  accountNumber: z.string(returnFaults.accountNumber).overwrite(normaliseAccountNumber).regex(accountNumberShape),
  ifscCode: z.string(returnFaults.ifscCode).overwrite(normaliseIfsc).regex(ifscShape),
  bankName: required(BANK_NAME_MAX, returnFaults.bankName),
  accountHolderName: required(BANK_NAME_MAX, returnFaults.accountHolderName),
});
export type ReturnRequestBody = z.infer<typeof returnRequestBody>;

export const returnRequestParams = z.object({ orderSerial: idParam.meta({ description: 'A row of an order' }) });
export const returnStatusQuery = z.object({
  orderId: idParam.meta({ description: 'A row of an order: its serialNo' }),
});
export const returnStatusAnswer = z.object({ orderId: z.number().int(), status: returnStatus.nullable() });
export type ReturnStatusAnswer = z.infer<typeof returnStatusAnswer>;
