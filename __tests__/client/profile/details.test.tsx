/** User information on /profile (docs/requirements.md sections 2, 5 and 8, Profile; decisions 70, 85, 87, 90). */
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { profileApi } from '../../../src/client/api/profileApi';
import { accountOf } from '../../support/answers/accountCalls';
import { success } from '../../support/answers/answers';
import { callFails, callIsLost, callWaits } from '../../support/answers/handlers';
import { held } from '../../support/lib/held';
import { member, memberId } from '../../support/answers/member';
import { addressBook } from '../../support/client/memberCheckout';
import { detailsForm, openProfile, profileOf } from '../../support/client/memberProfile';
import { address } from '../../support/client/renderApp';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';
import { fillIn } from '../../support/client/write';

const update = `/users/updateUser/${memberId}`;
const save = async (user: UserEvent) => user.click((await detailsForm()).getByRole('button', { name: 'Save Details' }));

describe('User information', () => {
  it('shows name, e-mail address and number, and keeps the e-mail address as it is', async () => {
    await openProfile();
    const form = await detailsForm();
    expect(screen.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    expect(form.getByLabelText('Full name')).toHaveValue('Asha Kulkarni');
    expect(form.getByLabelText('E-mail')).toHaveValue('asha@example.com');
    expect(form.getByLabelText('E-mail')).toHaveAttribute('readonly');
    expect(form.getByLabelText('Mobile number')).toHaveValue('9820012345');
  });

  it('shows a last name that is kept apart with the first, and saves both as one', async () => {
    const { user, account } = await openProfile({ account: profileOf({ parName: 'Asha', lastname: 'Kulkarni' }) });
    expect((await detailsForm()).getByLabelText('Full name')).toHaveValue('Asha Kulkarni');
    await save(user);
    expect(await screen.findByText('your profile have been updated!')).toBeVisible();
    expect(account.sent).toEqual([{ parName: 'Asha Kulkarni', mobile1: '9820012345' }]);
  });

  it.each([
    ['a blank name', 'Full name', '   ', 'Please enter Valid name'],
    ['nine digits', 'Mobile number', '982001234', 'must enter the 10digits mobile number'],
  ])('complains about %s beside the field', async (_, label, value, message) => {
    const { user, account } = await openProfile();
    const form = await detailsForm();
    await fillIn(user, form, { [label]: value });
    await save(user);
    await waitFor(() => expect(form.getByLabelText(label)).toHaveAccessibleDescription(message));
    expect(form.getByLabelText(label)).toBeInvalid();
    expect(form.getByLabelText(label)).toHaveFocus();
    expect(account.sent).toEqual([]);
  });

  it('sends name and number as they are kept', async () => {
    const { user, account } = await openProfile();
    await fillIn(user, await detailsForm(), { 'Full name': '  D’Souza 2nd ', 'Mobile number': '+91 90000 00001' });
    await save(user);
    expect(await screen.findByText('your profile have been updated!')).toBeVisible();
    expect(account.sent).toEqual([{ parName: 'D’Souza 2nd', mobile1: '9000000001' }]);
  });

  it('only hints that a number looks unusual', async () => {
    const { user } = await openProfile();
    const form = await detailsForm();
    await fillIn(user, form, { 'Mobile number': '2234567890' });
    expect(form.getByLabelText('Mobile number')).toHaveAccessibleDescription(
      'Please check: Indian mobile numbers start with 6, 7, 8 or 9.',
    );
    expect(form.getByLabelText('Mobile number')).toBeValid();
  });

  it('is sent once however often it is pressed, and keeps the focus on the button', async () => {
    const answer = held<Response>();
    const { user, account } = await openProfile();
    const form = await detailsForm();
    server.use(callWaits(update, answer.promise, { once: true }));
    await save(user);
    await user.click(await form.findByRole('button', { name: 'Saving…' }));
    answer.release(success(accountOf()));
    expect(await screen.findByText('your profile have been updated!')).toBeVisible();
    // The account hears of what is sent a second time.
    expect(account.sent).toEqual([]);
    expect(form.getByRole('button', { name: 'Save Details' })).toHaveFocus();
  });

  it.each([
    ['fails', callFails(update)],
    ['is out of reach', callIsLost(update)],
  ])('says so when the server %s, and keeps what is typed', async (_, trouble) => {
    const { user } = await openProfile();
    server.use(trouble);
    const form = await detailsForm();
    await fillIn(user, form, { 'Full name': 'Asha Deshmukh' });
    await save(user);
    expect(await form.findByText('Error while updating profile. Please try again.')).toBeVisible();
    expect(form.getByLabelText('Full name')).toHaveValue('Asha Deshmukh');
  });

  it('puts the server’s complaint at its field', async () => {
    const { user } = await openProfile();
    const fields = { mobile1: 'must enter the 10digits mobile number' };
    server.use(callFails(update, { code: 'INVALID', message: 'Please check.', fields }));
    const form = await detailsForm();
    await save(user);
    await waitFor(() =>
      expect(form.getByLabelText('Mobile number')).toHaveAccessibleDescription('must enter the 10digits mobile number'),
    );
    expect(form.getByLabelText('Mobile number')).toHaveFocus();
  });

  it('waits with a word, says when it cannot be had, and tries again', async () => {
    server.use(
      callFails(`/users/userByID/${memberId}`, { code: 'NOT_READY', message: 'Busy.' }),
      ...addressBook().handlers,
    );
    const { user } = await renderScreen('/profile', { state: member() });
    expect(screen.getByText('Your details are on their way')).toBeInTheDocument();
    expect(await screen.findByText('The shop is busy right now. Try again in a moment.')).toBeVisible();
    server.use(...profileOf().handlers);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await detailsForm()).getByLabelText('Full name')).toHaveValue('Asha Kulkarni');
  });

  it('shows what another device changed, unless something is being typed', async () => {
    const { user, store } = await openProfile();
    const form = await detailsForm();
    const askAgain = () =>
      act(
        async () =>
          void (await store.dispatch(
            profileApi.endpoints.getUser.initiate(memberId, { forceRefetch: true, subscribe: false }),
          )),
      );
    server.use(...profileOf({ parName: 'Asha Deshmukh' }).handlers);
    await askAgain();
    await waitFor(() => expect(form.getByLabelText('Full name')).toHaveValue('Asha Deshmukh'));
    await fillIn(user, form, { 'Mobile number': '90000' });
    server.use(...profileOf({ parName: 'Asha Patil' }).handlers);
    await askAgain();
    expect(form.getByLabelText('Mobile number')).toHaveValue('90000');
    expect(form.getByLabelText('Full name')).toHaveValue('Asha Deshmukh');
  });
});

describe('What is typed and not saved', () => {
  it('waits for the way over the login when the session has ended', async () => {
    const shop = await openProfile();
    server.use(callFails(update, { code: 'UNAUTHENTICATED', message: 'Please log in.' }));
    await fillIn(shop.user, await detailsForm(), { 'Full name': 'Asha Deshmukh', 'Mobile number': '9000000001' });
    await save(shop.user);
    await waitFor(() => expect(address()).toBe('/login'));
    expect(shop.store.getState().location.state).toMatchObject({ from: '/profile' });
    expect(
      screen.getByText('Your visit has ended. Please log in or start again. What you typed is kept.'),
    ).toBeVisible();
    shop.unmount();

    const back = await openProfile();
    const form = await detailsForm();
    expect(form.getByLabelText('Full name')).toHaveValue('Asha Deshmukh');
    expect(form.getByLabelText('Mobile number')).toHaveValue('9000000001');
    await save(back.user);
    expect(await screen.findByText('your profile have been updated!')).toBeVisible();
    expect(back.account.sent).toEqual([{ parName: 'Asha Deshmukh', mobile1: '9000000001' }]);
    await waitFor(() => expect(sessionStorage.getItem('profileDraft')).toBeNull());
  });

  it('is there again after a look at another page, and gone when it is taken back', async () => {
    const shop = await openProfile();
    await fillIn(shop.user, await detailsForm(), { 'Full name': 'Asha D' });
    shop.unmount();
    const back = await openProfile();
    const form = await detailsForm();
    expect(form.getByLabelText('Full name')).toHaveValue('Asha D');
    await fillIn(back.user, form, { 'Full name': 'Asha Kulkarni' });
    await waitFor(() => expect(sessionStorage.getItem('profileDraft')).toBeNull());
  });

  it('is nobody else’s', async () => {
    sessionStorage.setItem(
      'profileDraft',
      JSON.stringify({ userId: 'u_2', details: { parName: 'Somebody', mobile1: '1' } }),
    );
    await openProfile();
    expect((await detailsForm()).getByLabelText('Full name')).toHaveValue('Asha Kulkarni');
  });
});

describe('The profile', () => {
  it('is a member’s own: a visitor goes to the login and comes back', async () => {
    const { store } = await renderScreen('/profile');
    await waitFor(() => expect(address()).toBe('/login'));
    expect(store.getState().location.state).toMatchObject({ from: '/profile' });
  });
});
