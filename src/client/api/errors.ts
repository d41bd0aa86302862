/** A failed call as components see it, and the sentence a shopper reads about it. */
import type { ErrorCode } from '../../contract/errors';
import type { ErrorBody } from '../../contract/failure';
import { errorCodes, UNEXPECTED } from '../../contract/errors';
import { NOTHING_TO_ORDER, SHORT_STOCK } from '../../contract/rules/cartWords';
import { fieldsOf } from '../lib/decode';

/**
 * A sentence of the server's that a shopper reads: text only, and no longer than a notice has room for (decision 118).
 */
const LONGEST = 300;

/** In a page; what is older is nowhere to be seen any more. */
const MOST = 200;
const heard = new Set<string>();

function hear(sentence: string): string {
  if (sentence === '' || typeof window === 'undefined') return sentence;
  heard.delete(sentence);
  heard.add(sentence);
  if (heard.size > MOST) heard.delete([...heard][0] ?? '');
  return sentence;
}

/** '' for anything that is no text. */
export const serverText = (value: unknown): string =>
  hear(typeof value === 'string' ? value.trim().slice(0, LONGEST) : '');

/** Whether a text is a sentence of the server's, or has one in it: it may repeat what a shopper typed. */
export const isSaidByServer = (text: string): boolean => [...heard].some((sentence) => text.includes(sentence));

/**
 * Failures that never reached the server, or whose answer was no answer; NO_COOKIES: the browser does not keep who it
 * is.
 */
export type LocalErrorCode = 'NETWORK' | 'TIMEOUT' | 'GARBLED' | 'NO_COOKIES';

export interface ApiError extends Omit<ErrorBody, 'code'> {
  code: ErrorCode | LocalErrorCode;
  /** HTTP status; 0 when there was no answer. */
  status: number;
  /** CART_CHANGED: the server's word for the lines that it tells. */
  cartVersion?: string | undefined;
}

const isErrorCode = (code: unknown): code is ErrorCode => errorCodes.includes(code as ErrorCode);

const codeOfStatus = (status: number): ErrorCode => {
  switch (status) {
    case 401:
      return 'UNAUTHENTICATED';
    case 403:
      return 'FORBIDDEN';
    case 404:
      return 'NOT_FOUND';
    case 409:
      return 'CONFLICT';
    case 413:
      return 'PAYLOAD_TOO_LARGE';
    case 422:
      return 'INVALID';
    case 429:
      return 'TOO_MANY_REQUESTS';
    case 503:
      return 'NOT_READY';
    default:
      return status >= 500 ? 'INTERNAL' : 'BAD_REQUEST';
  }
};

/** The answer of a failed call → ApiError. A foreign backend may send no code, or no JSON at all. */
export function toApiError(status: number, body: unknown): ApiError {
  const sent = fieldsOf(body) as Partial<ErrorBody>;
  return {
    ...sent,
    status,
    message: serverText(sent.message),
    code: isErrorCode(sent.code) ? sent.code : codeOfStatus(status),
  };
}

/** RTK Query hands errors around as `ApiError | SerializedError | undefined`; only the first is ours. */
export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'status' in error && 'code' in error;

/** As far as the browser itself says so; a server has none. */
export const refusesCookies = (): boolean => typeof window !== 'undefined' && !window.navigator.cookieEnabled;

export const noCookies: ApiError = { status: 401, code: 'NO_COOKIES', message: '' };

const withoutCookies =
  'Your browser refuses cookies, so the shop cannot know you again. Allow cookies for this shop and try again.';

/** @param totals what the total was and is, after a space; left out where it is not known */
export const priceChangedText = (totals = ''): string =>
  `A price has changed.${totals} Please look at the new total and place the order again.`;

/** One sentence for a shopper: what happened and what to do. */
export function toUserMessage(error: unknown): string {
  if (!isApiError(error)) return UNEXPECTED;
  switch (error.code) {
    case 'NETWORK':
      return 'We cannot reach the shop. Check your connection and try again.';
    case 'TIMEOUT':
      return 'The shop is taking too long to answer. Try again in a moment.';
    case 'TOO_MANY_REQUESTS':
      return 'That was a little too quick. Wait a few minutes and try again.';
    case 'NOT_READY':
      return 'The shop is busy right now. Try again in a moment.';
    case 'UNAUTHENTICATED':
      return refusesCookies() ? withoutCookies : 'Your visit has ended. Please log in or start again.';
    case 'NO_COOKIES':
      return withoutCookies;
    case 'NOT_FOUND':
      return 'We could not find that.';
    case 'OUT_OF_STOCK':
      return SHORT_STOCK;
    case 'PRICE_CHANGED':
      return priceChangedText();
    case 'CART_CHANGED':
      return 'Your cart has changed. Please look at it and place the order again.';
    case 'ADDRESS_CHANGED':
      return 'This address has changed. Please look at it and place the order again.';
    case 'EMPTY_CART':
      return NOTHING_TO_ORDER;
    case 'CART_FULL':
    case 'ORDER_TOO_LARGE':
    case 'TOO_MANY_OPEN_ORDERS':
    case 'COUPON_NOT_USABLE':
    case 'TOO_MANY_ADDRESSES':
    case 'NOT_CANCELLABLE':
    case 'NOT_RETURNABLE':
    case 'RESET_TOKEN_INVALID':
    case 'REVIEW_HIDDEN':
    case 'INVALID':
      return error.message || 'Please check what you entered and try again.';
    case 'BAD_REQUEST':
    case 'FORBIDDEN':
    case 'CONFLICT':
    case 'PAYLOAD_TOO_LARGE':
    case 'UNSUPPORTED_MEDIA_TYPE':
    case 'IDEMPOTENCY_KEY_REUSED':
    case 'INTERNAL':
    case 'GARBLED':
      return UNEXPECTED;
  }
}
