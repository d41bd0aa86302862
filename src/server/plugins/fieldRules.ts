/**
 * The fields that a person types, whose rules are SPEC.md section 5's: breaking one is a 422 with a sentence for the person.
 * Any other bad field is a program's mistake: 400.
 */
export const fieldRules: Readonly<Record<string, string>> = {
  name: 'Please enter Name',
  mobile: 'Mobile number should be exactly 10 digits long',
  address: 'Please enter every part of the address, ending in a valid 6-digit pin code.',
  paymentMethod: 'The payment method is onlinePayment.',
  orderQuantity: 'The quantity must be a whole number, at least 1.',
  totalQuantity: 'The quantity must be a whole number, at least 1.',
};
