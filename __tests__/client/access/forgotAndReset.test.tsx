/** /forgot-password and /reset (docs/requirements.md sections 2, 5 and 8; decisions 62, 89, 90, 96, 101). */
import { screen, waitFor } from '@testing-library/react';
import { forgotAnswers, resetAnswers } from '../../support/answers/access';
import { callFails, callIsLost, sessionIs } from '../../support/answers/handlers';
import { fillInMain, main, pressInMain } from '../../support/client/main';
import { member } from '../../support/answers/member';
import { address } from '../../support/client/renderApp';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';

const tryLater = 'Something went wrong! Try again later';

describe('A forgotten password', () => {
  it('wants a whole address', async () => {
    const { user } = await renderScreen('/forgot-password');
    await fillInMain(user, { 'E-mail': 'asha@' });
    await pressInMain(user, 'Send Mail');
    await waitFor(() =>
      expect(main().getByLabelText('E-mail')).toHaveAccessibleDescription('Please enter a valid email address'),
    );
    expect(main().getByLabelText('E-mail')).toHaveFocus();
  });

  it('asks for the link in the body, and says that it is on its way', async () => {
    const { handler, told, queries } = forgotAnswers({ message: 'Link sent! Check your inbox' });
    server.use(handler);
    const { user, store } = await renderScreen('/forgot-password');
    await fillInMain(user, { 'E-mail': 'asha@example.com' });
    await pressInMain(user, 'Send Mail');
    expect(await main().findByText('Link sent! Check your inbox')).toBeVisible();
    expect(told).toEqual([{ email: 'asha@example.com' }]);
    expect(queries).toEqual(['']);
    expect(JSON.stringify(store.getState())).not.toContain('asha@example.com');
  });

  it('shows what the server takes for no address beside the field', async () => {
    server.use(callFails('/users/forgotPassword', { code: 'INVALID', message: 'No.' }));
    const { user } = await renderScreen('/forgot-password');
    await fillInMain(user, { 'E-mail': 'asha@exa..mple.com' });
    await pressInMain(user, 'Send Mail');
    await waitFor(() =>
      expect(main().getByLabelText('E-mail')).toHaveAccessibleDescription('Please enter a valid email address'),
    );
  });

  it.each([
    ['fails', callFails('/users/forgotPassword')],
    ['is out of reach', callIsLost('/users/forgotPassword')],
  ])('says that something went wrong when the server %s', async (_, trouble) => {
    server.use(trouble);
    const { user } = await renderScreen('/forgot-password');
    await fillInMain(user, { 'E-mail': 'asha@example.com' });
    await pressInMain(user, 'Send Mail');
    expect(await main().findByText(tryLater)).toBeVisible();
  });

  it('leads back to the login', async () => {
    await renderScreen('/forgot-password');
    expect(main().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  });
});

describe('A new password', () => {
  const link = '/reset?token=tok-1&email=asha%40example.com';
  const typed = { 'New password': 'tall-neem-tree', 'Confirm password': 'tall-neem-tree' };
  const field = (label: string) => main().getByLabelText(label, { selector: 'input' });

  it('takes the token out of the address bar before anything else sees it', async () => {
    const { store } = await renderScreen(link);
    expect(address()).toBe('/reset');
    expect(store.getState().location.search).toBe('');
    expect(JSON.stringify(store.getState())).not.toContain('tok-1');
    await waitFor(() => expect(field('E-mail')).toHaveValue('asha@example.com'));
  });

  it('complains beside every field', async () => {
    const { user } = await renderScreen(link);
    await fillInMain(user, { 'E-mail': 'asha@', 'New password': 'abcdef', 'Confirm password': 'short-neem-tree' });
    await pressInMain(user, 'Reset Password');
    await waitFor(() => expect(field('E-mail')).toHaveAccessibleDescription('Please enter a valid email address'));
    expect(field('New password')).toHaveAccessibleDescription('Password must be at least 7 characters long.');
    expect(field('Confirm password')).toHaveAccessibleDescription('Passwords do not match');
  });

  it.each(['New password', 'Confirm password'])('can be looked at: %s', async (label) => {
    const { user } = await renderScreen(link);
    await user.click(main().getByRole('button', { name: `Show ${label.toLowerCase()}` }));
    expect(field(label)).toHaveAttribute('type', 'text');
  });

  it('is sent with the token in the body, and leads to the login', async () => {
    const { handler, told, queries } = resetAnswers({ message: 'Password reset successful!' });
    server.use(handler);
    const { user } = await renderScreen(link);
    await fillInMain(user, typed);
    await pressInMain(user, 'Reset Password');
    expect(await screen.findByText('Password reset successful!')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/login'));
    expect(told).toEqual([{ email: 'asha@example.com', token: 'tok-1', newPassword: 'tall-neem-tree' }]);
    expect(queries).toEqual(['']);
    expect(JSON.stringify(window.sessionStorage)).not.toContain('tok-1');
  });

  it('ends the visit of a member in this browser too, and stays at the login', async () => {
    server.use(resetAnswers({ message: 'Password reset successful!' }).handler, sessionIs());
    const { user, store } = await renderScreen(link, { state: member() });
    await fillInMain(user, typed);
    await pressInMain(user, 'Reset Password');
    expect(await main().findByRole('button', { name: 'Login' })).toBeVisible();
    expect(store.getState().auth.userId).toBeNull();
    expect(address()).toBe('/login');
  });

  it('says that a link is used up, and offers a new one', async () => {
    server.use(
      callFails('/users/resetPassword', {
        code: 'RESET_TOKEN_INVALID',
        message: 'This link is no longer valid. Please ask for a new one.',
      }),
    );
    const { user } = await renderScreen(link);
    await fillInMain(user, typed);
    await pressInMain(user, 'Reset Password');
    expect(await main().findByText(tryLater)).toBeVisible();
    expect(main().getByText('This link is no longer valid. Please ask for a new one.')).toBeVisible();
    expect(main().getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  it('shows the server’s complaint beside the field', async () => {
    server.use(
      callFails('/users/resetPassword', {
        code: 'INVALID',
        message: 'Check.',
        fields: { newPassword: 'Please choose another.' },
      }),
    );
    const { user } = await renderScreen(link);
    await fillInMain(user, typed);
    await pressInMain(user, 'Reset Password');
    await waitFor(() => expect(field('New password')).toHaveAccessibleDescription('Please choose another.'));
    expect(field('New password')).toHaveFocus();
  });

  it.each([
    ['fails', callFails('/users/resetPassword')],
    ['is out of reach', callIsLost('/users/resetPassword')],
  ])('can be tried again when the server %s', async (_, trouble) => {
    server.use(trouble);
    const { user } = await renderScreen(link);
    await fillInMain(user, typed);
    await pressInMain(user, 'Reset Password');
    expect(await main().findByText(tryLater)).toBeVisible();
    const { handler, told } = resetAnswers({ message: 'Password reset successful!' });
    server.use(handler);
    await pressInMain(user, 'Reset Password');
    expect(await screen.findByText('Password reset successful!')).toBeVisible();
    expect(told).toMatchObject([{ token: 'tok-1' }]);
  });

  it('needs the link of the mail', async () => {
    await renderScreen('/reset');
    expect(await main().findByText(/This page opens with the link from our mail/)).toBeVisible();
    expect(main().getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
  });
});
