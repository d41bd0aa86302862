/** How a staff call can fail besides as the shop's do; apart, so that no shopper's browser loads it. */
import { errorCodes, statusOfCode } from './errors';

/** `CONFIRM_FIRST`: the second factor was given too long ago for this call. */
export const staffErrorCodes = [...errorCodes, 'CONFIRM_FIRST'] as const;
export type StaffErrorCode = (typeof staffErrorCodes)[number];

export const statusOfStaffCode: Record<StaffErrorCode, number> = { ...statusOfCode, CONFIRM_FIRST: 403 };
