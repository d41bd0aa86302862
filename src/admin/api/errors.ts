/** A failed call of staff's as components see it, and the sentence that is read about it. */
import type { ErrorBody } from '../../contract/failure';
import { UNEXPECTED } from '../../contract/errors';
import { staffErrorCodes, type StaffErrorCode } from '../../contract/staffErrors';

/** Failures that never reached the server, or whose answer was none of it. */
type LocalErrorCode = 'NETWORK' | 'TIMEOUT' | 'GARBLED';

export interface ApiError extends Omit<ErrorBody, 'code'> {
  code: StaffErrorCode | LocalErrorCode;
  /** HTTP status; 0 when there was no answer. */
  status: number;
  /** STALE: the thing as it is now. */
  current?: unknown;
}

/** Sentences for failures that the server could not word. */
const localWords: Record<LocalErrorCode, string> = {
  NETWORK: 'The shop cannot be reached. Check your connection and try again; what you typed stays here.',
  TIMEOUT: 'The shop takes too long to answer. Try again in a moment; what you typed stays here.',
  GARBLED: 'The shop’s answer came in pieces. Try again in a moment.',
};

export const localError = (code: LocalErrorCode, status = 0): ApiError => ({ code, status, message: localWords[code] });

/** The answer of a failed call; one of a proxy before the shop may have no body of the contract's. */
export function toApiError(status: number, body: unknown): ApiError {
  const sent = (typeof body === 'object' && body !== null ? body : {}) as Partial<ApiError>;
  const isKnown = staffErrorCodes.includes(sent.code as StaffErrorCode);
  if (!isKnown) return { code: 'INTERNAL', status, message: UNEXPECTED };
  return { ...sent, status, code: sent.code as StaffErrorCode, message: sent.message ?? UNEXPECTED };
}

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'status' in error && 'code' in error && 'message' in error;

/** One sentence: what happened and what to do. */
export const toStaffMessage = (error: unknown): string => (isApiError(error) ? error.message : UNEXPECTED);

/** Whether an action of the store is the failure of a call, of that code. */
export function isRefused(action: unknown, code: ApiError['code']): boolean {
  const { type, payload } = action as { type: string; payload?: unknown };
  return /^api\/execute\w+\/rejected$/.test(type) && isApiError(payload) && payload.code === code;
}

/** What a form says of it: the sentence, and complaints about single fields. */
export const failureOf = (error: unknown): { message: string; fields?: Record<string, string> } => ({
  message: toStaffMessage(error),
  ...(isApiError(error) && error.fields && { fields: error.fields }),
});
