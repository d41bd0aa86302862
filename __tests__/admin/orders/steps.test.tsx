/** One order and its steps, from the quote to the doorstep, and two people at one order. */
import { screen, waitFor, within } from '@testing-library/react';
import type { StaffOrder } from '../../../src/contract/staffOrders';
import { baseApi } from '../../../src/admin/api/baseApi';
import { renderDesk } from '../../support/admin/renderDesk';
import { server } from '../../support/answers/server';
import { success } from '../../support/answers/answers';
import { changeAnswers, orderIs, refusal, staffOrder, toldAnswers } from '../../support/answers/staffCalls';

const quoted = staffOrder({
  version: 'v2',
  shipping: 80,
  amountDue: 1279,
  next: 'payment',
  payment: { state: 'claimed', amount: null, at: null, refunded: null, reference: '412345678901' },
});
const paid = staffOrder({ ...quoted, version: 'v3', next: 'ship', payment: { ...quoted.payment, state: 'received' } });

async function openStep(order: StaffOrder, button: string) {
  server.use(orderIs(() => order).handler);
  const { user } = renderDesk(`/orders/${order.orderNo}`);
  await user.click(await screen.findByRole('button', { name: button }));
  return { user, dialog: await screen.findByRole('dialog', { name: `${button}: ${order.orderNo}` }) };
}

describe('the next step of an order', () => {
  it('is to quote the shipping, in rupees', async () => {
    const call = changeAnswers('shipping', () => success(quoted));
    server.use(call.handler);
    const { user, dialog } = await openStep(staffOrder(), 'Quote shipping');
    const amount = within(dialog).getByLabelText('Shipping charge');
    await user.type(amount, 'eighty{Enter}');
    expect(await within(dialog).findByText('Please enter an amount in rupees, such as 80 or 80.50.')).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '80{Enter}');
    expect(await screen.findByText('Shipping of ₹80 was quoted.')).toBeVisible();
    expect(JSON.parse(call.asked[0]?.body ?? '')).toEqual({ version: 'v1', amount: 80 });
    expect(await screen.findByRole('button', { name: 'Payment received' })).toBeVisible();
  });

  it('is to note the payment, with what the customer claimed already there', async () => {
    const call = changeAnswers('payment', () => success(paid));
    server.use(call.handler);
    const { user, dialog } = await openStep(quoted, 'Payment received');
    expect(within(dialog).getByLabelText('Amount received')).toHaveValue('1279');
    expect(within(dialog).getByLabelText('Reference (UTR)')).toHaveValue('412345678901');
    await user.click(within(dialog).getByRole('button', { name: 'Payment received' }));
    expect(await screen.findByText('₹1,279 received.')).toBeVisible();
    expect(JSON.parse(call.asked[0]?.body ?? '')).toEqual({
      version: 'v2',
      amount: 1279,
      reference: '412345678901',
      despite: [],
    });
  });

  it('warns of a reference that was used, and takes it when it is pressed again', async () => {
    const call = changeAnswers('payment', (time) =>
      time === 1
        ? refusal({ code: 'REFERENCE_USED', message: 'This reference stands at order 9GM5-V3N7 too.' })
        : success(paid),
    );
    server.use(call.handler);
    const { user, dialog } = await openStep(quoted, 'Payment received');
    await user.click(within(dialog).getByRole('button', { name: 'Payment received' }));
    expect(await within(dialog).findByText('This reference stands at order 9GM5-V3N7 too.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Yes, it was received' }));
    expect(await screen.findByText('₹1,279 received.')).toBeVisible();
    expect(JSON.parse(call.asked[1]?.body ?? '')).toMatchObject({ despite: ['REFERENCE_USED'] });
  });

  it('asks again where what it was asked about is typed anew', async () => {
    const call = changeAnswers('payment', (time) =>
      time === 1 ? refusal({ code: 'AMOUNT_DIFFERS', message: '₹1,279 is due.' }) : success(paid),
    );
    server.use(call.handler);
    const { user, dialog } = await openStep(quoted, 'Payment received');
    const amount = within(dialog).getByLabelText('Amount received');
    await user.clear(amount);
    await user.type(amount, '400{Enter}');
    expect(await within(dialog).findByRole('button', { name: 'Yes, it was received' })).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '1,279');
    expect(within(dialog).queryByText('₹1,279 is due.')).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Payment received' }));
    expect(await screen.findByText('₹1,279 received.')).toBeVisible();
    expect(JSON.parse(call.asked[1]?.body ?? '')).toMatchObject({ amount: 1279, despite: [] });
  });

  it('is to ship, and the next parcel has the same courier', async () => {
    const shipped = staffOrder({ ...paid, version: 'v4', status: 'SHIPPED', next: 'deliver' });
    const call = changeAnswers('ship', () => success(shipped));
    server.use(call.handler);
    const { user, dialog } = await openStep(paid, 'Ship');
    await user.type(within(dialog).getByLabelText('Courier'), 'DTDC');
    await user.type(within(dialog).getByLabelText('Tracking number'), 'D123{Enter}');
    expect(await screen.findByText('7K3M-9QX2 is shipped; the customer is told.')).toBeVisible();
    expect(JSON.parse(call.asked[0]?.body ?? '')).toEqual({
      version: 'v3',
      courier: 'DTDC',
      trackingNumber: 'D123',
      despite: [],
    });
    expect(window.localStorage.getItem('staff:courier')).toBe('DTDC');
  });
});

describe('the dialog of a step', () => {
  it('gives the focus back to its button when it is closed', async () => {
    const { user } = await openStep(staffOrder(), 'Quote shipping');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Quote shipping' })).toHaveFocus());
  });
});

describe('two people at one order', () => {
  it('shows what there is now beside what was typed, and sends that again on the new version', async () => {
    const now = staffOrder({
      version: 'v2',
      shipping: 60,
      timeline: [{ at: '2026-11-29T05:00:00.000Z', who: 'ravi@example.com', what: 'shipping quoted', details: '₹60' }],
    });
    const call = changeAnswers('shipping', (time) =>
      time === 1
        ? refusal({ code: 'STALE', message: 'Somebody else changed it.', current: now })
        : success({ ...now, version: 'v3', shipping: 80 }),
    );
    server.use(call.handler);
    const { user, dialog } = await openStep(staffOrder(), 'Quote shipping');
    const amount = within(dialog).getByLabelText('Shipping charge');
    await user.type(amount, '80{Enter}');
    expect(await within(dialog).findByText('Shipping ₹60')).toBeVisible();
    expect(within(dialog).getByText(/shipping quoted, by ravi@example.com/)).toBeVisible();
    expect(amount).toHaveValue('80');
    await user.click(within(dialog).getByRole('button', { name: 'Tell the customer' }));
    await waitFor(() => expect(call.asked).toHaveLength(2));
    expect(JSON.parse(call.asked[1]?.body ?? '')).toEqual({ version: 'v2', amount: 80 });
  });
});

describe('an order that somebody else moves meanwhile', () => {
  it('leaves the form that is open, and what is typed, as they are', async () => {
    const orders = orderIs((time) => (time === 1 ? staffOrder() : quoted));
    server.use(orders.handler);
    const { user, store } = renderDesk('/orders/7K3M-9QX2');
    await user.click(await screen.findByRole('button', { name: 'Quote shipping' }));
    const dialog = await screen.findByRole('dialog', { name: 'Quote shipping: 7K3M-9QX2' });
    await user.type(within(dialog).getByLabelText('Shipping charge'), '95');
    store.dispatch(baseApi.util.invalidateTags(['Order']));
    expect(await screen.findByText('Customer says paid', { selector: '.ant-tag' })).toBeInTheDocument();
    expect(within(dialog).getByLabelText('Shipping charge')).toHaveValue('95');
  });

  it('gives no line what was chosen for another', async () => {
    const [first] = staffOrder().lines;
    const lines = [
      { ...first!, serialNo: 41 },
      { ...first!, serialNo: 42, name: 'Cotton frock', colours: [], sizes: ['1-2 y', '2-3 y'], size: '1-2 y' },
    ];
    const before = staffOrder({ lines });
    const orders = orderIs((time) => (time === 1 ? before : staffOrder({ version: 'v2', lines: lines.slice(1) })));
    const call = changeAnswers('change', () => success(staffOrder({ version: 'v3' })));
    server.use(orders.handler, call.handler);
    const { user, store } = renderDesk('/orders/7K3M-9QX2');
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change 7K3M-9QX2' });
    const frock = within(dialog).getByRole('group', { name: 'Cotton frock' });
    await user.click(within(frock).getByLabelText('Size'));
    await user.click(await screen.findByTitle('2-3 y'));
    store.dispatch(baseApi.util.invalidateTags(['Order']));
    await waitFor(() => expect(orders.asked).toHaveLength(2));
    await user.click(within(dialog).getByRole('button', { name: 'Change the order' }));
    await waitFor(() => expect(call.asked).toHaveLength(1));
    expect(JSON.parse(call.asked[0]?.body ?? '')).toEqual({ version: 'v1', lines: [{ serialNo: 42, size: '2-3 y' }] });
  });
});

describe('an order', () => {
  it('shows address as on the label, lines, sums, notes and what happened', async () => {
    server.use(orderIs(() => quoted).handler);
    renderDesk('/orders/7K3M-9QX2');
    expect(await screen.findByRole('heading', { name: 'Meera Joshi' })).toBeVisible();
    expect(screen.getByText('400601')).toBeVisible();
    expect(screen.getByText('Mulmul jhabla')).toBeVisible();
    expect(screen.getByText('₹1,279')).toBeVisible();
    expect(screen.getByText('placed')).toBeVisible();
    expect(screen.getByText('None: tell this customer by phone')).toBeVisible();
  });

  it('is cancelled once it was asked', async () => {
    const call = changeAnswers('cancel', () => success(staffOrder({ status: 'CANCELED', next: null })));
    server.use(orderIs(() => staffOrder()).handler, call.handler);
    const { user } = renderDesk('/orders/7K3M-9QX2');
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel 7K3M-9QX2?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByText('7K3M-9QX2 is cancelled.')).toBeVisible();
  });

  it('changes before it ships, and only what was changed is sent', async () => {
    const call = changeAnswers('change', () => success(staffOrder({ amountDue: 599.5, version: 'v2' })));
    server.use(orderIs(() => staffOrder()).handler, call.handler);
    const { user } = renderDesk('/orders/7K3M-9QX2');
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change 7K3M-9QX2' });
    const line = within(dialog).getByRole('group', { name: 'Mulmul jhabla' });
    await user.click(within(line).getByLabelText('Pieces'));
    await user.click(await screen.findByTitle('1'));
    await user.click(within(dialog).getByRole('button', { name: 'Change the order' }));
    expect(await screen.findByText('7K3M-9QX2 is changed; it comes to ₹599.50.')).toBeVisible();
    expect(JSON.parse(call.asked[0]?.body ?? '')).toEqual({ version: 'v1', lines: [{ serialNo: 41, quantity: 1 }] });
  });

  it('opens WhatsApp with the words of the step, and notes that they were sent', async () => {
    const tab = { opener: {} as unknown, location: { replace: jest.fn() }, close: jest.fn() };
    const opens = jest.spyOn(window, 'open').mockReturnValue(tab as never);
    const told = toldAnswers({ text: 'Thank you! https://shop.example/order/7K3M-9QX2', link: '', order: quoted });
    server.use(orderIs(() => staffOrder()).handler, told.handler);
    const { user } = renderDesk('/orders/7K3M-9QX2');
    await user.click(await screen.findByRole('button', { name: /WhatsApp/ }));
    await waitFor(() =>
      expect(tab.location.replace).toHaveBeenCalledWith(
        `https://wa.me/919820012345?text=${encodeURIComponent('Thank you! https://shop.example/order/7K3M-9QX2')}`,
      ),
    );
    expect(JSON.parse(told.asked[0]?.body ?? '')).toEqual({ step: 'placed', by: 'whatsapp' });
    opens.mockRestore();
  });
});
