/** Several orders at once: packed, shipped, printed, cancelled. */
import { screen, waitFor, within } from '@testing-library/react';
import type { ManyMoved } from '../../../src/contract/staffOrderChanges';
import { renderDesk } from '../../support/admin/renderDesk';
import { server } from '../../support/answers/server';
import { manyAnswers, manyAre, ordersAre, sheetsAre, shopIs, staffOrder } from '../../support/answers/staffCalls';

const fresh = staffOrder();
const paid = staffOrder({
  orderNo: '9GM5-V3N7',
  name: 'Ravi Rao',
  shipping: 80,
  amountDue: 1279,
  next: 'ship',
  payment: { state: 'received', amount: 1279, at: '2026-11-29T05:00:00.000Z', refunded: null, reference: 'UTR1' },
});

describe('several orders at once', () => {
  it('are marked packed, with a word for each that is not', async () => {
    const packed = manyAre('packed', {
      done: [],
      failed: [{ orderNo: '9GM5-V3N7', message: 'It was cancelled meanwhile.' }],
    });
    server.use(ordersAre(() => [fresh, paid]).handler, packed.handler);
    const { user } = renderDesk('/orders');
    await user.click(await screen.findByRole('checkbox', { name: 'Choose 9GM5-V3N7' }));
    expect(screen.getByText('1 chosen: 1 to pack, 1 to ship')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mark packed' }));
    expect(await screen.findByText('9GM5-V3N7: It was cancelled meanwhile.')).toBeVisible();
    expect(JSON.parse(packed.asked[0]?.body ?? '')).toEqual({
      orders: [{ orderNo: '9GM5-V3N7', version: paid.version }],
    });
  });

  it('ship with a tracking number each, and the courier of last time', async () => {
    const other = { ...paid, orderNo: '2CC2-AAAA', name: 'Sita Nair' };
    const shipped = manyAre('ship-many', { done: ['9GM5-V3N7', '2CC2-AAAA'], failed: [] });
    server.use(ordersAre(() => [paid, other]).handler, shipped.handler);
    window.localStorage.setItem('staff:courier', 'Delhivery');
    const { user } = renderDesk('/orders');
    await user.click(await screen.findByRole('checkbox', { name: 'Choose 9GM5-V3N7' }));
    await user.click(screen.getByRole('checkbox', { name: 'Choose 2CC2-AAAA' }));
    await user.click(screen.getByRole('button', { name: 'Ship' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ship 2 orders' });
    await user.type(within(dialog).getByLabelText('9GM5-V3N7: tracking number'), 'A1');
    await user.click(within(dialog).getByRole('button', { name: 'Ship them' }));
    expect(await within(dialog).findByText('Please enter the tracking number.')).toBeVisible();
    await user.type(within(dialog).getByLabelText('2CC2-AAAA: tracking number'), 'B2');
    await user.click(within(dialog).getByRole('button', { name: 'Ship them' }));
    expect(await within(dialog).findByText('2 shipped.')).toBeVisible();
    expect(JSON.parse(shipped.asked[0]?.body ?? '')).toEqual({
      orders: [
        { orderNo: '9GM5-V3N7', version: 'v1', courier: 'Delhivery', trackingNumber: 'A1' },
        { orderNo: '2CC2-AAAA', version: 'v1', courier: 'Delhivery', trackingNumber: 'B2' },
      ],
    });
  });

  it('keep what was typed for a parcel that is refused, and send that one again on its new version', async () => {
    const other = { ...paid, orderNo: '2CC2-AAAA', name: 'Sita Nair' };
    const refused = { orderNo: '2CC2-AAAA', message: 'Somebody else changed it meanwhile.' };
    const answers: ManyMoved[] = [
      { done: ['9GM5-V3N7'], failed: [refused] },
      { done: ['2CC2-AAAA'], failed: [] },
    ];
    const shipped = manyAnswers('ship-many', (time) => answers[time - 1] ?? { done: [], failed: [] });
    server.use(
      ordersAre(() => (shipped.asked.length === 0 ? [paid, other] : [{ ...other, version: 'v2' }])).handler,
      shipped.handler,
    );
    window.localStorage.setItem('staff:courier', 'Delhivery');
    const { user } = renderDesk('/orders');
    await user.click(await screen.findByRole('checkbox', { name: 'Choose 9GM5-V3N7' }));
    await user.click(screen.getByRole('checkbox', { name: 'Choose 2CC2-AAAA' }));
    await user.click(screen.getByRole('button', { name: 'Ship' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ship 2 orders' });
    await user.type(within(dialog).getByLabelText('9GM5-V3N7: tracking number'), 'A1');
    await user.type(within(dialog).getByLabelText('2CC2-AAAA: tracking number'), 'B2');
    await user.click(within(dialog).getByRole('button', { name: 'Ship them' }));
    expect(await within(dialog).findByText('Somebody else changed it meanwhile.')).toBeVisible();
    expect(within(dialog).queryByLabelText('9GM5-V3N7: tracking number')).not.toBeInTheDocument();
    expect(within(dialog).getByLabelText('2CC2-AAAA: tracking number')).toHaveValue('B2');
    // The list behind the dialog has the order as it is now.
    expect(await screen.findByText('1 order')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Ship these again' }));
    expect(await within(dialog).findByText('2 shipped.')).toBeVisible();
    expect(JSON.parse(shipped.asked[1]?.body ?? '')).toEqual({
      orders: [{ orderNo: '2CC2-AAAA', version: 'v2', courier: 'Delhivery', trackingNumber: 'B2' }],
    });
  });

  it('are printed as slips without prices, as labels and as invoices', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    server.use(
      ordersAre(() => [paid]).handler,
      sheetsAre([paid]).handler,
      shopIs({ address: ['7 Mill Lane', 'Thane'], phone: '022 1' }),
    );
    const { user } = renderDesk('/orders');
    await user.click(await screen.findByRole('checkbox', { name: 'Choose 9GM5-V3N7' }));
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await user.click(await screen.findByRole('button', { name: 'Packing slips (A5)' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const slip = document.querySelector('.sheets .slip');
    expect(slip).toHaveTextContent('Packed for Ravi Rao');
    expect(slip).not.toHaveTextContent('₹');
    await user.click(screen.getByRole('button', { name: 'Address labels (10 × 15 cm)' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
    expect(document.querySelector('.sheets .label')).toHaveTextContent('400601');
    expect(document.querySelector('.sheets .label')).toHaveTextContent('7 Mill Lane, Thane, 022 1');
    await user.click(screen.getByRole('button', { name: 'Invoices (A4)' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(3));
    const invoice = document.querySelector('.sheets .invoice');
    expect(invoice).toHaveTextContent('Together₹1,279');
    expect(invoice).toHaveTextContent('Rupees One Thousand Two Hundred Seventy-Nine Only');
    print.mockRestore();
  });

  it('are printed of a shop that says nothing of itself', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    server.use(ordersAre(() => [paid]).handler, sheetsAre([paid]).handler, shopIs({}));
    const { user } = renderDesk('/orders');
    await user.click(await screen.findByRole('checkbox', { name: 'Choose 9GM5-V3N7' }));
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await user.click(await screen.findByRole('button', { name: 'Packing slips (A5)' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(document.querySelector('.sheets footer')).toHaveTextContent(/^Thank you!$/);
    await user.click(screen.getByRole('button', { name: 'Address labels (10 × 15 cm)' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
    expect(document.querySelector('.label-from')).toHaveTextContent(/^From Jhabla & Co\.$/);
    print.mockRestore();
  });

  it('that are overdue are cancelled once it was asked', async () => {
    const overdue = { ...fresh, isOverdue: true };
    const cancelled = manyAre('cancel-overdue', { done: ['7K3M-9QX2'], failed: [] });
    server.use(ordersAre(() => [overdue]).handler, cancelled.handler);
    const { user } = renderDesk('/orders?overdue=true');
    await user.click(await screen.findByRole('button', { name: 'Cancel this one' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel the orders' }));
    expect(await screen.findByText('1 cancelled.')).toBeVisible();
  });
});
