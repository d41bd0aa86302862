/** What the OpenAPI document says in words: how to call the shop, the areas in the contract's order, and every parameter. */

export const introduction = `
Everything the storefront does, it does with these calls; a script may use them too.

**Money** is rupees as a JSON number with at most two decimals. The server counts in whole paise, and every price, discount and total is
its own: an amount that a client sends is only compared, and 409 \`PRICE_CHANGED\` tells the right one.

**What was seen is what is ordered.** A cart's lines come with \`X-Cart-Version\`, addresses with \`X-Address-Version\`, one for each.
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

**Every answer** has an \`X-Request-Id\`, by which the shop finds it in its log.

**Lists of products** take the same filters, together, and tell the whole count in \`X-Total-Count\` and the prices to choose from in
\`X-Price-Range\`. With \`fields=name\` an answer holds \`productId\` and \`productName\` alone. Catalogue and home answers carry an
\`ETag\` and answer 304.
`.trim();

/** In the contract's order. */
export const areas: readonly { name: string; description: string }[] = [
  { name: 'Catalogue', description: 'Products, their options, categories, colours, sizes and brands' },
  { name: 'Home', description: 'What the home page and the header show' },
  { name: 'Coupons', description: 'Looking a coupon up uses nothing up' },
  { name: 'Reviews', description: 'One review per member and product' },
  { name: 'Cart', description: "A member's or a guest's. A line is product, colour and size; prices are always today's" },
  { name: 'Guests', description: 'Shopping without an account' },
  { name: 'Orders', description: 'Priced by the server, all or nothing for members; an order that is answered is stored' },
  { name: 'Wishlist', description: 'Newest first' },
  { name: 'Session', description: 'Who the server says this browser is' },
  { name: 'Account', description: 'Sign-up, login, password, profile and up to three addresses' },
  { name: 'Returns', description: 'Within ten days of delivery' },
  { name: 'Messages', description: 'From a member to the shop' },
  { name: 'Newsletter', description: 'By mobile number' },
  { name: 'Operations', description: 'For whoever runs the shop' },
];

/** By name; where an area means something else by it, by area and name. */
export const parameters: ReadonlyMap<string, string> = new Map([
  ['category', 'A category: its id or its name'],
  ['categoryName', 'A category: its id or its name'],
  ['subcategory', 'A subcategory’s name'],
  ['color', 'One colour, the whole name, in any case'],
  ['brand', 'A brand, in any case'],
  ['size', 'One size, the whole name, in any case'],
  ['minPrice', 'Rupees; the lowest productRate'],
  ['maxPrice', 'Rupees; the highest productRate'],
  ['stock', 'Only what can be bought, or only what cannot'],
  ['scheme', 'Only products on offer, or only lightning deals'],
  ['sort', 'By name; else in the order of the list'],
  ['page', 'From 1; 24 products a page unless pageSize says otherwise'],
  ['pageSize', 'How many a page'],
  ['fields', 'name: of each product only productId and productName'],
  ['by', 'By name, or the colour that most products have first'],
  ['name', 'The whole name'],
  ['code', 'A coupon’s name, in any case'],
  ['couponCode', 'The coupon applied'],
  ['productId', 'Which product'],
  ['productName', 'A product’s name, or what a shopper types to find one'],
  ['productColor', 'The colour chosen; without one, the product’s only or first line'],
  ['productSize', 'The size chosen; without one, the product’s only or first line'],
  ['orderQuantity', 'Pieces of the line; sets, does not add'],
  ['atLeast', 'true: the line is never lowered; it becomes what is asked or what it holds, whichever is more'],
  ['totalQuantity', 'Pieces of the line, where orderQuantity is not sent'],
  ['userId', 'Which member'],
  ['Cart userId', 'Whose cart: a member’s userId or a guest’s guestId'],
  ['Catalogue userId', 'May be empty; says nothing here'],
  ['userID', 'Which member'],
  ['guestId', 'Which guest'],
  ['Catalogue id', 'Which product: its productId'],
  ['Account id', 'Which member: the userId'],
  ['addrId', 'One of the member’s addresses'],
  ['serialNo', 'A row of an order'],
  ['orderSerial', 'A row of an order'],
  ['orderId', 'A row of an order: its serialNo'],
  ['newStatus', 'CANCELED is the only one open to a customer'],
  ['finalOrderAmount', 'Rupees; what the shopper was shown, discount taken off'],
  ['discount', 'Rupees; what the shopper was shown'],
  ['shipping', 'Rupees; 0 until it is agreed'],
  ['paymentMethod', 'onlinePayment, paid after the shop confirms'],
  ['idempotency-key', 'Any text of 8 to 100 characters: the same key and body again gives the first answer again'],
  ['x-cart-version', 'Of the cart that the shopper saw; another one is asked about'],
  ['x-address-version', 'Of the address that the shopper saw; a changed one is asked about'],
  ['mobile', 'Ten digits'],
  ['address', 'Parts joined by commas; ends with the six-digit PIN code'],
  ['userType', 'USER'],
  ['email', 'An e-mail address'],
  ['emailId', 'An e-mail address'],
  ['Reviews userName', 'Any: the review stands under the account’s name'],
  ['Newsletter email', 'A mobile number of ten digits, whatever the name says'],
  ['password', 'At least seven characters'],
  ['newPassword', 'At least seven characters'],
  ['token', 'From the link in the mail'],
]);
