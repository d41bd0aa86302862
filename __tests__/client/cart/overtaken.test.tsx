/**
 * An answer that was asked for before a change may come after the change is confirmed, as on a poor network. It must
 * not undo on the page what the server has done (docs/requirements.md section 4, Cart quantity).
 */
import { screen, waitFor } from '@testing-library/react';
import type { CartItem } from '../../../src/contract/cart';
import { success } from '../../support/answers/answers';
import type { Answer } from '../../support/answers/answers';
import { line } from '../../support/data/builders';
import { cartAnswers, quantityAnswers, removalAnswers } from '../../support/answers/cartCalls';
import { guest } from '../../support/answers/guest';
import { held } from '../../support/lib/held';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';

const jhabla = line({ productName: 'Mulmul jhabla', productRate: 399, orderQuantity: 2 });

/** The cart as the device kept it. The first answer about it and the second wait for the test. */
async function openCart() {
  const [first, second] = [held<Awaited<Answer<CartItem[]>>>(), held<Awaited<Answer<CartItem[]>>>()];
  const { handler, asked } = cartAnswers((time) => (time === 1 ? first : second).promise);
  server.use(handler, quantityAnswers().handler, removalAnswers(0).handler);
  const { user, store } = await renderScreen('/cart', { state: guest([jhabla]) });
  return { user, store, first, second, timesAsked: () => asked.length };
}
const isAskedAgain = (timesAsked: () => number) => waitFor(() => expect(timesAsked()).toBe(2));

describe('an answer about the cart from before a change', () => {
  it('leaves the quantity that the server has confirmed', async () => {
    const { user, store, first, second, timesAsked } = await openCart();
    await user.click(screen.getByRole('button', { name: 'One more' }));
    await waitFor(() => expect(store.getState().cart.lines).toMatchObject([{ orderQuantity: 3 }]));
    first.release(success([jhabla]));
    await isAskedAgain(timesAsked);
    expect(screen.getByText('3', { selector: 'output' })).toBeVisible();
    expect(store.getState().cart.lines).toMatchObject([{ orderQuantity: 3 }]);
    second.release(success([{ ...jhabla, orderQuantity: 3, productRate: 450 }]));
    expect(await screen.findByText('₹450 each')).toBeVisible();
  });

  it('brings no deleted line back', async () => {
    const { user, store, first, second, timesAsked } = await openCart();
    await user.click(screen.getByRole('button', { name: /^Delete/ }));
    await waitFor(() => expect(store.getState().cart.lines).toEqual([]));
    first.release(success([jhabla]));
    await isAskedAgain(timesAsked);
    expect(screen.queryByRole('heading', { name: 'Mulmul jhabla' })).not.toBeInTheDocument();
    expect(store.getState().cart.lines).toEqual([]);
    second.release(success([]));
    expect(await screen.findByText(/Your cart is empty/)).toBeVisible();
  });
});
