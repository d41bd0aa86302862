/**
 * What a shopper is told after an order that got no answer, or a clear one too late: on the page that could not confirm
 * it, in another tab, and by a backend that knows neither keys nor versions (docs/decisions/0226-what-was-seen.md).
 */
import { screen, waitFor, within } from '@testing-library/react';
import { baseApi } from '../../../src/client/api/baseApi';
import type { CartItem } from '../../../src/contract/cart';
import { says, saysNothing, success } from '../../support/answers/answers';
import { line } from '../../support/data/builders';
import { jhabla } from '../../support/client/cartScreen';
import { fillInCheckout, openCheckout, placeAgain, placeOrder } from '../../support/client/checkoutForm';
import { guest, guestId, ordersAnswer, placed } from '../../support/answers/guest';
import { callFails, cartIs, failure } from '../../support/answers/handlers';
import { address } from '../../support/client/renderApp';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';

const broken = () => failure({ code: 'INTERNAL', message: 'Broken.' });
const coral = { ...jhabla, productColor: 'Coral', productSize: '3-6M' };
const socks = line({ productId: 2, productName: 'Bamboo socks', productRate: 150, productColor: '', productSize: '' });

async function order(...answers: Parameters<typeof ordersAnswer>) {
  const shop = await openCheckout(ordersAnswer(...answers));
  await fillInCheckout(shop.user);
  await placeOrder(shop.user);
  return shop;
}

describe('Trying again from the page that could not confirm the order', () => {
  const tryAgain = async ({ user }: Awaited<ReturnType<typeof order>>) =>
    user.click(await screen.findByRole('button', { name: 'Try again' }));

  it('leads to the checkout where the cart has changed, which says how', async () => {
    const shop = await order(broken, () => {
      server.use(cartIs([coral]));
      return failure({ code: 'CART_CHANGED', message: 'Changed.', items: [coral] });
    });
    await tryAgain(shop);
    await waitFor(() => expect(address()).toBe('/checkout'));
    expect(await screen.findByText(/Your cart has changed since you opened this page\./)).toBeVisible();
    expect(await screen.findByText('Changed from Blue, 0-3M')).toBeVisible();
    expect(screen.queryByText('Your cart still holds everything.')).not.toBeInTheDocument();
  });

  it('tells a guest whose visit has ended that nobody heard of the order', async () => {
    const gone = { code: 'UNAUTHENTICATED', message: 'Who?' } as const;
    const shop = await order(broken, () => {
      server.use(callFails('/usercart/in-cart', gone), callFails('/users/session', gone));
      return failure(gone);
    });
    await tryAgain(shop);
    expect(await screen.findByText('Guest session not found')).toBeVisible();
    expect(address()).toBe('/payment-unsuccessful');
    expect(screen.queryByText('Your cart still holds everything.')).not.toBeInTheDocument();
  });
});

describe('A guest’s order without an answer, in another tab of a new guest', () => {
  const again = (lines: CartItem[]) => {
    server.use(cartIs(lines));
    return renderScreen('/checkout', { state: { ...guest(lines), auth: { userId: null, guestId: 'g_new' } } });
  };
  const warning = 'Your last order, as a guest, got no answer.';

  async function loseAnswer() {
    const first = await order(saysNothing);
    await screen.findByText(/We cannot reach the shop/);
    first.unmount();
    // What is the tab's own.
    window.sessionStorage.clear();
  }

  it('is warned of before the same is ordered again', async () => {
    await loseAnswer();
    const { user } = await again([jhabla]);
    expect(await screen.findByText(warning)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I have asked' }));
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
    expect(window.localStorage.getItem('unheardOrder')).toBeNull();
  });

  it('is no longer spoken of after a week', async () => {
    await loseAnswer();
    const kept = JSON.parse(window.localStorage.getItem('unheardOrder') ?? '') as { ownerId: string; since: number };
    expect(kept.ownerId).toBe(guestId);
    window.localStorage.setItem('unheardOrder', JSON.stringify({ ...kept, since: kept.since - 8 * 24 * 3_600_000 }));
    await again([jhabla]);
    await screen.findByRole('button', { name: 'Place Order' });
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
  });

  it('is over when the order is placed after all', async () => {
    const { user } = await order(saysNothing, says(placed));
    await screen.findByText(/We cannot reach the shop/);
    expect(window.localStorage.getItem('unheardOrder')).not.toBeNull();
    await placeAgain(user);
    await screen.findByText(placed.orderNo);
    expect(window.localStorage.getItem('unheardOrder')).toBeNull();
  });
});

describe('A backend that knows neither keys nor versions', () => {
  it('has the order where it failed and finds the cart empty at the next try', async () => {
    const { user } = await order(broken, () => {
      server.use(cartIs([]));
      return failure({ code: 'EMPTY_CART', message: 'Empty.' });
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/We have your order\./)).toBeVisible();
  });

  it('names no sizes of what was short: the cart, which still holds them, tells', async () => {
    const large = { ...jhabla, productSize: '3-6M' };
    const answer = { ...placed, failed: [{ productId: jhabla.productId, stockQuantity: 3 }] };
    const { user } = await openCheckout(
      ordersAnswer(() => {
        server.use(cartIs([large]));
        return success(answer, 207);
      }),
      [jhabla, large],
    );
    await fillInCheckout(user);
    await placeOrder(user);
    const short = within(await screen.findByRole('list', { name: 'Not ordered' }));
    expect(short.getAllByRole('listitem')).toHaveLength(1);
    expect(short.getByText(/3-6M/)).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'What you ordered' })).getByText(/0-3M/)).toBeVisible();
  });
});

describe('An order without an answer', () => {
  it('that may have been taken is asked about from the empty cart too', async () => {
    const { user } = await order(() => {
      server.use(cartIs([]));
      return broken();
    });
    await user.click(await screen.findByRole('link', { name: 'Back to your cart' }));
    await user.click(await screen.findByRole('link', { name: 'Check my order' }));
    expect(await screen.findByRole('button', { name: 'Check my order' })).toBeVisible();
  });

  it('of other numbers of the same things is told as the first try', async () => {
    const lines = [{ serialNo: 1, ...jhabla, lineAmount: 399, orderQuantity: 1 }];
    const { user } = await order(saysNothing, says({ ...placed, lines }));
    await screen.findByText(/We cannot reach the shop/);
    await placeAgain(user);
    expect(await screen.findByText(/Your first try had reached us/)).toBeVisible();
  });
});

describe('A cart that another device has emptied', () => {
  it.each(['/cart', '/checkout'])('is told at %s, with what is gone', async (path) => {
    server.use(cartIs([jhabla, socks]));
    const { store } = await renderScreen(path, { state: guest([jhabla, socks]) });
    await screen.findAllByText(/Mulmul jhabla/);
    await waitFor(() => expect(screen.queryByText('Updating…')).not.toBeInTheDocument());
    server.use(cartIs([]));

    store.dispatch(baseApi.util.invalidateTags(['Cart']));
    expect(await screen.findByText(/No longer in your cart: .*Mulmul jhabla.*Bamboo socks/)).toBeVisible();
  });
});
