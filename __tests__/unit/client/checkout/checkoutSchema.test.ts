/** One row for each message of the checkout (docs/requirements.md sections 5 and 8). */
import { ValidationError } from 'yup';
import { checkoutMessages } from '../../../../src/client/features/checkout/checkoutMessages';
import {
  guestOrderSchema,
  joinAddress,
  tidyOrderDetails,
} from '../../../../src/client/features/checkout/checkoutSchema';

const complete = {
  name: 'Asha Kulkarni',
  mobile: '9820012345',
  email: '',
  houseName: 'Flat 3',
  street: 'Gokhale Road',
  city: 'Thane',
  state: 'Maharashtra',
  pinCode: '400601',
  terms: true,
};

function complaints(values: object): Record<string, string> {
  try {
    guestOrderSchema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]));
  }
}

const required = 'Please fill in all required address and mobile details';
const pin = 'Please enter valid 6-digit code';
const mobile = 'Please enter a valid 10-digit mobile number';
const terms = 'Please agree to the terms & conditions before placing the order.';

describe('rules of the checkout', () => {
  it('has nothing to say about complete details', () => {
    expect(complaints(complete)).toEqual({});
  });

  it.each([
    ['name', '', required],
    ['name', '   ', required],
    ['mobile', '', required],
    ['mobile', '982001234', mobile],
    ['mobile', '98200123456', mobile],
    ['houseName', ' ', required],
    ['street', ' ', required],
    ['city', ' ', required],
    ['state', ' ', required],
    ['pinCode', '', required],
    ['pinCode', '   ', required],
    ['pinCode', '40060', pin],
    ['pinCode', '4006011', pin],
    ['pinCode', '40060a', pin],
    ['terms', false, terms],
  ])('%s %j: %s', (field, value, message) => {
    expect(complaints({ ...complete, [field]: value })).toEqual({ [field]: message });
  });

  it.each([
    ['pinCode', '400 601'],
    ['mobile', '+91 98200 12345'],
    ['mobile', '09820012345'],
    ['name', 'सौ. आशा कुलकर्णी'],
  ])('accepts %s %j', (field, value) => {
    expect(complaints({ ...complete, [field]: value })).toEqual({});
  });

  it('words every message as the shop does', () => {
    expect(checkoutMessages).toEqual({
      email: 'Please enter a valid email address, or none.',
      placing: 'Placing your order…',
      required,
      visitEnded: 'Your visit has ended. Please log in to go on: everything you typed is kept.',
      pinCode: pin,
      mobile,
      terms,
      emptyCart: 'Add Items in cart before proceed to checkout',
      noGuest: 'Guest session not found',
      noAddress: 'Please Add Address to Place Order',
      partly: 'Order partially placed. Some items failed.',
      cartChanged: 'Your cart has changed since you opened this page.',
      addressChanged: 'This address has changed since you opened this page.',
      contactChanged: 'Your name or mobile number has changed since you opened this page.',
      unheard:
        'Your last order, as a guest, got no answer and may have reached us. Ask us first, or press again to order all the same.',
      guestEnded: 'Your visit had ended. Your cart is kept, and so is what you typed.',
      emptiedElsewhere: 'Your cart is empty: another tab or device has emptied it, or ordered what was in it.',
      firstTry: 'Your first try had reached us. What has changed since then is not part of this order.',
      unnamed: 'The shop did not confirm your order.',
      failed: 'Failed to place order',
      contactNotSaved: 'Error while updating profile. Please try again.',
    });
  });

  it('sends an address whose last six digits are the PIN code', () => {
    const { terms: _, ...typed } = complete;
    const address = joinAddress(tidyOrderDetails({ ...typed, houseName: ' Flat 3, 2nd floor ', pinCode: '400 601' }));
    expect(address).toBe('Flat 3, 2nd floor, Gokhale Road, Thane, Maharashtra, India - 400601');
  });
});
