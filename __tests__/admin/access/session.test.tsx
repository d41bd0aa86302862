/** A session that ends at the desk, and what asks for the code once more. */
import { screen, waitFor, within } from '@testing-library/react';
import { renderDesk } from '../../support/admin/renderDesk';
import { server } from '../../support/answers/server';
import { success } from '../../support/answers/answers';
import {
  accountsAre,
  additionAnswers,
  confirmAnswers,
  inviteAnswers,
  loginAnswers,
  logoutAnswers,
  orderIs,
  refusal,
  sessionEnded,
  sessionsAre,
  staffOrder,
} from '../../support/answers/staffCalls';

const asha = { email: 'asha@example.com', role: 'owner', state: 'inUse', since: '2026-11-01T04:30:00.000Z' } as const;

describe('a session that ends while somebody types', () => {
  it('asks for the login over the desk, keeps what was typed, and goes on', async () => {
    const order = staffOrder();
    const noted = { at: '2026-11-29T05:00:00.000Z', who: 'asha@example.com', text: 'Wants it by Friday.' };
    const notes = additionAnswers('notes', (time) =>
      time === 1 ? sessionEnded() : success({ ...order, notes: [noted] }),
    );
    server.use(orderIs(() => order).handler, notes.handler, loginAnswers().handler);
    const { user } = renderDesk('/orders/7K3M-9QX2');
    await user.type(await screen.findByLabelText('Note for the staff'), 'Wants it by Friday.');
    await user.click(screen.getByRole('button', { name: 'Keep the note' }));

    const dialog = await screen.findByRole('dialog', { name: 'Please log in again' });
    expect(within(dialog).getByLabelText('E-mail address')).toHaveValue('asha@example.com');
    await user.type(within(dialog).getByLabelText('Password'), 'four small wool caps');
    await user.click(within(dialog).getByRole('button', { name: 'Next' }));
    await user.type(await within(dialog).findByLabelText('Code'), '123456');
    await user.click(within(dialog).getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    expect(screen.getByLabelText('Note for the staff')).toHaveValue('Wants it by Friday.');
    await user.click(screen.getByRole('button', { name: 'Keep the note' }));
    expect(await screen.findByText('Wants it by Friday.', { selector: 'li' })).toBeVisible();
  });
});

describe('a call that needs the person', () => {
  it('asks for the code, and is sent when it is pressed again', async () => {
    const invite = inviteAnswers((time) =>
      time === 1
        ? refusal({ code: 'CONFIRM_FIRST', message: 'Please give the code of your authenticator once more.' })
        : success({ link: 'https://shop.example/admin/set-up#abc' }),
    );
    const confirm = confirmAnswers();
    server.use(accountsAre([{ ...asha, lastLogin: null }]).handler, invite.handler, confirm.handler);
    const { user } = renderDesk('/accounts');
    await user.click(await screen.findByRole('button', { name: 'Invite somebody' }));
    await user.type(await screen.findByLabelText('E-mail address'), 'ravi@example.com');
    await user.click(screen.getByRole('button', { name: 'Make the link' }));

    // Ant Design gives every dialog of a test the same id, so that the second one has no name of its own.
    const asking = await screen.findByText(/^This needs you in person/);
    const dialog = asking.closest<HTMLElement>('[role=dialog]') as HTMLElement;
    await user.type(within(dialog).getByLabelText('Code'), '123456');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(asking).not.toBeVisible());
    expect(JSON.parse(confirm.asked[0]?.body ?? '')).toEqual({ code: '123456' });

    await user.click(screen.getByRole('button', { name: 'Make the link' }));
    expect(await screen.findByText('https://shop.example/admin/set-up#abc')).toBeVisible();
    expect(JSON.parse(invite.asked[1]?.body ?? '')).toEqual({ email: 'ravi@example.com', role: 'orders' });
  });
});

describe('one’s own sessions', () => {
  it('say which of them this one is, and end', async () => {
    const since = '2026-11-29T04:30:00.000Z';
    server.use(
      sessionsAre([{ browser: 'Firefox on Android', since, lastSeen: since, isThis: true }]),
      logoutAnswers().handler,
    );
    const { user } = renderDesk('/you');
    expect(await screen.findByText('Firefox on Android (this one)')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('heading', { name: 'Log in for staff' })).toBeVisible();
  });
});
