/** A guest's order that was refused, and the page that says so: what it tells, and 'Try again' (decision 59d). */
import { screen } from '@testing-library/react';
import { says } from '../../support/answers/answers';
import { expectThanks, fillInCheckout, openCheckout, placeOrder } from '../../support/client/checkoutForm';
import { ordersAnswer, placed } from '../../support/answers/guest';
import { failure } from '../../support/answers/handlers';
import { address } from '../../support/client/renderApp';

describe("A guest's order that was refused", () => {
  const items = [{ productId: 1, stockQuantity: 1 }];
  const short = () => failure({ code: 'OUT_OF_STOCK', message: 'Short.', items });
  const empty = () => failure({ code: 'EMPTY_CART', message: '' });
  async function tryAgain(...answers: Parameters<typeof ordersAnswer>) {
    const shop = await openCheckout(ordersAnswer(...answers));
    await fillInCheckout(shop.user);
    await placeOrder(shop.user);
    await shop.user.click(await screen.findByRole('button', { name: 'Try again' }));
    return shop;
  }

  it('is sent again as it was, under its key', async () => {
    const { sent } = await tryAgain(short, says(placed));
    await expectThanks();
    expect(sent[1]).toEqual(sent[0]);
  });

  it('is asked about under a new key where the shop only repeats what it said under the first', async () => {
    const { sent } = await tryAgain(short, short, says(placed));
    await expectThanks();
    expect(sent.map(({ key }) => key === sent[0]?.key)).toEqual([true, true, false]);
  });

  it('says again what the shop says, where that is the same', async () => {
    await tryAgain(empty, empty, empty);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled();
    expect(screen.getByText('Failed to place order')).toBeVisible();
    expect(screen.getByText(/Your cart is empty: another tab or device/)).toBeVisible();
    expect(address()).toBe('/payment-unsuccessful');
  });

  it('is known as refused after the page was loaded anew, and waits for no answer', async () => {
    const first = await openCheckout(ordersAnswer(short));
    await fillInCheckout(first.user);
    await placeOrder(first.user);
    await screen.findByText('Short.');
    first.unmount();
    await openCheckout();
    expect(screen.queryByText(/Your last order got no answer/)).not.toBeInTheDocument();
  });

  it.each([
    ['Too many orders from this address.', 'Too many orders from this address.'],
    ['', 'Failed to place order'],
  ])('fails with the message %j, and tries again with the same key', async (message, shown) => {
    const busy = () => failure({ code: 'NOT_READY', message });
    const { user, sent } = await openCheckout(ordersAnswer(busy, says(placed)));
    await fillInCheckout(user);
    await placeOrder(user);
    expect(await screen.findByText(shown)).toBeVisible();
    expect(address()).toBe('/payment-unsuccessful');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('JH-2041')).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });
});
