/**
 * What the OpenAPI document says in words besides what the contract's schemas say themselves: how to call the shop, and
 * the areas in the contract's order.
 */
import {
  ADDRESS_VERSION,
  CART_VERSION,
  ORDER_KEY,
  PRICE_RANGE,
  TOTAL_COUNT,
} from '../../../contract/rules/headerNames';
import { MAX_ADDRESSES, RETURN_DAYS } from '../../../contract/rules/limits';
import { numberInWords } from '../../../contract/rules/numberInWords';
import { REQUEST_ID } from '../../plugins/requestLog';

export const introduction = `
Everything the storefront does, it does with these calls; a script may use them too.

**Money** is rupees as a JSON number with at most two decimals. The server counts in whole paise, and every price, discount and total is
its own: an amount that a client sends is only compared, and 409 \`PRICE_CHANGED\` tells the right one.

**An order's page.** The answer that places an order bears \`${ORDER_KEY}\`; the calls of /api/order-page take it back in the same
header. Without one a member's session opens the member's own orders, and everything else is 404.

**What was seen is what is ordered.** A cart's lines come with \`${CART_VERSION}\`, addresses with \`${ADDRESS_VERSION}\`, one for each.
An order that sends them back is asked about where they differ by then: 409 \`CART_CHANGED\` with the lines in \`items\`, or
409 \`ADDRESS_CHANGED\` with the \`address\`; nothing is ordered, and the key is free for what follows.

**Ids.** \`productId\` and \`serialNo\` are whole numbers, \`addrId\` is a string of digits, \`orderNo\` is short and readable, \`userId\` and
\`guestId\` are opaque. Wherever a call takes a \`userId\` for a cart, a \`guestId\` may stand there.

**Times** are ISO 8601 in UTC.

**Sessions.** \`POST /users/loginUser\` and \`POST /api/guest/create\` set a cookie that scripts in the page cannot read. An id says whose data is
meant, the cookie says who asks: without one the answer is 401, for another's data or an id that does not exist it is 403, alike. Any
client that keeps cookies works. Calls that change something are refused when they come from another site. A second
cookie says that a browser has logged in to an account before; it opens nothing, and a client may leave it out.

**Parameters** of a POST may come in the query or in a form body (\`application/x-www-form-urlencoded\`) of the same names; where both are
sent, the body counts. Send passwords, e-mail addresses and tokens in the body: queries end up in logs.

**Failures** are \`{ code, message, fields? }\`: 400 malformed, 401 no session, 403 another's data, 404 absent, 409 in conflict with the present
state, 413 too large, 415 wrong type, 422 breaks a rule (\`fields\` names which), 429 too many (\`Retry-After\` says when), 503 not ready.
Three things are a 200, as the storefront expects them: a login that fails has no \`userId\`; sign-up and contact tell a broken rule as
\`errorMessage\`.

**Every answer** has an \`${REQUEST_ID}\`, by which the shop finds it in its log.

**Lists of products** take the same filters, together, and tell the whole count in \`${TOTAL_COUNT}\` and the prices to choose from in
\`${PRICE_RANGE}\`. With \`fields=name\` an answer holds \`productId\` and \`productName\` alone. Catalogue and home answers carry an
\`ETag\` and answer 304.
`.trim();

/** In the contract's order. */
export const areas: readonly { name: string; description: string }[] = [
  { name: 'Catalogue', description: 'Products, their options, categories, colours, sizes and brands' },
  { name: 'Home', description: 'What the home page and the header show' },
  { name: 'Coupons', description: 'Looking a coupon up uses nothing up' },
  { name: 'Reviews', description: 'One review per member and product' },
  {
    name: 'Cart',
    description: "A member's or a guest's. A line is product, colour and size; prices are always today's",
  },
  { name: 'Guests', description: 'Shopping without an account' },
  {
    name: 'Orders',
    description: 'Priced by the server, all or nothing for members; an order that is answered is stored',
  },
  { name: 'Wishlist', description: 'Newest first' },
  { name: 'Session', description: 'Who the server says this browser is' },
  {
    name: 'Account',
    description: `Sign-up, login, password, profile and up to ${numberInWords(MAX_ADDRESSES).toLowerCase()} addresses`,
  },
  { name: 'Returns', description: `Within ${RETURN_DAYS} days of delivery` },
  { name: 'Messages', description: 'From a member to the shop' },
  { name: 'Newsletter', description: 'By mobile number' },
  { name: 'Operations', description: 'For whoever runs the shop' },
];

export const staffIntroduction = `
Everything that the staff's side does, it does with these calls. None of them is a shopper's, and a shopper's session opens none.

**Money** is rupees as a JSON number with at most two decimals. **Times** are ISO 8601 in UTC; days are those of the shop's zone.

**Sessions.** \`POST /admin/api/login\` takes e-mail address, password and the authenticator's code, and sets a cookie that lasts 30 minutes
without a call and 12 hours at most; a call with \`X-Background: 1\`, which no hand has caused, is none.
Each role opens its own calls; others are 403 \`FORBIDDEN\`. Some calls ask for the code again when
it was given more than 5 minutes ago: 403 \`CONFIRM_FIRST\`, then \`POST /admin/api/confirm\`.

**Two people at one thing.** A change of an order carries the \`version\` that it was made on. A stale one is 409 \`STALE\` and changes nothing;
\`current\` is the order as it is. Of several orders at once, each carries its own, and a stale one is in \`failed\`.

**Doubts.** 409 \`AMOUNT_DIFFERS\`, \`REFERENCE_USED\` and \`NOT_PAID\` are asked once: the same call with the code in \`despite\` is done.
`.trim();

export const staffAreas: readonly { name: string; description: string }[] = [
  { name: 'Account', description: 'Setting an account up, logging in, own sessions' },
  { name: 'Staff', description: 'Accounts, and what was changed: an owner’s calls' },
  { name: 'Orders', description: 'Lists, one order, and each step that it takes' },
];
