/** The header of a desk: which screen it is, what waits, who is logged in and the way out. */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { StaffEventKind } from '../../../src/contract/rules/staffOrderRules';
import { EventStream } from '../../support/admin/eventStream';
import { renderDesk } from '../../support/admin/renderDesk';
import { server } from '../../support/answers/server';
import { logoutAnswers, ordersAre, staffOrder, takingsAre } from '../../support/answers/staffCalls';

const hears = (kind: StaffEventKind): void => act(() => EventStream.last().says(kind));

beforeEach(() => {
  EventStream.asked = [];
  Object.assign(globalThis, { EventSource: EventStream });
  server.use(ordersAre(() => [staffOrder()]).handler, takingsAre({ days: [], received: 0, refunded: 0 }).handler);
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'EventSource'));

const header = (): Promise<HTMLElement> => screen.findByRole('banner');

describe('the header of a desk', () => {
  it('says who is logged in, and logs out', async () => {
    const logout = logoutAnswers();
    server.use(logout.handler);
    const { user } = renderDesk('/takings', { at: 'desk' });
    expect(within(await header()).getByText('asha@example.com')).toBeVisible();
    await user.click(within(await header()).getByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('heading', { name: 'Log in for staff' })).toBeVisible();
    expect(logout.asked).toHaveLength(1);
  });

  it('names the screen once for a screen reader, and shows it above it', async () => {
    const { user } = renderDesk('/takings', { at: 'desk' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Takings' })).toBeInTheDocument();
    expect(within(await header()).getByText('Takings')).toHaveAttribute('aria-hidden', 'true');
    await user.click(screen.getByRole('link', { name: 'Orders' }));
    await waitFor(async () => expect(within(await header()).getByText('Orders')).toBeVisible());
    expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toHaveFocus();
  });

  it('has the device’s settings, and takes the focus back from them', async () => {
    const { user } = renderDesk('/takings', { at: 'desk' });
    const settings = within(await header()).getByRole('button', { name: 'Device settings' });
    await user.click(settings);
    const dialog = await screen.findByRole('dialog', { name: 'On this device' });
    await user.click(within(dialog).getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset['scheme']).toBe('dark');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(settings).toHaveFocus());
  });

  it('counts the orders that came since somebody looked at their list', async () => {
    const { user } = renderDesk('/takings', { at: 'desk' });
    await screen.findByText(/Here stands what was received/);
    await waitFor(() => expect(EventStream.asked.length).toBeGreaterThan(0));
    expect(screen.queryByRole('link', { name: /new order/ })).not.toBeInTheDocument();
    hears('order');
    hears('claim');
    hears('order');
    await user.click(await screen.findByRole('link', { name: '2 new orders' }));
    expect(await screen.findByRole('heading', { name: 'Orders' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /new order/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Takings' }));
    await screen.findByText(/Here stands what was received/);
    expect(screen.queryByRole('link', { name: /new order/ })).not.toBeInTheDocument();
    hears('order');
    expect(await screen.findByRole('link', { name: '1 new order' })).toBeVisible();
  });
});

describe('the header of a phone', () => {
  it('counts new orders too, and has its settings and the way out at You', async () => {
    renderDesk('/takings');
    await screen.findByText(/Here stands what was received/);
    await waitFor(() => expect(EventStream.asked.length).toBeGreaterThan(0));
    hears('order');
    expect(await screen.findByRole('link', { name: '1 new order' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
  });
});
