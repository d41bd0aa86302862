/** Sending something back (docs/requirements.md sections 2, 4, 5 and 8; decisions 73, 77, 79, 85, 94). */
import { productIs } from '../../support/answers/catalogue';
import { screen } from '@testing-library/react';
import type { OrderSummaryEntry, ReturnStatus } from '../../../src/contract/order';
import { product } from '../../support/data/builders';
import { backendSays, callFails } from '../../support/answers/handlers';
import { member } from '../../support/answers/member';
import { daysAgo, deliveredEntry, orderEntry, ordersAre, returnStatusIs } from '../../support/answers/orderHistory';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';

beforeEach(() => server.use(productIs(product())));
const returnButton = () => screen.findByRole('button', { name: 'Return Order' });

async function openOrders(...entries: OrderSummaryEntry[]) {
  server.use(ordersAre(entries));
  return renderScreen('/order-history', { state: member() });
}

describe('Return Order', () => {
  it('is open for ten days from delivery and says until when', async () => {
    await openOrders(deliveredEntry(9));
    expect(await returnButton()).toHaveAttribute('aria-disabled', 'false');
    expect(await returnButton()).toHaveAccessibleDescription(
      /^Returns are open for 10 days from delivery, until \d+ \w+ \d{4}\.$/,
    );
  });

  it('explains that the days are over', async () => {
    const { user } = await openOrders(deliveredEntry(11));
    expect(await returnButton()).toHaveAttribute('aria-disabled', 'true');
    expect(await returnButton()).toHaveAccessibleDescription(
      /^Returns were open for 10 days from delivery, until \d+ \w+ \d{4}\.$/,
    );
    await user.click(await returnButton());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each(['ORDERED', 'SHIPPED', 'CANCELED'] as const)('is not there while an order is %s', async (orderStatus) => {
    await openOrders(orderEntry({ orderStatus }));
    expect(await screen.findByRole('button', { name: /^View Order/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Return Order' })).not.toBeInTheDocument();
  });

  it.each<[ReturnStatus, string, RegExp]>([
    ['INITIATED', 'Return Initiated', /look at it now/],
    ['APPROVED', 'Return Approved', /Send it back/],
    ['REJECTED', 'Return Rejected', /could not take it back/],
    ['REFUNDED', 'Refunded', /on its way to your bank account/],
  ])('makes room for the state of the return: %s is %s', async (returnStatus, title, text) => {
    await openOrders(deliveredEntry(3, { returnStatus }));
    const state = await screen.findByRole('button', { name: title });
    expect(state).toHaveAttribute('aria-disabled', 'true');
    expect(state).toHaveAccessibleDescription(text);
    expect(screen.queryByRole('button', { name: 'Return Order' })).not.toBeInTheDocument();
  });

  it('says what the return gives back, after the discount, and nothing where it was rejected', async () => {
    const line = { orderStatus: 'DELIVERED' as const, deliveredDate: daysAgo(2), productRate: 89, netAmount: 80.1 };
    await openOrders(orderEntry({ ...line, returnStatus: 'REFUNDED' }, { ...line, returnStatus: 'REJECTED' }));
    const refunded = await screen.findByRole('button', { name: 'Refunded' });
    expect(refunded).toHaveAccessibleDescription(/bank account\. Refund ₹80\.10\.$/);
    expect(screen.getByRole('button', { name: 'Return Rejected' })).not.toHaveAccessibleDescription(/₹/);
  });

  it('stays for the products of an order that were not asked back', async () => {
    const delivered = { orderStatus: 'DELIVERED' as const, deliveredDate: daysAgo(2) };
    await openOrders(orderEntry({ ...delivered, returnStatus: 'APPROVED' }, { ...delivered, productName: 'Bib' }));
    expect(await screen.findByRole('button', { name: 'Return Approved' })).toHaveAccessibleDescription(
      /^Mulmul jhabla: /,
    );
    expect(await returnButton()).toHaveAttribute('aria-disabled', 'false');
  });
});

describe('A backend whose orders do not tell of returns', () => {
  const untold = (days = 3) => {
    const entry = deliveredEntry(days);
    const orders = entry.orders.map(({ returnStatus: _, deliveredDate: __, ...row }) => row);
    return { ...entry, orders };
  };

  it('is asked for each delivered line', async () => {
    const { asked, handler } = returnStatusIs('REFUNDED');
    const onItsWay = orderEntry({ orderNo: 'ON-ITS-WAY', orderStatus: 'SHIPPED', serialNo: 99 });
    server.use(backendSays('/orders/summary', [untold(), onItsWay]), handler);
    await renderScreen('/order-history', { state: member() });
    expect(await screen.findByRole('button', { name: 'Refunded' })).toBeVisible();
    expect(asked.map(({ query }) => query.orderId)).toEqual(['11']);
  });

  it('is not asked by a page whose orders tell', async () => {
    const { asked, handler } = returnStatusIs('REFUNDED');
    server.use(handler);
    await openOrders(deliveredEntry());
    expect(await returnButton()).toHaveAttribute('aria-disabled', 'false');
    expect(asked).toEqual([]);
  });

  it('may fail to answer: the shopper may ask, and the server decides', async () => {
    server.use(backendSays('/orders/summary', [untold()]), callFails('/api/return-request/status'));
    await renderScreen('/order-history', { state: member() });
    expect(await returnButton()).toHaveAttribute('aria-disabled', 'false');
    expect(await returnButton()).toHaveAccessibleDescription('Returns are open for 10 days from delivery.');
  });
});
