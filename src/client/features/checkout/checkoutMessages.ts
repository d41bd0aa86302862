/**
 * The checkout's messages (docs/requirements.md section 8). A file of their own: the pages after the checkout say some
 * of them and need no Yup.
 */
import { NOTHING_TO_ORDER } from '../../../contract/rules/cartWords';
import { contactFaults } from '../../../contract/rules/messages';
import { addressWords, savingMessages } from '../../lib/addressMessages';
import { formMessages } from '../../lib/formMessages';

export const checkoutMessages = {
  required: 'Please fill in all required address and mobile details',
  pinCode: addressWords.checkout.pinCode,
  mobile: contactFaults.phone,
  // Shorter than the account's: it may also stay empty.
  email: 'Please enter a valid email address, or none.',
  terms: 'Please agree to the terms & conditions before placing the order.',
  emptyCart: NOTHING_TO_ORDER,
  noGuest: 'Guest session not found',
  noAddress: savingMessages.wanted,
  placing: 'Placing your order…',
  partly: 'Order partially placed. Some items failed.',
  failed: 'Failed to place order',
  cartChanged: 'Your cart has changed since you opened this page.',
  addressChanged: 'This address has changed since you opened this page.',
  /** A guest's visit had ended when the order came. */
  guestEnded: 'Your visit had ended. Your cart is kept, and so is what you typed.',
  emptiedElsewhere: 'Your cart is empty: another tab or device has emptied it, or ordered what was in it.',
  /** Of a guest whose visit has ended (UnheardOrder). */
  unheard:
    'Your last order, as a guest, got no answer and may have reached us. Ask us first, or press again to order all the same.',
  /** An earlier try had reached the shop after all. */
  firstTry: 'Your first try had reached us. What has changed since then is not part of this order.',
  contactChanged: 'Your name or mobile number has changed since you opened this page.',
  /** The shop answered, and named no order. */
  unnamed: 'The shop did not confirm your order.',
  /** A member's, at the checkout. */
  visitEnded: 'Your visit has ended. Please log in to go on: everything you typed is kept.',
  /** The profile's own words: name and number are saved there. */
  contactNotSaved: formMessages.profileNotSaved,
} as const;
