/** Who is on the staff, and what they changed. */
import { screen, within } from '@testing-library/react';
import { renderDesk } from '../../support/admin/renderDesk';
import { server } from '../../support/answers/server';
import { accountsAre, auditIs, disableAnswers, ordersAre, resetAnswers } from '../../support/answers/staffCalls';

const since = '2026-11-01T04:30:00.000Z';

describe('the accounts of staff', () => {
  it('say role, state and the last login, and close after it was asked', async () => {
    const disabled = disableAnswers();
    server.use(
      accountsAre([{ email: 'ravi@example.com', role: 'orders', state: 'inUse', since, lastLogin: null }]),
      disabled.handler,
    );
    const { user } = renderDesk('/accounts');
    expect(await screen.findByText('orders · In use')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change ravi@example.com' }));
    const dialog = await screen.findByRole('dialog', { name: 'ravi@example.com' });
    await user.click(within(dialog).getByRole('button', { name: 'Close the account' }));
    await user.click(within(dialog).getByRole('button', { name: 'Yes, close ravi@example.com' }));
    expect(await screen.findByText('ravi@example.com is closed.')).toBeVisible();
    expect(JSON.parse(disabled.asked[0]?.body ?? '')).toEqual({ email: 'ravi@example.com' });
  });

  it('are set up anew once it was asked, but not one’s own', async () => {
    const reset = resetAnswers('https://shop.example/admin/set-up#token');
    server.use(
      accountsAre([
        { email: 'asha@example.com', role: 'owner', state: 'inUse', since, lastLogin: since },
        { email: 'ravi@example.com', role: 'orders', state: 'inUse', since, lastLogin: null },
      ]),
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
    renderDesk('/accounts', { role: 'orders' });
    expect(await screen.findByRole('heading', { name: 'There is nothing here' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Staff' })).not.toBeInTheDocument();
  });
});

describe('the history of staff', () => {
  it('tells who changed what, from what to what', async () => {
    server.use(
      auditIs([
        {
          id: 7,
          at: since,
          who: 'cli:asha',
          what: 'role changed',
          subject: 'staff ravi@example.com',
          was: { role: 'support' },
          isNow: { role: 'orders' },
        },
      ]),
    );
    renderDesk('/audit');
    expect(await screen.findByText('role changed')).toBeVisible();
    expect(screen.getByText('was role support; is role orders')).toBeVisible();
    expect(screen.getByText(/^cli:asha, 1 Nov 2026/)).toBeVisible();
  });
});
