/**
 * Every way a call can fail, as it crosses the wire (docs/contract.md section 1). No schema here: the browser imports
 * these values. The body that carries a code is in failure.ts.
 */
export const errorCodes = [
  'BAD_REQUEST',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'INVALID',
  'TOO_MANY_REQUESTS',
  'NOT_READY',
  'INTERNAL',
  'OUT_OF_STOCK',
  'PRICE_CHANGED',
  'CART_CHANGED',
  'ADDRESS_CHANGED',
  'EMPTY_CART',
  'CART_FULL',
  'ORDER_TOO_LARGE',
  'TOO_MANY_OPEN_ORDERS',
  'COUPON_NOT_USABLE',
  'IDEMPOTENCY_KEY_REUSED',
  'TOO_MANY_ADDRESSES',
  'NOT_CANCELLABLE',
  'NOT_RETURNABLE',
  'RESET_TOKEN_INVALID',
  'REVIEW_HIDDEN',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** Of what went wrong in a way that no other sentence tells (docs/requirements.md section 8). */
export const UNEXPECTED = 'Something went wrong! Try again later';

/** The status each code travels with. */
export const statusOfCode: Record<ErrorCode, number> = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  INVALID: 422,
  TOO_MANY_REQUESTS: 429,
  NOT_READY: 503,
  INTERNAL: 500,
  OUT_OF_STOCK: 409,
  PRICE_CHANGED: 409,
  CART_CHANGED: 409,
  ADDRESS_CHANGED: 409,
  EMPTY_CART: 409,
  CART_FULL: 409,
  ORDER_TOO_LARGE: 409,
  TOO_MANY_OPEN_ORDERS: 409,
  COUPON_NOT_USABLE: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  TOO_MANY_ADDRESSES: 409,
  NOT_CANCELLABLE: 409,
  NOT_RETURNABLE: 409,
  RESET_TOKEN_INVALID: 422,
  REVIEW_HIDDEN: 409,
};
