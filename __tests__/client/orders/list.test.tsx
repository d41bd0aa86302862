/** /order-history: the orders as they stand (docs/requirements.md sections 2 and 4; decisions 11, 17, 71, 78). */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { OrderRow } from '../../../src/contract/order';
import { product } from '../../support/data/builders';
import { productIs } from '../../support/answers/catalogue';
import { backendSays, callFails } from '../../support/answers/handlers';
import { member } from '../../support/answers/member';
import {
  daysAgo,
  deliveredEntry,
  orderBook,
  orderEntry,
  orderRow,
  ordersAre,
} from '../../support/answers/orderHistory';
import { address } from '../../support/client/renderApp';
import { renderScreen } from '../../support/client/renderFeature';
import { profileIs, reviewsAre } from '../../support/answers/reviews';
import { server } from '../../support/answers/server';

beforeEach(() => server.use(productIs(product())));

async function openOrders(...entries: ReturnType<typeof orderEntry>[]) {
  server.use(ordersAre(entries));
  const app = await renderScreen('/order-history', { state: member() });
  await screen.findByRole('list', { name: 'Your orders' });
  return { ...app, card: (name: RegExp | string = /Mulmul jhabla/) => within(screen.getByRole('article', { name })) };
}

describe('order in the history', () => {
  it('shows its first product, how many more, its amount once, its day and its number', async () => {
    const total = { finalOrderAmount: 124999, discount: 100 };
    const { card } = await openOrders(
      orderEntry(total, { ...total, productName: 'Star socks' }, { ...total, productName: 'Bib' }),
    );
    expect(card().getByRole('heading', { level: 2, name: 'Mulmul jhabla +2 more' })).toBeVisible();
    expect(card().getAllByText('₹1,24,999')).toHaveLength(1);
    expect(card().getByText('12 Nov 2026')).toBeVisible();
    expect(card().getByText('7K3M-9QX2', { selector: 'dd' })).toBeVisible();
    expect(card().getByRole('button', { name: /^View Order/ })).toBeVisible();
  });

  it('adds the agreed shipping to what is to be paid', async () => {
    const { card } = await openOrders(orderEntry({ orderStatus: 'SHIPPED', shipping: 80.5 }));
    expect(card().getByText(/^₹479\.50/)).toHaveTextContent('₹479.50 with ₹80.50 shipping');
  });

  it.each<[OrderRow['orderStatus'], string, number]>([
    ['ORDERED', 'ORDERED', 15],
    ['SHIPPED', 'SHIPPED', 35],
    ['DELIVERED', 'DELIVERED', 65],
    ['CANCELED', 'CANCELLED', 100],
  ])('that is %s says %s and draws %i per cent of its line', async (orderStatus, word, progress) => {
    const { card } = await openOrders(orderEntry({ orderStatus }));
    const line = card().getByRole('progressbar', { name: 'Order 7K3M-9QX2' });
    expect(line).toHaveAttribute('aria-valuenow', String(progress));
    expect(line).toHaveAttribute('aria-valuetext', word);
    const states = ['ORDERED', 'SHIPPED', 'DELIVERED', 'CANCELLED'].map((state) => card().getByText(state));
    expect(states.filter((state) => state.classList.contains('order-progress-now'))).toEqual([card().getByText(word)]);
  });

  it('shows the product’s stars, and can be rated by its owner once it has arrived', async () => {
    server.use(productIs(product({ productId: 5, productRatings: 4.3, no_of_rating: 7 })), reviewsAre([]), profileIs());
    const { card, user } = await openOrders(
      deliveredEntry(1, { productId: 5 }),
      orderEntry({ orderNo: 'NEXT-ONE1', productId: 5, productName: 'Bib' }),
    );
    expect(await card().findByRole('img', { name: 'Rated 4.3 out of 5 by 7' })).toBeVisible();
    expect(await card(/Bib/).findByRole('img', { name: 'Rated 4.3 out of 5 by 7' })).toBeVisible();
    expect(card(/Bib/).queryByRole('link')).not.toBeInTheDocument();
    await user.click(card().getByRole('link', { name: /^Rate it/ }));
    await waitFor(() => expect(address()).toBe('/productdetails/5?tab=reviews'));
  });

  it('stands without stars when its product is no longer sold', async () => {
    server.use(callFails('/products/productId', { code: 'NOT_FOUND', message: 'Gone.' }));
    const { card, container } = await openOrders(deliveredEntry());
    await waitFor(() => expect(container.querySelector('.order-rating .skeleton')).toBeNull());
    expect(card().queryByRole('img', { name: /ated/ })).not.toBeInTheDocument();
    expect(card().queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('order history', () => {
  it('says so and leads to the shop when there are none', async () => {
    server.use(ordersAre([]));
    const { user } = await renderScreen('/order-history', { state: member() });
    expect(await screen.findByRole('heading', { name: 'No Orders' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Start shopping' }));
    expect(address()).toBe('/shop');
  });

  it('says what happened when it cannot be had, and tries again', async () => {
    server.use(callFails('/orders/summary', { code: 'NOT_READY', message: 'Busy.' }));
    const { user } = await renderScreen('/order-history', { state: member() });
    expect(await screen.findByText('The shop is busy right now. Try again in a moment.')).toBeVisible();
    server.use(ordersAre([orderEntry()]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: /Mulmul jhabla/ })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Order History' })).toHaveFocus();
  });

  it('is asked for again on every visit', async () => {
    const book = orderBook(orderEntry());
    server.use(...book.handlers);
    const { user } = await renderScreen('/order-history', { state: member() });
    expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuetext', 'ORDERED');
    await user.click(screen.getByRole('link', { name: 'About us' }));
    await screen.findByRole('heading', { level: 1, name: 'About Jhabla & Co.' });
    book.move('SHIPPED');
    act(() => window.history.back());
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'SHIPPED'));
  });

  it('sends a visitor to the login, to come back afterwards', async () => {
    const { store } = await renderScreen('/order-history');
    await waitFor(() => expect(address()).toBe('/login'));
    expect(store.getState().location.state).toEqual({ from: '/order-history' });
  });

  it('goes to the login when the session has ended', async () => {
    server.use(callFails('/orders/summary', { code: 'UNAUTHENTICATED', message: 'Please log in.' }));
    await renderScreen('/order-history', { state: member() });
    await waitFor(() => expect(address()).toBe('/login'));
  });
});

describe('order history of another backend', () => {
  it('may send numbers as text, the other spelling, and leave out what is an addition', async () => {
    const { orderNo, productName, billDate } = orderRow();
    server.use(
      backendSays('/orders/summary', [
        {
          orders: [
            {
              serialNo: '7',
              orderNo,
              productName,
              orderQuantity: '2',
              productRate: '199.5',
              finalOrderAmount: '399',
              billDate,
              orderStatus: 'Cancelled',
              discount: '0',
              shipping: null,
            },
          ],
          orderImage: null,
        },
        { orders: [] },
        null,
      ]),
    );
    await renderScreen('/order-history', { state: member() });
    const card = within(await screen.findByRole('article', { name: 'Mulmul jhabla' }));
    expect(card.getByText('₹399')).toBeVisible();
    expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'CANCELLED');
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('may have states of its own, which draw no line', async () => {
    await openOrders(orderEntry({ orderStatus: 'PACKED' as never }));
    const line = screen.getByRole('progressbar');
    expect(line).toHaveAttribute('aria-valuenow', '0');
    expect(line).toHaveAttribute('aria-valuetext', 'PACKED');
    expect(screen.getByText('PACKED')).toBeVisible();
  });

  it('may keep a state for each row: the order is as far as the row that is least far', async () => {
    await openOrders(
      orderEntry(
        { orderStatus: 'DELIVERED', deliveredDate: daysAgo(1) },
        { orderStatus: 'SHIPPED' },
        { orderStatus: 'CANCELED' },
      ),
    );
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'SHIPPED');
  });
});
