/** The list of orders: what is to be done next, found, chosen and moved. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderDesk } from '../../support/admin/renderDesk';
import { server } from '../../support/answers/server';
import { success } from '../../support/answers/answers';
import { callWaits } from '../../support/answers/handlers';
import { changeAnswers, orderIs, ordersAre, refusal, staffOrder } from '../../support/answers/staffCalls';

const fresh = staffOrder();
const paid = staffOrder({
  orderNo: '9GM5-V3N7',
  name: 'Ravi Rao',
  shipping: 80,
  amountDue: 1279,
  next: 'ship',
  payment: { state: 'received', amount: 1279, at: '2026-11-29T05:00:00.000Z', refunded: null, reference: 'UTR1' },
});

const cardOf = async (orderNo: string): Promise<HTMLElement> => {
  const note = await screen.findByText(new RegExp(`^${orderNo} · `));
  return note.closest('li') as HTMLElement;
};

describe('the list on a phone', () => {
  it('gives each order its next step and one more action', async () => {
    server.use(ordersAre(() => [fresh, paid]).handler);
    renderDesk('/orders');
    expect(within(await cardOf('7K3M-9QX2')).getByRole('button', { name: 'Quote shipping: 7K3M-9QX2' })).toBeVisible();
    expect(
      within(await cardOf('7K3M-9QX2')).getByRole('link', { name: 'Call Meera Joshi, 7K3M-9QX2' }),
    ).toHaveAttribute('href', 'tel:+919820012345');
    expect(within(await cardOf('9GM5-V3N7')).getByRole('button', { name: 'Ship: 9GM5-V3N7' })).toBeVisible();
    expect(within(await cardOf('9GM5-V3N7')).getByRole('button', { name: 'Mark packed: 9GM5-V3N7' })).toBeVisible();
  });

  it('opens at the orders, and says what would stand there', async () => {
    server.use(ordersAre(() => []).handler);
    renderDesk('');
    expect(await screen.findByText(/Here stand the orders of your customers/)).toBeVisible();
    expect(window.location.pathname).toBe('/admin/orders');
  });

  it('keeps the filter in the address, and asks the server for it', async () => {
    const orders = ordersAre(({ next }) => (next === 'shipping' ? [fresh] : [fresh, paid]));
    server.use(orders.handler);
    const { user } = renderDesk('/orders');
    expect(await screen.findByText('2 orders')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Quote shipping' }));
    expect(await screen.findByText('1 order')).toBeVisible();
    expect(window.location.search).toBe('?next=shipping');
    expect(screen.getByRole('link', { name: 'Quote shipping' })).toHaveAttribute('aria-current', 'true');
  });

  it('searches for what is typed, on from the first page', async () => {
    const orders = ordersAre(() => [fresh]);
    server.use(orders.handler);
    const { user } = renderDesk('/orders?page=3');
    await user.type(await screen.findByRole('searchbox', { name: 'Search orders' }), 'meera{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?q=meera'));
    await waitFor(() => expect(orders.asked.at(-1)?.query).toEqual({ q: 'meera' }));
  });

  it('keeps a filter under a name on this device', async () => {
    server.use(ordersAre(() => [fresh]).handler);
    const { user } = renderDesk('/orders?payment=claimed&sort=oldest');
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    await user.type(await screen.findByLabelText('Name for this filter'), 'Banks first{Enter}');
    expect(await screen.findByRole('link', { name: 'Banks first' })).toHaveAttribute(
      'href',
      '/admin/orders?payment=claimed&sort=oldest',
    );
  });

  it('marks an order packed', async () => {
    const packed = changeAnswers('packed', () => success({ ...paid, isPacked: true, version: 'v2' }));
    server.use(
      ordersAre((_) => [packed.asked.length > 0 ? { ...paid, isPacked: true } : paid]).handler,
      packed.handler,
    );
    const { user } = renderDesk('/orders');
    await user.click(await screen.findByRole('button', { name: 'Mark packed: 9GM5-V3N7' }));
    expect(await screen.findByText('Packed', { selector: '.tag-good' })).toBeVisible();
    expect(JSON.parse(packed.asked[0]?.body ?? '')).toEqual({ version: 'v1', packed: true });
  });

  it('calls nobody by a second tap where the button of the parcel was', async () => {
    const packed = { ...paid, isPacked: true, version: 'v2' };
    const packs = changeAnswers('packed', () => success(packed));
    server.use(ordersAre(() => [packs.asked.length > 0 ? packed : paid]).handler, packs.handler);
    const { user } = renderDesk('/orders');
    await user.click(await screen.findByRole('button', { name: 'Mark packed: 9GM5-V3N7' }));
    const call = await screen.findByRole('link', { name: 'Call Ravi Rao, 9GM5-V3N7' });
    const tap = new MouseEvent('click', { bubbles: true, cancelable: true });
    act(() => void call.dispatchEvent(tap));
    expect(tap.defaultPrevented).toBe(true);
  });

  it('says what an order is short of that was paid in part', async () => {
    const part = { ...paid, payment: { ...paid.payment, amount: 1000 } };
    server.use(ordersAre(() => [part]).handler);
    renderDesk('/orders');
    expect(await screen.findByText('₹279 short')).toBeVisible();
  });

  it('has an order as somebody else left it once a step of it was refused', async () => {
    const moved = { ...paid, version: 'v2' };
    const packed = changeAnswers('packed', (time) =>
      time === 1
        ? refusal({ code: 'STALE', message: 'Somebody else changed it.', current: moved })
        : success({ ...moved, isPacked: true, version: 'v3' }),
    );
    server.use(ordersAre(() => [paid]).handler, packed.handler);
    const { user } = renderDesk('/orders');
    const pack = await screen.findByRole('button', { name: 'Mark packed: 9GM5-V3N7' });
    server.use(callWaits('/admin/api/orders'));
    await user.click(pack);
    expect(await screen.findByText('Somebody else changed it.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mark packed: 9GM5-V3N7' }));
    expect(await screen.findByText('9GM5-V3N7 is packed.')).toBeVisible();
    expect(JSON.parse(packed.asked[1]?.body ?? '')).toEqual({ version: 'v2', packed: true });
  });

  it('goes on from its own change before the list was asked for again', async () => {
    const packed = { ...paid, isPacked: true, version: 'v2' };
    const shipped = changeAnswers('ship', () => success({ ...packed, status: 'SHIPPED', next: 'deliver' }));
    server.use(
      ordersAre(() => [paid]).handler,
      changeAnswers('packed', () => success(packed)).handler,
      shipped.handler,
    );
    const { user } = renderDesk('/orders');
    const pack = await screen.findByRole('button', { name: 'Mark packed: 9GM5-V3N7' });
    server.use(callWaits('/admin/api/orders'));
    await user.click(pack);
    expect(await screen.findByText('9GM5-V3N7 is packed.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ship: 9GM5-V3N7' }));
    await user.type(await screen.findByLabelText('Tracking number'), 'D123');
    await user.type(screen.getByLabelText('Courier'), 'Delhivery');
    await user.click(screen.getByRole('button', { name: 'Ship' }));
    await waitFor(() => expect(shipped.asked[0]?.body).toContain('"version":"v2"'));
  });
});

describe('the list by keyboard', () => {
  it('is searched by /, walked by j and k, and moved by e', async () => {
    server.use(ordersAre(() => [fresh, paid]).handler);
    const { user } = renderDesk('/orders', { at: 'desk' });
    await screen.findByRole('link', { name: '7K3M-9QX2' });
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: '7K3M-9QX2' })).toHaveFocus();
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: '9GM5-V3N7' })).toHaveFocus();
    await user.keyboard('k');
    expect(screen.getByRole('link', { name: '7K3M-9QX2' })).toHaveFocus();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Search orders' })).toHaveFocus();
    await user.tab();
    await user.keyboard('je');
    expect(await screen.findByRole('dialog', { name: 'Quote shipping: 7K3M-9QX2' })).toBeVisible();
  });

  it('goes on from the order that is open beside it, and e does the step of that one', async () => {
    server.use(ordersAre(() => [fresh, paid]).handler, orderIs(() => fresh).handler);
    const { user } = renderDesk('/orders/7K3M-9QX2', { at: 'desk' });
    const name = await screen.findByRole('heading', { name: 'Meera Joshi' });
    name.focus();
    await user.keyboard('e');
    const title = await screen.findByText('Quote shipping: 7K3M-9QX2');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(title).not.toBeInTheDocument());
    server.use(orderIs(() => paid).handler);
    await user.keyboard('j');
    expect(await screen.findByRole('heading', { name: 'Ravi Rao' })).toBeVisible();
    expect(window.location.pathname).toBe('/admin/orders/9GM5-V3N7');
  });
});

describe('the list at a desk', () => {
  it('keeps its place while an order stands beside it', async () => {
    server.use(ordersAre(() => [fresh, paid]).handler, orderIs(() => fresh).handler);
    const { user } = renderDesk('/orders?sort=oldest', { at: 'desk' });
    await user.click(await screen.findByRole('link', { name: '7K3M-9QX2' }));
    expect(await screen.findByRole('heading', { name: 'Meera Joshi' })).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe('/admin/orders/7K3M-9QX2?sort=oldest');
    expect(screen.getByRole('link', { name: '9GM5-V3N7' })).toBeInTheDocument();
  });
});

describe('somebody of the support', () => {
  it('reads the orders and is offered no step', async () => {
    server.use(ordersAre(() => [fresh, paid]).handler);
    renderDesk('/orders', { role: 'support' });
    expect(await cardOf('7K3M-9QX2')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Quote shipping/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save as CSV' })).not.toBeInTheDocument();
  });
});
