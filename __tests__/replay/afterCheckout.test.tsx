/**
 * The pages after the checkout, as a replayed visit shows them again: from the store alone, whatever the tab keeps.
 */
import { screen } from '@testing-library/react';
import { says, saysNothing } from '../support/answers/answers';
import { line } from '../support/data/builders';
import { jhabla } from '../support/client/cartScreen';
import { expectThanks, fillInCheckout, openCheckout, orderAsGuest, placeOrder } from '../support/client/checkoutForm';
import { guest, guestId, ordersAnswer, placed } from '../support/answers/guest';
import { cartIs, failure } from '../support/answers/handlers';
import { never } from '../support/lib/held';
import { member } from '../support/answers/member';
import { orderEntry, ordersAre } from '../support/answers/orderHistory';
import { renderScreen } from '../support/client/renderFeature';
import { expectSameInAnotherTab } from '../support/visits/sameScreen';
import { server } from '../support/answers/server';
import { settled } from '../support/client/settled';

/** A guest whose order failed with an open outcome: on /payment-unsuccessful. */
async function afterFailure(...more: Parameters<typeof ordersAnswer>) {
  const shop = await openCheckout(
    ordersAnswer(() => failure({ code: 'NOT_READY', message: 'Closed for a minute.' }), ...more),
  );
  await orderAsGuest(shop.user);
  await screen.findByText('Closed for a minute.');
  return shop;
}

describe('The page that thanks', () => {
  it('after the order', async () => {
    const answer = { ...placed, placed: [1], failed: [{ productId: 2, stockQuantity: 0 }] };
    const shop = await openCheckout(ordersAnswer(says(answer, 207)), [
      jhabla,
      line({ productId: 2, productName: 'Bamboo socks' }),
    ]);
    await fillInCheckout(shop.user);
    server.use(cartIs([]));
    await placeOrder(shop.user);
    await expectThanks();
    await settled(shop.store);
    await expectSameInAnotherTab(shop);
  });

  it('opened again in the same tab', async () => {
    const first = await openCheckout();
    await orderAsGuest(first.user);
    await expectThanks();
    first.unmount();
    const shop = await renderScreen('/payment-successful', { state: guest() });
    expect(screen.getByText('JH-2041')).toBeVisible();
    await expectSameInAnotherTab(shop);
    expect(shop.store.getState().checkout.latest).toMatchObject({ ownerId: guestId, orderNo: 'JH-2041' });
  });

  it('opened by a member who ordered elsewhere', async () => {
    server.use(ordersAre([orderEntry({ orderNo: 'JH-3000' })]));
    const shop = await renderScreen('/payment-successful', { state: member() });
    await screen.findByText('JH-3000');
    await expectSameInAnotherTab(shop);
  });
});

describe('The page of an order that was not placed', () => {
  it('names what was short', async () => {
    const short = {
      reason: 'stock',
      message: 'Short.',
      items: [
        {
          productId: 1,
          productName: 'Mulmul jhabla',
          productColor: 'Blue',
          productSize: '0-3M',
          quantity: 2,
          ratePaise: 39_900,
          stockQuantity: 1,
        },
      ],
    };
    const shop = await renderScreen('/payment-unsuccessful', { state: guest(), historyState: { failure: short } });
    await screen.findByText('Only 1 left, you wanted 2');
    await expectSameInAnotherTab(shop);
  });

  it('offers to try again', async () => {
    const shop = await afterFailure();
    await screen.findByRole('button', { name: 'Try again' });
    await settled(shop.store);
    await expectSameInAnotherTab(shop);
  });

  it('while it is tried again', async () => {
    const shop = await afterFailure(never);
    await shop.user.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Placing your order…' });
    await expectSameInAnotherTab(shop);
  });

  it('when that got no answer either', async () => {
    const shop = await afterFailure(saysNothing);
    await shop.user.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText(/We cannot reach the shop/);
    await settled(shop.store);
    await expectSameInAnotherTab(shop);
  });
});
