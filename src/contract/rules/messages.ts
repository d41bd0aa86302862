/**
 * What is said of a field that breaks a rule, worded as docs/requirements.md section 8 has it: the form says it beside
 * the field, and the server answers it to a caller that sends such a value all the same. Screens word the same fault
 * differently (decision 90), so each subject has a group. Free of zod: the browser imports these values.
 */
import { ACCOUNT_DIGITS, MOBILE_DIGITS, PASSWORD_MIN, RETURN_COMMENT_MAX } from './limits';
import { PAYMENT_METHOD } from './payment';

/** Signing up, logging in, and whatever asks for a password. */
export const accountFaults = {
  name: 'Please enter Name',
  letters: 'Name should only contain letters',
  email: 'Please enter a valid email address.',
  mobile: 'Mobile number is required',
  digits: `Mobile number should be exactly ${MOBILE_DIGITS} digits long`,
  password: `Password must be at least ${PASSWORD_MIN} characters long.`,
  wrongPassword: 'This is not your password.',
  userType: 'The userType is USER.',
} as const;

/** The mailed link that leads to a new password. */
export const linkFaults = {
  email: 'Please enter a valid email address',
  token: 'This link is no longer valid. Please ask for a new one.',
} as const;

export const profileFaults = {
  name: 'Please enter Valid name',
  mobile: 'must enter the 10digits mobile number',
} as const;

export const addressFaults = {
  houseName: 'Please Enter valid House Name',
  street: 'Please Enter valid Street Name',
  city: 'Please Enter valid City Name',
  state: 'Please Enter valid State Name',
  country: 'Please Enter valid Country Name',
  pinCode: 'Please enter a valid 6-digit pin code.',
  /** MAX_ADDRESSES in limits.ts, in the customer's own sentence. */
  tooMany: "You can't add more than three addresses.",
} as const;

export const cartFaults = { quantity: 'The quantity must be a whole number, at least 1.' } as const;

export const orderFaults = {
  address: 'Please enter every part of the address, ending in a valid 6-digit pin code.',
  paymentMethod: `The payment method is ${PAYMENT_METHOD}.`,
} as const;

export const paymentFaults = {
  reference: 'Please enter the reference (UTR) of your payment: 12 digits, in your payment app.',
} as const;

export const reviewFaults = {
  userName: 'Please enter Name',
  message: 'Please Enter valid Message',
  ratings: 'Please choose one to five stars.',
  unseen: 'Your message has characters in it that cannot be seen. Please type it anew.',
} as const;

export const returnFaults = {
  reason: 'Please tell us why you want to return it.',
  accountNumber: `Please enter an account number of ${ACCOUNT_DIGITS.min} to ${ACCOUNT_DIGITS.max} digits.`,
  ifscCode: 'Please enter a valid IFSC code: four letters, a zero, then six letters or digits.',
  bankName: 'Please enter the name of the bank.',
  accountHolderName: "Please enter the account holder's name.",
} as const;

/** What no form lets through. */
export const lengthFaults = { comment: `Please keep the comment under ${RETURN_COMMENT_MAX} characters.` } as const;

export const contactFaults = {
  name: 'Please Enter valid Name',
  phone: 'Please enter a valid 10-digit mobile number',
  reason: 'Please Enter valid Message Reason',
  message: 'Please Enter valid Message',
} as const;
