/** What went wrong with an order is put right at the desk. */
import { screen, waitFor, within } from '@testing-library/react';
import type { StaffOrder } from '../../../src/contract/staffOrders';
import { renderDesk } from '../../support/admin/renderDesk';
import { server } from '../../support/answers/server';
import { success } from '../../support/answers/answers';
import { changeAnswers, orderIs, staffOrder } from '../../support/answers/staffCalls';

const quoted = staffOrder({
  version: 'v2',
  shipping: 80,
  amountDue: 1279,
  next: 'payment',
  payment: { state: 'claimed', amount: null, at: null, refunded: null, reference: '412345678901' },
});
const paid = staffOrder({ ...quoted, version: 'v3', next: 'ship', payment: { ...quoted.payment, state: 'received' } });

describe('what else is possible with an order', () => {
  const more = async (order: StaffOrder, name: string) => {
    server.use(orderIs(() => order).handler);
    const { user } = renderDesk('/orders/7K3M-9QX2');
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name }));
    return user;
  };

  it('is to quote the shipping again, beginning with what was quoted', async () => {
    const call = changeAnswers('shipping', () => success({ ...quoted, version: 'v3', shipping: 60 }));
    server.use(call.handler);
    const user = await more({ ...quoted, possible: ['shipping', 'payment', 'cancel'] }, 'Quote shipping again');
    const dialog = await screen.findByRole('dialog', { name: 'Quote shipping again: 7K3M-9QX2' });
    const amount = within(dialog).getByLabelText('Shipping charge');
    expect(amount).toHaveValue('80');
    await user.clear(amount);
    await user.type(amount, '60{Enter}');
    expect(await screen.findByText('Shipping of ₹60 was quoted.')).toBeVisible();
    expect(JSON.parse(call.asked[0]?.body ?? '')).toEqual({ version: 'v2', amount: 60 });
    await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
  });

  it('is to correct the number of a parcel that is on its way', async () => {
    const shipped = staffOrder({
      status: 'SHIPPED',
      next: 'deliver',
      possible: ['deliver', 'cancel', 'parcel'],
      courier: 'DTDC',
      trackingNumber: 'D132',
    });
    const call = changeAnswers('parcel', () => success({ ...shipped, version: 'v2', trackingNumber: 'D123' }));
    server.use(call.handler);
    const user = await more(shipped, 'Correct the parcel');
    const dialog = await screen.findByRole('dialog', { name: 'Correct the parcel: 7K3M-9QX2' });
    const number = within(dialog).getByLabelText('Tracking number');
    expect(number).toHaveValue('D132');
    await user.clear(number);
    await user.type(number, 'D123{Enter}');
    expect(await screen.findByText('The parcel of 7K3M-9QX2 is corrected; the customer is told.')).toBeVisible();
    expect(JSON.parse(call.asked[0]?.body ?? '')).toEqual({ version: 'v1', courier: 'DTDC', trackingNumber: 'D123' });
  });

  it('leaves the courier’s own page to follow from the corrected number', async () => {
    const shipped = staffOrder({
      status: 'SHIPPED',
      next: 'deliver',
      possible: ['deliver', 'parcel'],
      courier: 'Delhivery',
      trackingNumber: 'AA1',
      trackingUrl: 'https://www.delhivery.com/track-v2/package/AA1',
    });
    const call = changeAnswers('parcel', () => success({ ...shipped, version: 'v2' }));
    server.use(call.handler);
    const user = await more(shipped, 'Correct the parcel');
    const dialog = await screen.findByRole('dialog', { name: 'Correct the parcel: 7K3M-9QX2' });
    expect(within(dialog).getByLabelText('Link, if the courier sent one')).toHaveValue('');
    const number = within(dialog).getByLabelText('Tracking number');
    await user.clear(number);
    await user.type(number, 'BB9{Enter}');
    await waitFor(() => expect(call.asked).toHaveLength(1));
    expect(JSON.parse(call.asked[0]?.body ?? '')).toEqual({
      version: 'v1',
      courier: 'Delhivery',
      trackingNumber: 'BB9',
    });
  });

  it('is to say that a claimed payment did not come', async () => {
    const asked = staffOrder({ ...quoted, version: 'v3', payment: { ...quoted.payment, state: 'asked' } });
    const call = changeAnswers('not-paid', () => success(asked));
    server.use(call.handler);
    const user = await more({ ...quoted, possible: ['payment', 'notPaid', 'cancel'] }, 'No such payment');
    const dialog = await screen.findByRole('dialog', { name: 'No such payment: 7K3M-9QX2' });
    expect(within(dialog).getByText(/with reference 412345678901 is not at your bank/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'It did not come' }));
    expect(await screen.findByText('Meera Joshi is asked for the payment again.')).toBeVisible();
  });

  it('is to undo a payment that was noted by mistake', async () => {
    const call = changeAnswers('payment-undone', () => success({ ...quoted, version: 'v4' }));
    server.use(call.handler);
    const received = {
      ...paid,
      payment: { ...paid.payment, amount: 1279 },
      possible: ['ship', 'undoPayment'] as const,
    };
    const user = await more({ ...received, possible: [...received.possible] }, 'Not received after all');
    const dialog = await screen.findByRole('dialog', { name: 'Not received after all: 7K3M-9QX2' });
    await user.click(within(dialog).getByRole('button', { name: 'It was not received' }));
    expect(await screen.findByText('7K3M-9QX2 is unpaid again.')).toBeVisible();
    expect(JSON.parse(call.asked[0]?.body ?? '')).toEqual({ version: 'v3' });
  });

  it('is to unpack what was packed too early, at once', async () => {
    const packed = { ...paid, isPacked: true, possible: ['ship' as const, 'unpack' as const] };
    const call = changeAnswers('packed', () => success({ ...paid, version: 'v4' }));
    server.use(call.handler);
    await more(packed, 'Not packed after all');
    expect(await screen.findByText('7K3M-9QX2 is not packed any more.')).toBeVisible();
    expect(JSON.parse(call.asked[0]?.body ?? '')).toEqual({ version: 'v3', packed: false });
  });
});
