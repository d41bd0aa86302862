/** A member's checkout: name, number, saved addresses, coupon and terms (docs/requirements.md sections 2 and 5). */
import { screen, waitFor, within } from '@testing-library/react';
import type { ErrorBody } from '../../../src/contract/failure';
import { accountIs } from '../../support/answers/accountCalls';
import { totalIs } from '../../support/client/cartScreen';
import { expectThanks, placeOrder } from '../../support/client/checkoutForm';
import { callFails, cartIs, couponIs } from '../../support/answers/handlers';
import { memberId } from '../../support/answers/member';
import { addressBook, agreeToTerms, openMemberCheckout, savedAddress } from '../../support/client/memberCheckout';
import { server } from '../../support/answers/server';
import { write } from '../../support/client/write';

const second = savedAddress({ addrId: '8', houseName: 'Aai’s house', city: 'Pune', pinCode: '411001' });

describe('checkout of a member', () => {
  it('is prefilled, and orders to the first address with all that the call asks for', async () => {
    const { user, sent, store, account } = await openMemberCheckout();
    expect(await screen.findByRole('radio', { name: /Flat 3, Sai Kripa/ })).toBeChecked();
    expect(screen.getByLabelText('Full name')).toHaveValue('Asha Kulkarni');
    expect(screen.getByLabelText('Mobile number')).toHaveValue('9820012345');
    totalIs('₹798');
    expect(
      screen.getByText('Shipping charges are not computed here; we tell you after the order is confirmed.'),
    ).toBeVisible();
    await agreeToTerms(user);
    server.use(cartIs([]));
    await placeOrder(user);
    await expectThanks();
    expect(sent).toEqual([
      {
        key: expect.stringMatching(/^[\w-]{16,}$/) as string,
        params: {
          userId: memberId,
          finalOrderAmount: '798',
          addrId: '7',
          paymentMethod: 'onlinePayment',
          discount: '0',
          shipping: '0',
        },
      },
    ]);
    expect(account.sent).toEqual([]);
    expect(store.getState().cart).toEqual({ lines: [], count: 0 });
  });

  it('orders to the address that is chosen, and remembers it for the visit', async () => {
    const { user, sent } = await openMemberCheckout({ book: addressBook(savedAddress(), second) });
    await user.click(await screen.findByRole('radio', { name: /Aai’s house/ }));
    await user.click(screen.getByRole('link', { name: /^Cart/ }));
    await user.click(await screen.findByRole('button', { name: 'Checkout' }));
    expect(await screen.findByRole('radio', { name: /Aai’s house/ })).toBeChecked();
    await agreeToTerms(user);
    await placeOrder(user);
    await screen.findByText('JH-2041');
    expect(sent[0]?.params).toMatchObject({ addrId: '8' });
  });

  it('sends the coupon with what it takes off', async () => {
    server.use(couponIs('FIRST', {}));
    const { user, sent } = await openMemberCheckout({ open: { historyState: { appliedCode: 'FIRST' } } });
    await waitFor(() => totalIs('₹718.20'));
    await agreeToTerms(user);
    await placeOrder(user);
    await screen.findByText('JH-2041');
    expect(sent[0]?.params).toMatchObject({ finalOrderAmount: '718.2', discount: '79.8', couponCode: 'FIRST' });
  });

  it('says so when the coupon cannot be checked, and asks again', async () => {
    server.use(callFails('/api/coupons/name/FIRST'));
    const { user } = await openMemberCheckout({ open: { historyState: { appliedCode: 'FIRST' } } });
    const note = (await screen.findByText('We could not check the coupon FIRST; it is not counted.'))
      .parentElement as HTMLElement;
    server.use(couponIs('FIRST', {}));
    await user.click(within(note).getByRole('button', { name: 'Try again' }));
    await waitFor(() => totalIs('₹718.20'));
  });

  it('asks for the mobile number that the account lacks, saves it, and then orders', async () => {
    const { user, sent, account } = await openMemberCheckout({ account: accountIs('Asha Kulkarni', '') });
    await agreeToTerms(user);
    await placeOrder(user);
    expect(await screen.findByText('Please fill in all required address and mobile details')).toBeVisible();
    const mobile = screen.getByLabelText('Mobile number');
    expect(mobile).toHaveFocus();
    expect(mobile).toHaveAccessibleDescription('Required');
    await user.type(mobile, '98200');
    await placeOrder(user);
    await waitFor(() => expect(mobile).toHaveAccessibleDescription('Please enter a valid 10-digit mobile number'));
    expect(sent).toEqual([]);
    await write(user, mobile, '+91 98200 12345');
    await placeOrder(user);
    await screen.findByText('JH-2041');
    expect(account.sent).toEqual([{ parName: 'Asha Kulkarni', mobile1: '9820012345' }]);
  });

  it.each<[string, ErrorBody, string | null]>([
    ['a name or number that cannot be saved', { code: 'INTERNAL', message: '' }, null],
    [
      'one that the profile refuses',
      { code: 'INVALID', message: 'No.', fields: { mobile1: 'must enter the 10digits mobile number' } },
      'must enter the 10digits mobile number',
    ],
  ])('places nothing with %s', async (_what, refused, beside) => {
    const { user, sent } = await openMemberCheckout();
    const mobile = await screen.findByLabelText('Mobile number');
    await write(user, mobile, '9000000009');
    await agreeToTerms(user);
    server.use(callFails(`/users/updateUser/${memberId}`, refused));
    await placeOrder(user);
    expect(await screen.findByText('Error while updating profile. Please try again.')).toBeVisible();
    if (beside !== null) expect(mobile).toHaveAccessibleDescription(beside);
    expect(mobile).toHaveValue('9000000009');
    expect(sent).toEqual([]);
  });

  it('does not order before the terms are agreed to', async () => {
    const { user, sent } = await openMemberCheckout();
    await screen.findByRole('radio', { name: /Flat 3/ });
    await placeOrder(user);
    expect(await screen.findByText('Please agree to the terms & conditions before placing the order.')).toBeVisible();
    expect(screen.getByRole('checkbox')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('wants an address, and goes to where one is added', async () => {
    const { user, sent } = await openMemberCheckout({ book: addressBook() });
    expect(await screen.findByText('Please Add Address to Place Order')).toBeVisible();
    await agreeToTerms(user);
    await placeOrder(user);
    await waitFor(() => expect(screen.getAllByText('Please Add Address to Place Order')).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Add a new address' })).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('warns when the addresses do not arrive, and asks for them again', async () => {
    const book = addressBook(savedAddress());
    const { user } = await openMemberCheckout({
      book: { ...book, handlers: [callFails(`/users/getAllAddresses/${memberId}`)] },
    });
    const warning = await screen.findByText('Please Add Address to Place Order');
    expect(warning.closest('[role="alert"]')).not.toBeNull();
    server.use(...book.handlers);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('radio', { name: /Flat 3/ })).toBeChecked();
    expect(screen.queryByText('Please Add Address to Place Order')).not.toBeInTheDocument();
  });

  it('lets name and number be typed when the account does not answer, or asked for again', async () => {
    const { user } = await openMemberCheckout({
      account: { sent: [], handlers: [callFails(`/users/getUserNamePhone/${memberId}`)] },
    });
    expect(
      await screen.findByText('Your name and mobile number did not arrive. Type them below, or ask again.'),
    ).toBeVisible();
    server.use(...accountIs().handlers);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveValue('Asha Kulkarni'));
  });
});
