/** How a staff call can fail besides as the shop's do; apart, so that no shopper's browser loads it. */
import { errorCodes, statusOfCode } from './errors';
import type { ErrorBody } from './failure';

/**
 * `CONFIRM_FIRST`: the second factor was given too long ago for this call. `STALE`: somebody else changed it meanwhile.
 * The last three are asked about once: the same call that names the code in `despite` is done.
 */
export const staffErrorCodes = [
  ...errorCodes,
  'CONFIRM_FIRST',
  'STALE',
  'AMOUNT_DIFFERS',
  'REFERENCE_USED',
  'NOT_PAID',
] as const;
export type StaffErrorCode = (typeof staffErrorCodes)[number];

export const statusOfStaffCode: Record<StaffErrorCode, number> = {
  ...statusOfCode,
  CONFIRM_FIRST: 403,
  STALE: 409,
  AMOUNT_DIFFERS: 409,
  REFERENCE_USED: 409,
  NOT_PAID: 409,
};

/** The body of such a failure. */
export interface StaffErrorBody extends Omit<ErrorBody, 'code'> {
  code: StaffErrorCode;
  /** STALE: what is there now. */
  current?: unknown;
}
