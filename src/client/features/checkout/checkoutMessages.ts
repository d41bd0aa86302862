/** The checkout's messages (SPEC.md section 8). A file of their own: the pages after the checkout say some of them and need no Yup. */
export const checkoutMessages = {
  required: 'Please fill in all required address and mobile details',
  pinCode: 'Please enter valid 6-digit code',
  mobile: 'Please enter a valid 10-digit mobile number',
  terms: 'Please agree to the terms & conditions before placing the order.',
  emptyCart: 'Add Items in cart before proceed to checkout',
  noGuest: 'Guest session not found',
  partly: 'Order partially placed. Some items failed.',
  failed: 'Failed to place order',
} as const;
