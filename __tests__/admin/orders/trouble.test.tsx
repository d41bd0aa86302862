/** What goes wrong in the middle of a step: it is said in words, and nothing that was typed is lost. */
import { screen, waitFor, within } from '@testing-library/react';
import type { StaffOrder } from '../../../src/contract/staffOrders';
import { renderDesk } from '../../support/admin/renderDesk';
import { success } from '../../support/answers/answers';
import { callIsLost, callWaits } from '../../support/answers/handlers';
import { server } from '../../support/answers/server';
import { changeAnswers, noSuchOrder, orderIs, ordersAre, refusal, staffOrder } from '../../support/answers/staffCalls';

const received = { state: 'received', amount: 1279, at: null, refunded: null, reference: null } as const;
const asked = staffOrder({ shipping: 80, amountDue: 1279, next: 'payment' });
const paid = staffOrder({ ...asked, next: 'ship', payment: received });
const lastBy = (what: string) => [{ at: '2026-11-29T05:00:00.000Z', who: 'ravi@example.com', what, details: null }];
const stale = (current: StaffOrder) => refusal({ code: 'STALE', message: 'Somebody else changed it.', current });

async function openDialog(order: StaffOrder, button: string) {
  server.use(orderIs(() => order).handler);
  const { user } = renderDesk(`/orders/${order.orderNo}`);
  await user.click(await screen.findByRole('button', { name: button }));
  return { user, dialog: await screen.findByRole('dialog') };
}
const bodyOf = (call: ReturnType<typeof changeAnswers>, time: number): unknown =>
  JSON.parse(call.asked[time - 1]?.body ?? '');

describe('a step without a connection', () => {
  it('says so, keeps what was typed, and is done when it is pressed again', async () => {
    server.use(callIsLost('/admin/api/orders/:orderNo/shipping'));
    const { user, dialog } = await openDialog(staffOrder(), 'Quote shipping');
    await user.type(within(dialog).getByLabelText('Shipping charge'), '80{Enter}');
    expect(await within(dialog).findByText(/^The shop cannot be reached\. Check your connection/)).toBeVisible();
    expect(within(dialog).getByLabelText('Shipping charge')).toHaveValue('80');
    const shipping = changeAnswers('shipping', () => success(asked));
    server.use(shipping.handler);
    await user.click(within(dialog).getByRole('button', { name: 'Tell the customer' }));
    expect(await screen.findByText('Shipping of ₹80 was quoted.')).toBeVisible();
  });

  it('says so too where the shop takes too long to answer', async () => {
    const { user, dialog } = await openDialog(staffOrder(), 'Quote shipping');
    server.use(callWaits('/admin/api/orders/:orderNo/shipping'));
    await user.type(within(dialog).getByLabelText('Shipping charge'), '80');
    const usual = globalThis.setTimeout;
    // Twenty seconds pass at once.
    const later = jest
      .spyOn(globalThis, 'setTimeout')
      .mockImplementation(((act: () => void, ms?: number) => usual(act, ms === 20_000 ? 0 : ms)) as never);
    await user.keyboard('{Enter}');
    expect(await within(dialog).findByText(/^The shop takes too long to answer/)).toBeVisible();
    later.mockRestore();
    expect(within(dialog).getByLabelText('Shipping charge')).toHaveValue('80');
  });
});

describe('a step that the shop doubts', () => {
  it('is asked about where the amount is another than what is due', async () => {
    const payment = changeAnswers('payment', (time) =>
      time === 1
        ? refusal({ code: 'AMOUNT_DIFFERS', message: 'Due is ₹1,279, and ₹1,200 came.' })
        : success({ ...paid, version: 'v2' }),
    );
    server.use(payment.handler);
    const { user, dialog } = await openDialog(asked, 'Payment received');
    const amount = within(dialog).getByLabelText('Amount received');
    await user.clear(amount);
    await user.type(amount, '1200{Enter}');
    expect(await within(dialog).findByText('Due is ₹1,279, and ₹1,200 came.')).toBeVisible();
    expect(amount).toHaveValue('1200');
    await user.click(within(dialog).getByRole('button', { name: 'Yes, it was received' }));
    expect(await screen.findByText('₹1,200 received.')).toBeVisible();
    expect(bodyOf(payment, 2)).toMatchObject({ amount: 1200, despite: ['AMOUNT_DIFFERS'] });
  });

  it('is refused beside its field where the amount is none', async () => {
    const { user, dialog } = await openDialog(asked, 'Payment received');
    const amount = within(dialog).getByLabelText('Amount received');
    for (const typed of ['-5', '12.345', 'all of it']) {
      await user.clear(amount);
      await user.type(amount, `${typed}{Enter}`);
      await waitFor(() =>
        expect(amount).toHaveAccessibleDescription(/^Please enter an amount in rupees, such as 80 or 80\.50\./),
      );
      expect(amount).toHaveValue(typed);
    }
  });

  it('is asked about where a parcel goes out unpaid', async () => {
    const ship = changeAnswers('ship', (time) =>
      time === 1
        ? refusal({ code: 'NOT_PAID', message: 'This order is not paid yet.' })
        : success({ ...paid, status: 'SHIPPED', next: 'deliver' }),
    );
    server.use(ship.handler);
    const { user, dialog } = await openDialog(paid, 'Ship');
    await user.type(within(dialog).getByLabelText('Courier'), 'DTDC');
    await user.type(within(dialog).getByLabelText('Tracking number'), 'D1{Enter}');
    expect(await within(dialog).findByText('This order is not paid yet.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Yes, ship it unpaid' }));
    await waitFor(() => expect(bodyOf(ship, 2)).toMatchObject({ trackingNumber: 'D1', despite: ['NOT_PAID'] }));
  });
});

describe('two people at one order', () => {
  it('keeps a half-typed step open when the order behind it has moved on', async () => {
    let order = staffOrder();
    server.use(orderIs(() => order).handler);
    const { user } = renderDesk('/orders/7K3M-9QX2');
    await user.click(await screen.findByRole('button', { name: 'Quote shipping' }));
    const dialog = await screen.findByRole('dialog', { name: 'Quote shipping: 7K3M-9QX2' });
    await user.type(within(dialog).getByLabelText('Shipping charge'), '80');
    order = { ...asked, version: 'v2', shipping: 60 };
    server.use(changeAnswers('shipping', () => stale(order)).handler);
    await user.keyboard('{Enter}');
    expect(await within(dialog).findByText('Shipping ₹60')).toBeVisible();
    // The page behind shows it too, and the dialog is still the one that was begun.
    expect(await screen.findByRole('button', { name: 'Payment received', hidden: true })).toBeInTheDocument();
    expect(within(dialog).getByLabelText('Shipping charge')).toHaveValue('80');
  });

  it('shows in a change what there is now, and keeps the address that was typed', async () => {
    const now = staffOrder({ version: 'v2', timeline: lastBy('changed') });
    const change = changeAnswers('change', (time) => (time === 1 ? stale(now) : success({ ...now, version: 'v3' })));
    server.use(change.handler);
    const { user, dialog } = await openDialog(staffOrder(), 'Change');
    const address = within(dialog).getByLabelText('Address');
    await user.clear(address);
    await user.type(address, '9 New Street, Thane, 400602');
    await user.click(within(dialog).getByRole('button', { name: 'Change the order' }));
    expect(await within(dialog).findByText(/Last: changed, by ravi@example.com/)).toBeVisible();
    expect(address).toHaveValue('9 New Street, Thane, 400602');
    await user.click(within(dialog).getByRole('button', { name: 'Change the order' }));
    await waitFor(() =>
      expect(bodyOf(change, 2)).toMatchObject({ version: 'v2', address: '9 New Street, Thane, 400602' }),
    );
  });

  it('shows before a cancel what there is now, and cancels that when it is pressed again', async () => {
    const now = staffOrder({ ...paid, version: 'v2', timeline: lastBy('payment received') });
    const cancel = changeAnswers('cancel', (time) =>
      time === 1 ? stale(now) : success({ ...now, status: 'CANCELED', next: 'refund' }),
    );
    server.use(cancel.handler);
    const { user, dialog } = await openDialog(staffOrder(), 'Cancel order');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the order' }));
    expect(await within(dialog).findByText(/Last: payment received, by ravi@example.com/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the order' }));
    await waitFor(() => expect(bodyOf(cancel, 2)).toEqual({ version: 'v2' }));
  });

  it('has the list as it is now where one press came too late', async () => {
    const now = { ...paid, isPacked: true, version: 'v2' };
    const packed = changeAnswers('packed', () => stale(now));
    server.use(ordersAre(() => [packed.asked.length > 0 ? now : paid]).handler, packed.handler);
    const { user } = renderDesk('/orders');
    await user.click(await screen.findByRole('button', { name: 'Mark packed: 7K3M-9QX2' }));
    expect(await screen.findByText('Somebody else changed it.')).toBeVisible();
    expect(await screen.findByText('Packed', { selector: '.tag-good' })).toBeVisible();
  });
});

describe('an order that does not exist', () => {
  it.each(['phone', 'desk'] as const)('is said in words, with the way to the list, at a %s', async (at) => {
    server.use(noSuchOrder(), ordersAre(() => [paid]).handler);
    const { user } = renderDesk('/orders/7K3M-9QX2?next=ship', { at });
    expect(await screen.findByRole('heading', { name: 'There is no such order' })).toBeVisible();
    expect(screen.getByText(/^No order has the number 7K3M-9QX2\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'To the list' }));
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/admin/orders?next=ship'));
  });
});
