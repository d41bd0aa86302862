/** Shipping address on /profile (docs/requirements.md sections 2, 5, 8 and 9; decisions 57, 85, 90, 92, 95, 109). */
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { loginAnswers } from '../../support/answers/access';
import { callFails, callIsLost } from '../../support/answers/handlers';
import { agree, fillInMain, pressInMain } from '../../support/client/main';
import { member, memberId } from '../../support/answers/member';
import { addressBook, savedAddress } from '../../support/client/memberCheckout';
import { addressForm, openProfile, profileOf } from '../../support/client/memberProfile';
import { address } from '../../support/client/renderApp';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';
import { fillIn } from '../../support/client/write';
import { addCall, typed, aai, openAddresses, add, saved } from '../../support/client/savedAddresses';

const updateCall = `/users/updateAddress/${memberId}`;
const save = async (user: UserEvent) =>
  user.click((await addressForm('Save Address')).getByRole('button', { name: 'Save Address' }));
const edit = async (user: UserEvent, house: string) =>
  user.click(await screen.findByRole('button', { name: new RegExp(`^Edit the address ${house}`) }));
const cancel = (user: UserEvent) => user.click(screen.getByRole('button', { name: /^Cancel/ }));

describe('Saved addresses', () => {
  it('are titled Home each, with a note of how many there can be', async () => {
    await openProfile({ book: addressBook(savedAddress(), aai) });
    expect(await screen.findByText('Flat 3, Sai Kripa')).toBeVisible();
    expect(
      saved()
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Home', 'Home']);
    expect(saved().getByText('Aai’s house')).toBeVisible();
    expect(saved().getAllByText('Thane, Maharashtra 400601')).toHaveLength(2);
    expect(screen.getByText('You can save up to 3 addresses.')).toBeVisible();
    expect(screen.queryByText('No Address Found')).not.toBeInTheDocument();
  });

  it('say No Address Found while there is none', async () => {
    await openProfile();
    expect(await screen.findByText('No Address Found')).toBeVisible();
    expect((await addressForm('Add Address')).getByRole('button', { name: 'Add Address' })).toBeVisible();
  });

  it('say when they cannot be had, and are asked for again', async () => {
    server.use(callIsLost(`/users/getAllAddresses/${memberId}`), ...profileOf().handlers);
    const { user } = await renderScreen('/profile', { state: member() });
    expect(screen.getByText('Your addresses are on their way')).toBeInTheDocument();
    expect(await screen.findByText('We cannot reach the shop. Check your connection and try again.')).toBeVisible();
    server.use(...addressBook(aai).handlers);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Aai’s house')).toBeVisible();
  });
});

describe('Editing an address', () => {
  it('saves what is changed, says so, shows it, and gives the focus back to its Edit', async () => {
    const { user, book } = await openAddresses({ book: addressBook(savedAddress(), aai) });
    await edit(user, 'Aai');
    const form = await addressForm('Save Address');
    expect(form.getByLabelText('House name')).toHaveValue('Aai’s house');
    await fillIn(user, form, { Street: 'Ram Maruti Road' });
    await save(user);
    expect(await screen.findByText('Address updated successfully!')).toBeVisible();
    expect(book.sent).toMatchObject([{ call: 'update', body: { addrId: '8', street: 'Ram Maruti Road' } }]);
    expect(await saved().findByText('Ram Maruti Road')).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Save Address' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Edit the address Aai/ })).toHaveFocus());
  });

  it('turns Edit into Cancel, which changes nothing and forgets what was typed', async () => {
    const { user, book, store } = await openAddresses({ book: addressBook(aai) });
    await edit(user, 'Aai');
    expect(store.getState().profile.editing).toBe('8');
    expect(screen.getByRole('button', { name: /^Cancel/ })).toHaveFocus();
    await fillIn(user, await addressForm('Save Address'), { Street: 'Nowhere' });
    await cancel(user);
    expect(screen.queryByRole('form', { name: 'Save Address' })).not.toBeInTheDocument();
    expect(saved().getByText('Gokhale Road')).toBeVisible();
    await edit(user, 'Aai');
    expect((await addressForm('Save Address')).getByLabelText('Street')).toHaveValue('Gokhale Road');
    expect(book.sent).toEqual([]);
  });

  it('goes one at a time, and what was typed into the first is there when it is opened again', async () => {
    const { user } = await openAddresses({ book: addressBook(savedAddress(), aai) });
    await edit(user, 'Aai');
    await fillIn(user, await addressForm('Save Address'), { Street: 'Ram Maruti Road' });
    await edit(user, 'Flat 3');
    const form = await addressForm('Save Address');
    expect(form.getByLabelText('House name')).toHaveValue('Flat 3, Sai Kripa');
    expect(screen.getAllByRole('button', { name: /^Cancel/ })).toHaveLength(1);
    await edit(user, 'Aai');
    expect((await addressForm('Save Address')).getByLabelText('Street')).toHaveValue('Ram Maruti Road');
  });

  it.each([
    ['fails', callFails(updateCall)],
    ['is out of reach', callIsLost(updateCall)],
    ['knows the address no more', callFails(updateCall, { code: 'FORBIDDEN', message: 'Not yours.' })],
  ])('says so when the server %s, and keeps what is typed', async (_, trouble) => {
    const { user } = await openAddresses({ book: addressBook(aai) });
    server.use(trouble);
    await edit(user, 'Aai');
    const form = await addressForm('Save Address');
    await fillIn(user, form, { Street: 'Ram Maruti Road' });
    await save(user);
    expect(await screen.findByText('Error updating address. Please try again.')).toBeVisible();
    expect(form.getByLabelText('Street')).toHaveValue('Ram Maruti Road');
  });

  it('complains about the House name “” and the PIN code “123”, beside them', async () => {
    const { user, book } = await openAddresses({ book: addressBook(aai) });
    await edit(user, 'Aai');
    const form = await addressForm('Save Address');
    await fillIn(user, form, { 'House name': '', 'PIN code': '123' });
    await save(user);
    await waitFor(() =>
      expect(form.getByLabelText('House name')).toHaveAccessibleDescription('Please Enter valid House Name'),
    );
    expect(form.getByLabelText('PIN code')).toHaveAccessibleDescription('Please enter a valid 6-digit pin code.');
    expect(book.sent).toEqual([]);
  });
});

describe('Address form after the end of the session', () => {
  const ended = { code: 'UNAUTHENTICATED', message: 'Please log in.' } as const;

  it('a new address waits in its form for the way over the login', async () => {
    const shop = await openProfile();
    await fillIn(shop.user, await addressForm('Add Address'), typed);
    server.use(callFails(addCall, ended));
    await add(shop.user);
    await waitFor(() => expect(address()).toBe('/login'));
    expect(shop.store.getState().location.state).toMatchObject({ from: '/profile' });
    expect(
      screen.getByText('Your visit has ended. Please log in or start again. What you typed is kept.'),
    ).toBeVisible();
    shop.unmount();
    const back = await openProfile();
    expect((await addressForm('Add Address')).getByLabelText('House name')).toHaveValue('B-12, Lake View');
    await add(back.user);
    expect(await screen.findByText('Address added successfully!')).toBeVisible();
    expect(back.book.sent).toMatchObject([{ body: { street: 'Station Road' } }]);
  });

  it('an address that was being edited is still being edited after the login', async () => {
    const { user, store } = await openProfile({ book: addressBook(aai) });
    await edit(user, 'Aai');
    await fillIn(user, await addressForm('Save Address'), { Street: 'Ram Maruti Road' });
    server.use(callFails(updateCall, ended));
    await save(user);
    await waitFor(() => expect(address()).toBe('/login'));
    expect(store.getState().profile.editing).toBe('8');
    server.use(...addressBook(aai).handlers, loginAnswers({ userId: memberId }).handler);
    await fillInMain(user, { 'E-mail': 'asha@example.com', Password: 'running-stitch-42' });
    await agree(user);
    await pressInMain(user, 'Login');
    await waitFor(() => expect(address()).toBe('/profile'));
    expect((await addressForm('Save Address')).getByLabelText('Street')).toHaveValue('Ram Maruti Road');
    await save(user);
    expect(await screen.findByText('Address updated successfully!')).toBeVisible();
  });
});
