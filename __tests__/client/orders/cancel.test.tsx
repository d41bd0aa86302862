/** Cancelling an order (docs/requirements.md sections 2, 4 and 8; decisions 75, 76). */
import { screen, waitFor, within } from '@testing-library/react';
import type { OrderStatus } from '../../../src/contract/order';
import { product } from '../../support/data/builders';
import { productIs } from '../../support/answers/catalogue';
import { callEndsIn, callFails, callIsLost } from '../../support/answers/handlers';
import { member } from '../../support/answers/member';
import { daysAgo, orderBook, orderEntry } from '../../support/answers/orderHistory';
import { address } from '../../support/client/renderApp';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';

beforeEach(() => server.use(productIs(product())));

const state = () => screen.getByRole('progressbar').getAttribute('aria-valuetext');
const dialog = () => within(screen.getByRole('dialog', { name: 'Cancel this order?' }));

async function askToCancel(book: ReturnType<typeof orderBook>) {
  server.use(...book.handlers);
  const app = await renderScreen('/order-history', { state: member() });
  await app.user.click(await screen.findByRole('button', { name: /^Cancel Order/ }));
  return app;
}
const confirm = ({ user }: Awaited<ReturnType<typeof askToCancel>>) =>
  user.click(dialog().getByRole('button', { name: 'Cancel Order' }));

describe('cancel dialog', () => {
  it('asks first, and keeps the order when the shopper thinks again', async () => {
    const book = orderBook(orderEntry());
    const { user, store } = await askToCancel(book);
    expect(store.getState().panel.open).toEqual({ name: 'cancelOrder', orderNo: '7K3M-9QX2' });
    await user.click(dialog().getByRole('button', { name: 'Keep the order' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Cancel Order/ })).toHaveFocus();
    expect(book.asked).toEqual([]);
  });

  it('closes on Escape without cancelling anything', async () => {
    const book = orderBook(orderEntry());
    const { user } = await askToCancel(book);
    dialog().getByRole('button', { name: 'Keep the order' }).focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(book.asked).toEqual([]);
  });

  it('sends CANCELED for each row that is ORDERED, says so, and leaves the focus on the order', async () => {
    const book = orderBook(orderEntry({}, { productName: 'Bib' }, { productName: 'Cap', orderStatus: 'CANCELED' }));
    const app = await askToCancel(book);
    await confirm(app);
    expect(await screen.findByText('Order Cancelled')).toBeVisible();
    await waitFor(() => expect(state()).toBe('CANCELLED'));
    expect(book.asked).toEqual(['11 CANCELED', '12 CANCELED']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Cancel Order/ })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: /Mulmul jhabla/ })).toHaveFocus());
  });

  it('shows the server’s sentence and how the order stands when it was shipped meanwhile', async () => {
    const book = orderBook(orderEntry());
    const app = await askToCancel(book);
    book.move('SHIPPED');
    server.use(
      callFails('/orders/status/:serialNo', {
        code: 'NOT_CANCELLABLE',
        message: 'This order is on its way already and can no longer be cancelled.',
      }),
    );
    await confirm(app);
    expect(await screen.findByText('This order is on its way already and can no longer be cancelled.')).toBeVisible();
    await waitFor(() => expect(state()).toBe('SHIPPED'));
    expect(screen.queryByText('Order Cancelled')).not.toBeInTheDocument();
  });

  it('says in its own words that an order has moved on when the backend has none', async () => {
    const app = await askToCancel(orderBook(orderEntry()));
    server.use(callEndsIn('/orders/status/:serialNo', 409));
    await confirm(app);
    expect(await screen.findByText('This order has moved on meanwhile. You see now how it stands.')).toBeVisible();
  });

  it('keeps the order when the shop is out of reach', async () => {
    const app = await askToCancel(orderBook(orderEntry()));
    server.use(callIsLost('/orders/status/:serialNo'));
    await confirm(app);
    expect(await screen.findByText('We cannot reach the shop. Check your connection and try again.')).toBeVisible();
    expect(state()).toBe('ORDERED');
    expect(screen.getByRole('button', { name: /^Cancel Order/ })).toBeVisible();
  });

  it('takes a member whose session has ended to the login and back', async () => {
    const app = await askToCancel(orderBook(orderEntry()));
    server.use(callFails('/orders/status/:serialNo', { code: 'UNAUTHENTICATED', message: 'Please log in.' }));
    await confirm(app);
    await waitFor(() => expect(address()).toBe('/login'));
    expect(app.store.getState().location.state).toEqual({ from: '/order-history' });
  });

  it.each<OrderStatus>(['SHIPPED', 'DELIVERED', 'CANCELED'])(
    'is not offered once the order is %s',
    async (orderStatus) => {
      server.use(
        ...orderBook(orderEntry({ orderStatus, deliveredDate: orderStatus === 'DELIVERED' ? daysAgo(1) : null }))
          .handlers,
      );
      await renderScreen('/order-history', { state: member() });
      expect(await screen.findByRole('button', { name: /^View Order/ })).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Cancel Order/ })).not.toBeInTheDocument();
    },
  );
});
