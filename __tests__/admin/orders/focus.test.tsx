/** Orders by keyboard: after each step the focus stands where one goes on, and never at the top of the page. */
import { screen, waitFor, within } from '@testing-library/react';
import { renderDesk } from '../../support/admin/renderDesk';
import { success } from '../../support/answers/answers';
import { server } from '../../support/answers/server';
import {
  additionAnswers,
  changeAnswers,
  manyAre,
  orderIs,
  ordersAre,
  staffOrder,
} from '../../support/answers/staffCalls';

const first = staffOrder();
const second = staffOrder({ orderNo: '9GM5-V3N7', name: 'Ravi Rao' });
const third = staffOrder({ orderNo: '2CC2-AAAA', name: 'Sita Nair' });
const received = { state: 'received', amount: 1279, at: null, refunded: null, reference: null } as const;
const paid = staffOrder({ shipping: 80, amountDue: 1279, next: 'ship', payment: received });
const shipped = staffOrder({ ...paid, status: 'SHIPPED', next: 'deliver', courier: 'DTDC', trackingNumber: 'D1' });

const link = (name: string): HTMLElement => screen.getByRole('link', { name });

describe('the focus in the list', () => {
  it('goes on to the next step where a step took its button away', async () => {
    const packed = { ...paid, isPacked: true, version: 'v2' };
    const change = changeAnswers('packed', () => success(packed));
    server.use(ordersAre(() => [change.asked.length > 0 ? packed : paid]).handler, change.handler);
    const { user } = renderDesk('/orders');
    const pack = await screen.findByRole('button', { name: 'Mark packed: 7K3M-9QX2' });
    pack.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('7K3M-9QX2 is packed.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ship: 7K3M-9QX2' })).toHaveFocus());
  });

  it.each(['phone', 'desk'] as const)('goes on to the order below where its own left the list, at a %s', async (at) => {
    const quoted = { ...second, version: 'v2', shipping: 80, next: 'payment' as const };
    const shipping = changeAnswers('shipping', () => success(quoted));
    server.use(
      ordersAre(() => (shipping.asked.length > 0 ? [first, third] : [first, second, third])).handler,
      shipping.handler,
    );
    const { user } = renderDesk('/orders?next=shipping', { at });
    (await screen.findByRole('button', { name: 'Quote shipping: 9GM5-V3N7' })).focus();
    await user.keyboard('{Enter}');
    await user.type(await screen.findByLabelText('Shipping charge'), '80{Enter}');
    expect(await screen.findByText('Shipping of ₹80 was quoted.')).toBeVisible();
    await waitFor(() => expect(link(at === 'desk' ? '2CC2-AAAA' : 'Sita Nair')).toHaveFocus());
  });

  it('stays at the order whose last step is done', async () => {
    const done = staffOrder({ ...shipped, status: 'DELIVERED', next: null, possible: [], version: 'v2' });
    const deliver = changeAnswers('deliver', () => success(done));
    server.use(ordersAre(() => [deliver.asked.length > 0 ? done : shipped]).handler, deliver.handler);
    const { user } = renderDesk('/orders', { at: 'desk' });
    await screen.findByRole('link', { name: '7K3M-9QX2' });
    await user.keyboard('je');
    const dialog = await screen.findByRole('dialog', { name: 'Mark delivered: 7K3M-9QX2' });
    await user.click(within(dialog).getByRole('button', { name: 'Mark delivered' }));
    expect(await screen.findByText('7K3M-9QX2 is delivered.')).toBeVisible();
    await waitFor(() => expect(link('7K3M-9QX2')).toHaveFocus());
  });

  it('stays at the bar of what is done with several, where they are chosen no more', async () => {
    server.use(ordersAre(() => [paid]).handler, manyAre('packed', { done: ['7K3M-9QX2'], failed: [] }).handler);
    const { user } = renderDesk('/orders');
    await user.click(await screen.findByRole('checkbox', { name: 'Choose 7K3M-9QX2' }));
    await user.click(screen.getByRole('button', { name: 'Mark packed' }));
    expect(await screen.findByText('1 packed.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save as CSV' })).toHaveFocus());
  });

  it('is at an order’s link again when one comes back from it', async () => {
    server.use(ordersAre(() => [first, second]).handler, orderIs(() => second).handler);
    const { user } = renderDesk('/orders');
    await user.click(await screen.findByRole('link', { name: 'Ravi Rao' }));
    await screen.findByRole('heading', { name: 'What happened' });
    expect(document.body).not.toHaveFocus();
    await user.click(link('All orders'));
    await waitFor(() => expect(link('Ravi Rao')).toHaveFocus());
  });

  it('is at an order’s link again when its panel is closed', async () => {
    server.use(ordersAre(() => [first, second]).handler, orderIs(() => second).handler);
    const { user } = renderDesk('/orders', { at: 'desk' });
    await user.click(await screen.findByRole('link', { name: '9GM5-V3N7' }));
    await screen.findByRole('heading', { name: 'Ravi Rao' });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(link('9GM5-V3N7')).toHaveFocus());
  });
});

describe('one order by keyboard', () => {
  it('does its next step by e, and not while somebody types', async () => {
    server.use(orderIs(() => first).handler);
    const { user } = renderDesk('/orders/7K3M-9QX2');
    await user.type(await screen.findByLabelText('Note for the staff'), 'e');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.tab();
    await user.keyboard('e');
    expect(await screen.findByRole('dialog', { name: 'Quote shipping: 7K3M-9QX2' })).toBeVisible();
  });

  it('does it in the panel of a desk, where the focus is in it', async () => {
    server.use(ordersAre(() => [first, second]).handler, orderIs(() => second).handler);
    const { user } = renderDesk('/orders/9GM5-V3N7', { at: 'desk' });
    (await screen.findByRole('button', { name: 'Print' })).focus();
    await user.keyboard('e');
    expect(await screen.findByLabelText('Shipping charge')).toBeVisible();
  });

  it('keeps the focus at the order’s steps where the last of them is done', async () => {
    const done = staffOrder({ ...shipped, status: 'DELIVERED', next: null, possible: [], version: 'v2' });
    server.use(orderIs(() => shipped).handler, changeAnswers('deliver', () => success(done)).handler);
    const { user } = renderDesk('/orders/7K3M-9QX2');
    (await screen.findByRole('button', { name: 'Mark delivered' })).focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Mark delivered: 7K3M-9QX2' });
    await user.click(within(dialog).getByRole('button', { name: 'Mark delivered' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Call' })).toHaveFocus());
  });

  it('has the note’s field ready for another one when one was kept', async () => {
    const noted = { ...first, notes: [{ at: first.placedAt, who: 'asha@example.com', text: 'Rang twice.' }] };
    server.use(orderIs(() => first).handler, additionAnswers('notes', () => success(noted)).handler);
    const { user } = renderDesk('/orders/7K3M-9QX2');
    await user.type(await screen.findByLabelText('Note for the staff'), 'Rang twice.');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Rang twice.', { selector: 'li' })).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Note for the staff')).toHaveFocus());
    expect(screen.getByLabelText('Note for the staff')).toHaveValue('');
  });
});
