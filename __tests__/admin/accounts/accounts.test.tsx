/** Who is on the staff: listed by the server, found by filters, invited and closed. */
import { screen, waitFor, within } from '@testing-library/react';
import type { StaffAccount } from '../../../src/contract/staff';
import { renderDesk } from '../../support/admin/renderDesk';
import { words } from '../../support/answers/answers';
import { server } from '../../support/answers/server';
import { accountsAre, disableAnswers, ordersAre, resetAnswers, sheetIs } from '../../support/answers/staffCalls';
import { savedFiles } from '../../support/client/savedFiles';

const saved = savedFiles();
const since = '2026-11-01T04:30:00.000Z';
const ravi: StaffAccount = { email: 'ravi@example.com', role: 'orders', state: 'inUse', since, lastLogin: null };

describe('the accounts of staff', () => {
  it('say role, state and the last login, and close after it was asked', async () => {
    const disabled = disableAnswers();
    server.use(accountsAre([ravi]).handler, disabled.handler);
    const { user } = renderDesk('/accounts');
    expect(await screen.findByText('orders · In use')).toBeVisible();
    const change = screen.getByRole('button', { name: 'Change ravi@example.com' });
    await user.click(change);
    const dialog = await screen.findByRole('dialog', { name: 'ravi@example.com' });
    await user.click(within(dialog).getByRole('button', { name: 'Close the account' }));
    expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: 'Yes, close ravi@example.com' }));
    expect(await screen.findByText('ravi@example.com is closed.')).toBeVisible();
    expect(JSON.parse(disabled.asked[0]?.body ?? '')).toEqual({ email: 'ravi@example.com' });
    await waitFor(() => expect(change).toHaveFocus());
  });

  it('are found by role and state, which the address keeps, and begin at the first page then', async () => {
    const call = accountsAre([ravi], 30);
    server.use(call.handler);
    const { user } = renderDesk('/accounts?sort=lastLogin&page=2');
    expect(await screen.findByText('30 accounts')).toBeVisible();
    expect(call.asked[0]?.query).toEqual({ sort: 'lastLogin', page: '2' });
    await user.click(screen.getByLabelText('State'));
    await user.click(await screen.findByTitle('In use'));
    await waitFor(() => expect(window.location.search).toBe('?state=inUse&sort=lastLogin'));
    await waitFor(() => expect(call.asked.at(-1)?.query).toEqual({ state: 'inUse', sort: 'lastLogin' }));
  });

  it('come as a sheet by the same filters', async () => {
    const sheet = sheetIs('accounts', () => words('E-mail address\n'));
    server.use(accountsAre([ravi]).handler, sheet.handler);
    const { user } = renderDesk('/accounts?role=orders&page=2');
    await user.click(await screen.findByRole('button', { name: 'Save as CSV' }));
    expect(await screen.findByText('staff.csv is saved.')).toBeVisible();
    expect([saved.name(), sheet.asked[0]?.query]).toEqual(['staff.csv', { role: 'orders' }]);
  });

  it('stand in a table at a desk', async () => {
    server.use(accountsAre([ravi, { ...ravi, email: 'asha@example.com', lastLogin: since }]).handler);
    renderDesk('/accounts', { at: 'desk' });
    const row = (await screen.findByText('asha@example.com', { selector: 'td *' })).closest('tr') as HTMLElement;
    expect(row).toHaveTextContent(/orders.*In use.*1 Nov 2026.*1 Nov 2026, 10:00/);
    expect(within(row).getByRole('button', { name: 'Change asha@example.com' })).toBeVisible();
  });

  it('say what would stand there', async () => {
    server.use(accountsAre([]).handler);
    renderDesk('/accounts?role=catalogue');
    expect(await screen.findByText('Nobody on the staff is like this. Choose another role or state.')).toBeVisible();
  });

  it('are set up anew once it was asked, but not one’s own', async () => {
    const reset = resetAnswers('https://shop.example/admin/set-up#token');
    server.use(
      accountsAre([{ email: 'asha@example.com', role: 'owner', state: 'inUse', since, lastLogin: since }, ravi])
        .handler,
      reset.handler,
    );
    const { user } = renderDesk('/accounts');
    await user.click(await screen.findByRole('button', { name: 'Change asha@example.com' }));
    const own = await screen.findByRole('dialog', { name: 'asha@example.com' });
    expect(within(own).getByText(/This is your own account/)).toBeVisible();
    expect(within(own).queryByRole('button', { name: 'Make a new link' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Change ravi@example.com' }));
    const dialog = await screen.findByRole('dialog', { name: 'ravi@example.com' });
    await user.click(within(dialog).getByRole('button', { name: 'Make a new link' }));
    expect(reset.asked).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Yes, end what ravi@example.com has' }));
    expect(await within(dialog).findByText('https://shop.example/admin/set-up#token')).toBeVisible();
  });

  it('are an owner’s alone', async () => {
    server.use(ordersAre(() => []).handler);
    const { user } = renderDesk('/accounts', { role: 'orders' });
    expect(await screen.findByRole('heading', { name: 'There is nothing here' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Staff' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'To the first screen' }));
    expect(await screen.findByRole('heading', { name: 'Orders' })).toBeVisible();
  });
});
