/** What the newsletter says (SPEC.md section 8). No schema here: the browser imports these values. */

/** Exactly this text means that the number was known; any other is a success. */
export const alreadyRegistered = 'Mobile No. already registered up.';

/** What a subscriber agrees to; shown beside the field and stored with the number (DECISIONS.md T111). */
export const newsletterConsent = 'Tell me about new arrivals and offers by text message. I can stop this at any time by writing to the shop.';
