/** The checkout of a guest, and how a guest fills it in. */
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { says } from '../answers/answers';
import { jhabla } from './cartScreen';
import { guest, ordersAnswer, placed } from '../answers/guest';
import { cartIs } from '../answers/handlers';
import { arriveAt } from './renderApp';
import { renderScreen } from './renderFeature';
import { server } from '../answers/server';
import { write } from './write';

const details = {
  'Full name': 'आशा Kulkarni',
  'Mobile number': '9820012345',
  'House name': 'Flat 3, Sai Kripa',
  Street: 'Gokhale Road',
  City: 'Thane',
  State: 'Maharashtra',
  'PIN code': '400601',
};

type Details = Partial<Record<keyof typeof details, string>>;

export async function fillInCheckout(user: UserEvent, changed: Details = {}, terms = true) {
  for (const [label, value] of Object.entries({ ...details, ...changed })) {
    await write(user, await screen.findByLabelText(label), value);
  }
  const box = screen.getByRole('checkbox', { name: 'I agree to the terms & conditions' });
  if (terms !== (box as HTMLInputElement).checked) await user.click(box);
}

/** The page after an order, and its number. */
export async function expectThanks() {
  expect(await screen.findByRole('heading', { name: 'Thank You', level: 1 })).toBeVisible();
  await arriveAt('/payment-successful');
  expect(screen.getByText(placed.orderNo)).toBeVisible();
}

export const placeOrder = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Place Order' }));

/** By the browser's Back, from the page of an order that failed. */
export async function backToForm() {
  await screen.findByRole('button', { name: 'Try again' });
  act(() => window.history.back());
  await screen.findByRole('button', { name: 'Place Order' });
  await waitFor(() => expect(screen.queryByText('Updating…')).not.toBeInTheDocument());
}

/** The whole of it: filled in and sent. */
export async function orderAsGuest(user: UserEvent) {
  await fillInCheckout(user);
  await placeOrder(user);
}

/** The same order once more, from the form. */
export async function placeAgain(user: UserEvent) {
  await backToForm();
  await user.click(screen.getByRole('checkbox', { name: 'I agree to the terms & conditions' }));
  await placeOrder(user);
}

/** The checkout of a guest with two jhablas, ready to be filled in. */
export async function openCheckout(
  orders = ordersAnswer(says(placed)),
  lines = [jhabla],
  more: Parameters<typeof renderScreen>[1] = {},
) {
  server.use(cartIs(lines), orders.handler);
  const shop = await renderScreen('/checkout', { state: guest(lines), ...more });
  if (lines.length > 0) await screen.findByRole('button', { name: 'Place Order' });
  await waitFor(() => expect(screen.queryByText('Updating…')).not.toBeInTheDocument());
  return { ...shop, sent: orders.sent };
}
