/** Shipping address on /profile (docs/requirements.md sections 2, 5, 8 and 9; decisions 57, 85, 90, 92, 95, 109). */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { SavedAddresses } from '../../../src/client/features/address/SavedAddresses';
import { useAddresses } from '../../../src/client/features/address/useAddresses';
import { loginAnswers } from '../../support/access';
import { callFails, callIsLost } from '../../support/handlers';
import { agree, fillInMain, pressInMain } from '../../support/main';
import { member, memberId } from '../../support/member';
import { addressBook, savedAddress } from '../../support/memberCheckout';
import { addressForm, openProfile, profileOf } from '../../support/memberProfile';
import { address } from '../../support/renderApp';
import { renderFeature, renderScreen } from '../../support/renderFeature';
import { server } from '../../support/server';
import { fillIn } from '../../support/write';

const addCall = `/users/addNewAddress/${memberId}`;
const updateCall = `/users/updateAddress/${memberId}`;
const typed = { 'House name': 'B-12, Lake View', Street: 'Station Road', 'PIN code': '400601', City: 'Thane', State: 'Maharashtra' };
const aai = savedAddress({ addrId: '8', houseName: 'Aai’s house' });
const office = savedAddress({ addrId: '9', houseName: 'Office' });

/** The list and its forms, by themselves. */
function Addresses() {
  const { status, addresses } = useAddresses();
  return status === 'ready' ? <SavedAddresses userId={memberId} addresses={addresses} /> : null;
}

function openAddresses({ book = addressBook() } = {}) {
  server.use(...book.handlers);
  return { ...renderFeature(<Addresses />, member()), book };
}

const add = async (user: UserEvent) => user.click((await addressForm('Add Address')).getByRole('button', { name: 'Add Address' }));
const save = async (user: UserEvent) => user.click((await addressForm('Save Address')).getByRole('button', { name: 'Save Address' }));
const edit = async (user: UserEvent, house: string) => user.click(await screen.findByRole('button', { name: new RegExp(`^Edit the address ${house}`) }));
const cancel = (user: UserEvent) => user.click(screen.getByRole('button', { name: /^Cancel/ }));
const saved = () => within(screen.getByRole('list', { name: 'Saved addresses' }));

describe('Saved addresses', () => {
  it('are titled Home each, with a note of how many there can be', async () => {
    await openProfile({ book: addressBook(savedAddress(), aai) });
    expect(await screen.findByText('Flat 3, Sai Kripa')).toBeVisible();
    expect(saved().getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Home', 'Home']);
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

describe('A new address', () => {
  it('is saved, said, shown, and gets the focus; the form is empty again', async () => {
    const { user, book } = await openAddresses();
    const form = await addressForm('Add Address');
    await fillIn(user, form, { ...typed, 'PIN code': ' 400 601 ' });
    await add(user);
    expect(await screen.findByText('Address added successfully!')).toBeVisible();
    expect(book.sent).toEqual([
      { call: 'add', body: { houseName: 'B-12, Lake View', street: 'Station Road', city: 'Thane', state: 'Maharashtra', pinCode: '400601', country: 'India' } },
    ]);
    expect(await saved().findByText('B-12, Lake View')).toBeVisible();
    await waitFor(() => expect(saved().getByRole('button', { name: /^Edit the address B-12, Lake View/ })).toHaveFocus());
    for (const label of ['House name', 'Street', 'PIN code', 'City', 'State']) expect(form.getByLabelText(label)).toHaveValue('');
    expect(form.getByLabelText('Country')).toHaveValue('India');
    expect(screen.queryByText('No Address Found')).not.toBeInTheDocument();
  });

  it('is not saved with a wrong PIN code, which is said beside it', async () => {
    const { user, book } = await openAddresses();
    const form = await addressForm('Add Address');
    await fillIn(user, form, { ...typed, 'PIN code': '40060' });
    await add(user);
    const field = form.getByLabelText('PIN code');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Please enter a valid 6-digit pin code.'));
    expect(field).toHaveFocus();
    expect(book.sent).toEqual([]);
  });

  it('says once what all is wanted when nothing is filled in, and beside each field what', async () => {
    const { user, book } = await openAddresses();
    const form = await addressForm('Add Address');
    await fillIn(user, form, { Country: '' });
    await add(user);
    expect(await screen.findByText('Please fill in all required fields!')).toBeVisible();
    expect(form.getByLabelText('House name')).toHaveFocus();
    for (const [label, message] of [
      ['House name', 'Please Enter valid House Name'],
      ['Street', 'Please Enter valid Street Name'],
      ['City', 'Please Enter valid City Name'],
      ['State', 'Please Enter valid State Name'],
      ['PIN code', 'Please Enter valid Pin code'],
      ['Country', 'Please Enter valid Country Name'],
    ] as const) {
      expect(form.getByLabelText(label)).toHaveAccessibleDescription(message);
    }
    expect(book.sent).toEqual([]);
  });

  it('takes city and state from the PIN code', async () => {
    const { user } = await openAddresses();
    const form = await addressForm('Add Address');
    await fillIn(user, form, { 'PIN code': '411001' });
    await waitFor(() => expect(form.getByLabelText('City')).toHaveValue('Pune'));
    expect(form.getByLabelText('State')).toHaveValue('Maharashtra');
  });

  it.each([
    ['fails', callFails(addCall)],
    ['is out of reach', callIsLost(addCall)],
  ])('says so when the server %s, and keeps what is typed', async (_, trouble) => {
    const { user } = await openAddresses();
    server.use(trouble);
    const form = await addressForm('Add Address');
    await fillIn(user, form, typed);
    await add(user);
    expect(await screen.findByText('Error while adding Address. Please try again.')).toBeVisible();
    expect(form.getByLabelText('House name')).toHaveValue('B-12, Lake View');
  });

  it('stays when there are three, and says so whatever is sent then', async () => {
    const { user, book } = await openAddresses({ book: addressBook(savedAddress(), aai) });
    await fillIn(user, await addressForm('Add Address'), typed);
    await add(user);
    expect(await saved().findByText('B-12, Lake View')).toBeVisible();
    await screen.findByText(/All 3 places are taken/);
    expect(saved().getAllByRole('listitem')).toHaveLength(3);
    await add(user);
    expect(screen.getByText("You can't add more than three addresses.")).toBeVisible();
    expect(book.sent).toHaveLength(1);
  });

  it('is refused as the fourth that somebody else was quicker to save', async () => {
    const { user } = await openAddresses({ book: addressBook(savedAddress(), aai) });
    await fillIn(user, await addressForm('Add Address'), typed);
    server.use(...addressBook(savedAddress(), aai, office).handlers);
    server.use(callFails(addCall, { code: 'TOO_MANY_ADDRESSES', message: "You can't add more than three addresses." }));
    await add(user);
    expect(await screen.findByText("You can't add more than three addresses.")).toBeVisible();
    expect(await saved().findByText('Office')).toBeVisible();
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
    await waitFor(() => expect(form.getByLabelText('House name')).toHaveAccessibleDescription('Please Enter valid House Name'));
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
    expect(screen.getByText('Your visit has ended. Please log in or start again. What you typed is kept.')).toBeVisible();
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
