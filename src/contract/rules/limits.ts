/**
 * The bounds that both sides keep (docs/requirements.md section 9): a form asks for what the server takes, and the
 * server refuses what no form lets through. Lengths are in characters. Free of zod: the browser imports these values.
 */

/** Of a member. */
export const MAX_ADDRESSES = 3;
/** Of each part of an address. */
export const ADDRESS_PART_MAX = 120;
export const PIN_DIGITS = 6;
export const MOBILE_DIGITS = 10;
export const NAME_MAX = 100;
export const EMAIL_MAX = 254;
export const PASSWORD_MIN = 7;
export const PASSWORD_MAX = 256;

/** What is searched for, or the name of what lists are filtered by. */
export const TERM_MAX = 100;
export const COUPON_CODE_MAX = 40;
/** Pieces of a line. */
export const QUANTITY_MIN = 1;
/** Pieces in one order, where the shop's settings say nothing else. */
export const ORDER_PIECES_MAX = { guest: 30, member: 60 } as const;

/** Days from delivery in which a return can be asked for. */
export const RETURN_DAYS = 10;
export const RETURN_COMMENT_MAX = 2000;
/** The bank's name, and that of the account's holder. */
export const BANK_NAME_MAX = 120;
export const REVIEW_MAX = 2000;
/** Of the contact form. */
export const CONTACT_MAX = { name: NAME_MAX, reason: 200, message: 4000 } as const;
