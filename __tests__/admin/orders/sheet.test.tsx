/** Orders as a file: by the filter that is shown, and wherever somebody is when it comes. */
import { screen, waitFor } from '@testing-library/react';
import { renderDesk } from '../../support/admin/renderDesk';
import { words } from '../../support/answers/answers';
import { callIsLost } from '../../support/answers/handlers';
import { server } from '../../support/answers/server';
import { ordersAre, sheetIs, staffOrder, takingsAre } from '../../support/answers/staffCalls';
import { savedFiles } from '../../support/client/savedFiles';

const saved = savedFiles();

describe('orders as a sheet', () => {
  it('are those of the filter that is shown', async () => {
    const sheet = sheetIs('orders', () => words('Order\n7K3M-9QX2\n'));
    server.use(ordersAre(() => [staffOrder()]).handler, sheet.handler);
    const { user } = renderDesk('/orders?next=shipping&page=2');
    await user.click(await screen.findByRole('button', { name: 'Save as CSV' }));
    expect(await screen.findByText('orders.csv is saved.')).toBeVisible();
    expect(sheet.asked[0]?.query).toEqual({ next: 'shipping' });
    expect([saved.name(), await saved.newest()]).toEqual(['orders.csv', 'Order\n7K3M-9QX2\n']);
  });

  it('are on their way while somebody goes on, and are saved there', async () => {
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const sheet = sheetIs('orders', () => held.then(() => words('Order\n')));
    server.use(ordersAre(() => [staffOrder()]).handler, sheet.handler);
    server.use(takingsAre({ days: [], received: 0, refunded: 0 }).handler);
    const { user } = renderDesk('/orders');
    await user.click(await screen.findByRole('button', { name: 'Save as CSV' }));
    expect(await screen.findByText('orders.csv is on its way. You can go on meanwhile.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Takings' }));
    expect(await screen.findByText(/Here stands what was received/)).toBeVisible();
    expect(screen.getByText('orders.csv is on its way. You can go on meanwhile.')).toBeVisible();
    goOn();
    expect(await screen.findByText('orders.csv is saved.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/is on its way/)).not.toBeInTheDocument());
    expect(saved.name()).toBe('orders.csv');
  });

  it('say what went wrong where they do not come', async () => {
    server.use(ordersAre(() => [staffOrder()]).handler, callIsLost('/admin/api/orders.csv'));
    const { user } = renderDesk('/orders');
    await user.click(await screen.findByRole('button', { name: 'Save as CSV' }));
    expect(await screen.findByText(/^The shop cannot be reached/)).toBeVisible();
    expect(saved.count()).toBe(0);
  });
});
