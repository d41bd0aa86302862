/** What the newsletter says (docs/requirements.md section 8). No schema here: the browser imports these values. */

export const numberFault = 'Please enter a valid Mobile Number.';

/** Of the account's own number; where another backend says nothing, of any. */
export const numberJoined = 'Thank you! Your number is on our list.';

/** Exactly this text means that the number was known; any other is a success. */
export const alreadyRegistered = 'Mobile No. already registered up.';

/** What a subscriber agrees to; shown beside the field and stored with the number (decision 111). */
export const newsletterConsent =
  'Tell me about new arrivals and offers by text message. I can stop this at any time by writing to the shop.';
