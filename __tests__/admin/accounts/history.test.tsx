/** What staff changed: found by who, area, subject and days, a page at a time. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AuditEntry } from '../../../src/contract/staff';
import { renderDesk } from '../../support/admin/renderDesk';
import { words } from '../../support/answers/answers';
import { server } from '../../support/answers/server';
import { auditIs, sheetIs } from '../../support/answers/staffCalls';
import { savedFiles } from '../../support/client/savedFiles';

const saved = savedFiles();
const at = '2026-11-01T04:30:00.000Z';
const role: AuditEntry = {
  id: 7,
  at,
  who: 'cli:asha',
  what: 'role changed',
  subject: 'staff ravi@example.com',
  was: { role: 'support' },
  isNow: { role: 'orders' },
};
const invited: AuditEntry = { ...role, id: 6, what: 'account invited', was: null, isNow: { role: 'support' } };
const packed: AuditEntry = {
  id: 8,
  at,
  who: 'asha@example.com',
  what: 'order: packed',
  subject: 'order 7K3M-9QX2',
  was: null,
  isNow: null,
};

describe('the history of staff', () => {
  it('tells who changed what, from what to what, with the order one press away', async () => {
    server.use(auditIs([packed, role, invited]).handler);
    renderDesk('/audit');
    expect(await screen.findByText('role changed')).toBeVisible();
    expect(screen.getByText('was role support; is role orders')).toBeVisible();
    expect(screen.getByText('role support')).toBeVisible();
    expect(screen.getAllByText(/^cli:asha, 1 Nov 2026/)).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'order 7K3M-9QX2' })).toHaveAttribute('href', '/admin/orders/7K3M-9QX2');
  });

  it('is filtered by one press, and by whatever an owner looks for, which the address keeps', async () => {
    const call = auditIs([packed]);
    server.use(call.handler);
    const { user } = renderDesk('/audit?page=3');
    await user.click(await screen.findByRole('link', { name: 'By command line' }));
    await waitFor(() => expect(call.asked.at(-1)?.query).toEqual({ who: 'cli:' }));
    expect(screen.getByRole('link', { name: 'By command line' })).toHaveAttribute('aria-current', 'true');

    const open = screen.getByRole('button', { name: 'Filter' });
    await user.click(open);
    const drawer = await screen.findByRole('dialog', { name: 'Filter' });
    fireEvent.change(within(drawer).getByLabelText('From'), { target: { value: '2026-11-01' } });
    await waitFor(() => expect(window.location.search).toBe('?who=cli%3A&from=2026-11-01'));
    const who = within(drawer).getByLabelText('By whom');
    expect(who).toHaveAccessibleDescription('A part of the address, or cli: for the command line.');
    await user.clear(who);
    await user.type(within(drawer).getByLabelText('About'), '7K3M-9QX2{Enter}');
    await waitFor(() => expect(call.asked.at(-1)?.query).toEqual({ subject: '7K3M-9QX2', from: '2026-11-01' }));
    await waitFor(() => expect(open).toHaveFocus());
  });

  it('is read page by page, from the top of each', async () => {
    const call = auditIs([role], 60);
    server.use(call.handler);
    const { user } = renderDesk('/audit?area=staff');
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(call.asked.at(-1)?.query).toEqual({ area: 'staff', page: '2' }));
    expect(await screen.findByText('2 of 3')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What staff changed' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Earlier page' }));
    await waitFor(() => expect(window.location.search).toBe('?area=staff'));
  });

  it('comes as a sheet by the same filters', async () => {
    const sheet = sheetIs('audit', () => words('When\n'));
    server.use(auditIs([role]).handler, sheet.handler);
    const { user } = renderDesk('/audit?area=staff&sort=oldest&page=2');
    await user.click(await screen.findByRole('button', { name: 'Save as CSV' }));
    expect(await screen.findByText('history.csv is saved.')).toBeVisible();
    expect([saved.name(), sheet.asked[0]?.query]).toEqual(['history.csv', { area: 'staff', sort: 'oldest' }]);
  });

  it('stands in a table at a desk', async () => {
    server.use(auditIs([role]).handler);
    renderDesk('/audit', { at: 'desk' });
    const row = (await screen.findByText('role changed')).closest('tr');
    expect(row).toHaveTextContent(/1 Nov 2026.*cli:asha.*staff ravi@example\.com.*was role support; is role orders/);
  });

  it('says what would stand there, and that a filter leaves nothing', async () => {
    server.use(auditIs([]).handler);
    const { user } = renderDesk('/audit');
    expect(await screen.findByText(/^Here stands what staff change/)).toBeVisible();
    const filters = within(screen.getByRole('navigation', { name: 'Filters' }));
    await user.click(filters.getByRole('link', { name: 'Orders' }));
    expect(await screen.findByText(/^Nothing like this was changed/)).toBeVisible();
  });
});
