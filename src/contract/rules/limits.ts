/**
 * The constants and bounds that both sides keep (docs/requirements.md section 9): a form asks for what the server
 * takes, and the server refuses what no form lets through. Lengths are in characters. docs/contract.md, sections 2, 6
 * and 9, says some of them in figures; so do the pages of policy, whose `changed` moves with them (ReturnPolicyScreen,
 * PrivacyPolicyScreen). Free of zod: the browser imports these values.
 */

/** Of a member. The customer's own sentence says this number in a word: `addressFaults.tooMany` (messages.ts). */
export const MAX_ADDRESSES = 3;
/** The only one that the shop delivers to. */
export const COUNTRY = 'India';
/** Of each part of an address. */
export const ADDRESS_PART_MAX = 120;
export const PIN_DIGITS = 6;
export const MOBILE_DIGITS = 10;
/** Characters that a field takes of a mobile number: with the country's code, spaces and signs. */
export const MOBILE_TYPED_MAX = 20;
export const NAME_MAX = 100;
export const EMAIL_MAX = 254;
/** SECURITY.md and docs/asvs.md (6.2.1) give it with its reason. */
export const PASSWORD_MIN = 7;
export const PASSWORD_MAX = 256;

/** The largest number that a column of whole numbers holds: of an id, of pieces. */
export const INTEGER_MAX = 2_147_483_647;
/** Rupees: no amount in a call is more. */
export const RUPEES_MAX = 1_000_000_000;

/** What is searched for, or the name of what lists are filtered by. */
export const TERM_MAX = 100;
/** Ours: of a search that found nothing, as many near ones. */
export const SPELLINGS = 3;
/** Of the categories that staff show, those of the footer, the site map and an empty list. */
export const FIRST_CATEGORIES = 5;
export const COUPON_CODE_MAX = 40;
/** Offered where no coupon is the main one (decision 34). */
export const DEFAULT_COUPON = 'FIRST';
/** Of a list that comes in pages: the most in one, and what the cart is asked for. */
export const PAGE_SIZE_MAX = 10_000;
/** The colour or the size of a line; what a client sends may be a product's whole list. */
export const OPTION_MAX = { kept: 60, sent: 500 } as const;
/** Pieces of a line. */
export const QUANTITY_MIN = 1;
/** Pieces in one order, where the shop's settings say nothing else. */
export const ORDER_PIECES_MAX = { guest: 30, member: 60 } as const;
/** Of the version of a cart or an address that the shopper saw. */
export const VERSION_MAX = 100;

/** Pieces that the shop has of a product. */
export const STOCK_MAX = 1_000_000;
/** From here on down a product says how many are left. */
export const FEW_LEFT = 5;

/** Days from delivery in which a return can be asked for. Pages say it in figures or in words (numberInWords.ts). */
export const RETURN_DAYS = 10;
/** In words. */
export const REFUND_TIME = '7 to 10 business days';
/** Days from the end of a return in which its bank details are kept: somebody may ask where the refund went. */
export const BANK_DETAILS_DAYS = 30;
export const RETURN_REASON_MAX = 500;
export const RETURN_COMMENT_MAX = 2000;
/** The bank's name, and that of the account's holder. */
export const BANK_NAME_MAX = 120;
/** Digits of the number of a bank account. */
export const ACCOUNT_DIGITS = { min: 6, max: 18 } as const;
/** Of a review, from one on. Its sentence says this number in a word: `reviewFaults.ratings` (messages.ts). */
export const STARS_MAX = 5;
export const REVIEW_MAX = 2000;
/** Of a product, the newest: nobody reads further, and a page should not weigh megabytes. The mean counts all. */
export const REVIEWS_SHOWN = 200;
/** Of the contact form. */
export const CONTACT_MAX = { name: NAME_MAX, reason: 200, message: 4000 } as const;

/**
 * Minutes in which the mailed link to a new password works (decision 101); a later mail would bring a dead one. In a
 * flood no new one is sent for the first ten (FRESH_MS in server/areas/account/passwordReset.ts), so it lasts longer.
 */
export const RESET_LINK_MINUTES = 30;
/** Days from the latest login in which a browser stays known to the account (docs/decisions/0207-known-browsers.md). */
export const KNOWN_BROWSER_DAYS = 365;
/** Days without a visit after which a session ends, and days in all. */
export const SESSION_DAYS = { idle: 30, most: 90 } as const;
/** Days in which the owner of a number that somebody else brought can say yes to the newsletter. */
export const UNCONFIRMED_DAYS = 30;
