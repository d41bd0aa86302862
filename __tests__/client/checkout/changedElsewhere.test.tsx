/**
 * What an order takes from the account, changed by another tab or device while the checkout shows it
 * (docs/decisions/0226-what-was-seen.md).
 */
import { screen, waitFor } from '@testing-library/react';
import { accountIs } from '../../support/answers/accountCalls';
import { placeOrder } from '../../support/client/checkoutForm';
import { comesBack } from '../../support/client/comesBack';
import { placed } from '../../support/answers/guest';
import { callIsLost } from '../../support/answers/handlers';
import { memberId } from '../../support/answers/member';
import { addressBook, agreeToTerms, openMemberCheckout, savedAddress } from '../../support/client/memberCheckout';
import { server } from '../../support/answers/server';

describe('an address that is changed elsewhere while the checkout shows it', () => {
  const changed = 'This address has changed since you opened this page.';
  const moved = savedAddress({ city: 'Pune' });

  it('is told when the shopper comes back, until another is chosen', async () => {
    const office = savedAddress({ addrId: '9', houseName: 'Office' });
    const { user, store } = await openMemberCheckout({ book: addressBook(savedAddress(), office) });
    server.use(...addressBook(moved, office).handlers);
    await comesBack(store);
    expect(await screen.findByText(changed)).toBeVisible();
    expect(screen.getByRole('radio', { name: /Pune/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /Office/ }));
    expect(screen.queryByText(changed)).not.toBeInTheDocument();
  });

  it('is not told of one that is not delivered to, nor of a change made here', async () => {
    const office = savedAddress({ addrId: '9', houseName: 'Office' });
    const { user, store } = await openMemberCheckout({ book: addressBook(savedAddress(), office) });
    server.use(...addressBook(savedAddress(), { ...office, city: 'Pune' }).handlers);
    await comesBack(store);
    await screen.findByRole('radio', { name: /Pune/ });
    await user.click(screen.getByRole('button', { name: /Edit the address Flat 3/ }));
    await user.type(await screen.findByLabelText('Street'), ' West');
    await user.click(screen.getByRole('button', { name: 'Save Address' }));
    await screen.findByRole('radio', { name: /Gokhale Road West/ });
    expect(screen.queryByText(changed)).not.toBeInTheDocument();
  });
});

describe('a name or number that is changed elsewhere while the checkout shows it', () => {
  const changed = 'Your name or mobile number has changed since you opened this page.';
  const mobile = () => screen.getByLabelText('Mobile number');

  it('is told when the shopper comes back, and is in the field', async () => {
    const { user, store } = await openMemberCheckout();
    server.use(...accountIs('Asha Kulkarni', '9820099999').handlers);
    await comesBack(store);
    expect(await screen.findByText(changed)).toBeVisible();
    expect(mobile()).toHaveValue('9820099999');
    await agreeToTerms(user);
    await placeOrder(user);
    await screen.findByText(placed.orderNo);
  });

  it('is asked about when the order is placed, and goes along with the next press', async () => {
    const account = accountIs('Asha Kulkarni', '9820099999');
    const { user, sent } = await openMemberCheckout();
    server.use(...account.handlers);
    await agreeToTerms(user);
    await placeOrder(user);
    expect(await screen.findByText(`${changed} Please look at your order and place it again.`)).toBeVisible();
    await waitFor(() => expect(mobile()).toHaveValue('9820099999'));
    expect(sent).toHaveLength(0);
    await placeOrder(user);
    await screen.findByText(placed.orderNo);
    expect(account.sent).toEqual([]);
  });

  it('keeps the shopper waiting once, and not for the order too, where nobody answers', async () => {
    const { user, sent } = await openMemberCheckout();
    server.use(callIsLost(`/users/getUserNamePhone/${memberId}`));
    await agreeToTerms(user);
    await placeOrder(user);
    expect(await screen.findByText(/We cannot reach the shop/)).toBeVisible();
    expect(screen.getByText('Failed to place order')).toBeVisible();
    expect(sent).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(placed.orderNo);
    expect(sent).toHaveLength(1);
  });

  it('leaves alone what was typed over it here, which is saved', async () => {
    const account = accountIs('Asha Kulkarni', '9820099999');
    const { user, store } = await openMemberCheckout();
    await user.clear(mobile());
    await user.type(mobile(), '9820011111');
    server.use(...account.handlers);
    await comesBack(store);
    expect(await screen.findByText(changed)).toBeVisible();
    expect(mobile()).toHaveValue('9820011111');
    await agreeToTerms(user);
    await placeOrder(user);
    await screen.findByText(placed.orderNo);
    expect(account.sent).toEqual([{ parName: 'Asha Kulkarni', mobile1: '9820011111' }]);
  });
});
