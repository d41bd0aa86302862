/**
 * A member's password and devices on /profile (docs/decisions/0207-known-browsers.md,
 * docs/decisions/0214-passwords.md).
 */
import { screen, waitFor, within } from '@testing-library/react';
import type { MemberSession } from '../../../src/contract/account';
import { everyVisitEnds, passwordIsChanged } from '../../support/answers/accountCalls';
import { callFails, sessionsAre } from '../../support/answers/handlers';
import { memberId } from '../../support/answers/member';
import { openProfile } from '../../support/client/memberProfile';
import { address } from '../../support/client/renderApp';
import { server } from '../../support/answers/server';

const change = `/users/changePassword/${memberId}`;
const typed = {
  'Current password': 'tall-neem-tree',
  'New password': 'old-banyan-tree',
  'Confirm new password': 'old-banyan-tree',
};

const session = (own: Partial<MemberSession> = {}): MemberSession => ({
  browser: 'Chrome on a phone',
  since: '2026-11-20T04:30:00.000Z',
  lastSeen: '2026-11-21T05:00:00.000Z',
  isThis: false,
  ...own,
});

async function openForm() {
  const page = await openProfile();
  await page.user.click(await screen.findByRole('button', { name: 'Change password' }));
  const form = within(await screen.findByRole('form', { name: 'Change password' }));
  const field = (label: string) => form.getByLabelText(label, { selector: 'input' });
  const save = async (own: Partial<typeof typed> = {}) => {
    for (const [label, text] of Object.entries({ ...typed, ...own })) await page.user.type(field(label), text);
    await page.user.click(form.getByRole('button', { name: 'Save password' }));
  };
  return { ...page, form, field, save };
}

describe('Change password', () => {
  it('sends both in the body of the call, says what came of it, and leaves neither in the store', async () => {
    const { handler, asked } = passwordIsChanged();
    server.use(handler);
    const { save, store } = await openForm();
    await save();
    expect(await screen.findByText('Your password is changed. Every other device is logged out.')).toBeVisible();
    expect(asked).toEqual([{ search: '', query: {}, body: 'password=tall-neem-tree&newPassword=old-banyan-tree' }]);
    expect(screen.queryByRole('form', { name: 'Change password' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
    expect(store.getState().auth.userId).toBe(memberId);
    expect(JSON.stringify(store.getState())).not.toMatch(/neem|banyan/);
  });

  it.each([
    ['password', 'Current password', 'This is not your password.'],
    ['newPassword', 'New password', 'This password is easily guessed.'],
  ])('says beside the field what the server says of %s, and keeps what was typed', async (name, label, said) => {
    server.use(callFails(change, { code: 'INVALID', message: 'x', fields: { [name]: said } }));
    const { save, field } = await openForm();
    await save();
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(said));
    expect(field('New password')).toHaveValue('old-banyan-tree');
  });

  it('says what to do after too many tries', async () => {
    server.use(callFails(change, { code: 'TOO_MANY_REQUESTS', message: 'x' }));
    const { save, form } = await openForm();
    await save();
    expect(await form.findByText(/^Those were too many tries\. Wait a while/)).toBeVisible();
  });

  it('wants the same word twice, and sends nothing before', async () => {
    const { save, field } = await openForm();
    await save({ 'Confirm new password': 'old-banyan-three' });
    await waitFor(() => expect(field('Confirm new password')).toHaveAccessibleDescription('Passwords do not match'));
  });

  it('can be thought over, and the focus is back on the way in', async () => {
    const { user, form } = await openForm();
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('form', { name: 'Change password' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
  });
});

describe('Where a member is logged in', () => {
  it('names each browser in coarse words, with its times, and which one this is', async () => {
    const others = [session({ browser: 'Firefox on a computer' }), session({ browser: '' })];
    server.use(sessionsAre([session({ isThis: true }), ...others]));
    await openProfile();
    const list = within(await screen.findByRole('list', { name: 'Where you are logged in' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u202f', ' '))).toEqual([
      'Chrome on a phoneThis browserLogged in 20 Nov 2026, 10:00 am',
      'Firefox on a computerLogged in 20 Nov 2026, 10:00 am, last seen 21 Nov 2026, 10:30 am',
      'A browser that does not say what it isLogged in 20 Nov 2026, 10:00 am, last seen 21 Nov 2026, 10:30 am',
    ]);
  });

  it('can be asked again when it did not come', async () => {
    server.use(callFails('/users/sessions/:id', { code: 'NOT_READY', message: 'x' }));
    const { user } = await openProfile();
    const section = within(await screen.findByRole('region', { name: 'Password and devices' }));
    expect(await section.findByText('The shop is busy right now. Try again in a moment.')).toBeVisible();
    server.use(sessionsAre([session()]));
    await user.click(section.getByRole('button', { name: 'Try again' }));
    expect(await section.findByText('Chrome on a phone')).toBeVisible();
  });

  it('is left out where the backend knows no such call', async () => {
    server.use(callFails('/users/sessions/:id', { code: 'NOT_FOUND', message: 'There is no such call.' }));
    await openProfile();
    await screen.findByRole('form', { name: 'User information' });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Password and devices' })).toBeNull());
  });
});

describe('Log out everywhere', () => {
  it('leaves nobody behind, here either', async () => {
    server.use(everyVisitEnds().handler);
    const { user, store } = await openProfile();
    await user.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
    expect(await screen.findByText('You are logged out everywhere.')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/'));
    expect(store.getState().auth.userId).toBeNull();
  });

  it('says so when it did not work, and the member stays', async () => {
    server.use(callFails(`/users/logoutEverywhere/${memberId}`, { code: 'NOT_READY', message: 'x' }));
    const { user, store } = await openProfile();
    await user.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
    expect(await screen.findByText('The shop is busy right now. Try again in a moment.')).toBeVisible();
    expect(store.getState().auth.userId).toBe(memberId);
  });
});
