/**
 * Saved addresses at the checkout: adding and editing one, and what is said about it (docs/requirements.md sections 2,
 * 5 and 8).
 */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { callFails } from '../../support/answers/handlers';
import { member, memberId } from '../../support/answers/member';
import {
  addressBook,
  firstAdditionUnanswered,
  openMemberCheckout,
  savedAddress,
} from '../../support/client/memberCheckout';
import { address } from '../../support/client/renderApp';
import { server } from '../../support/answers/server';
import { write } from '../../support/client/write';

const add = `/users/addNewAddress/${memberId}`;
const update = `/users/updateAddress/${memberId}`;
const typed = { 'House name': 'B-12, Lake View', Street: 'Station Road', 'PIN code': '411001' };

async function openNew(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Add a new address' }));
  return within(screen.getByRole('dialog', { name: 'Add a new address' }));
}

async function openEdit(user: UserEvent, name: RegExp = /^Edit/) {
  await user.click(await screen.findByRole('button', { name }));
  return within(screen.getByRole('dialog', { name: 'Edit address' }));
}

async function fill(user: UserEvent, dialog: ReturnType<typeof within>, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await write(user, dialog.getByLabelText(label), value);
  }
}

const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save Address' }));

describe('address dialog', () => {
  it('adds an address, says so, chooses it, and gives it the focus', async () => {
    const { user, book, store } = await openMemberCheckout();
    const dialog = await openNew(user);
    expect(store.getState().panel.open).toEqual({ name: 'address', addrId: null });
    await fill(user, dialog, { ...typed, 'PIN code': '411 001' });
    await waitFor(() => expect(dialog.getByLabelText('City')).toHaveValue('Pune'));
    expect(dialog.getByLabelText('Country')).toHaveValue('India');
    await save(user);
    expect(await screen.findByText('Address added successfully!')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(book.sent).toEqual([
      {
        call: 'add',
        body: {
          houseName: 'B-12, Lake View',
          street: 'Station Road',
          city: 'Pune',
          state: 'Maharashtra',
          pinCode: '411001',
          country: 'India',
        },
      },
    ]);
    const card = await screen.findByRole('radio', { name: /B-12, Lake View/ });
    await waitFor(() => expect(card).toHaveFocus());
    expect(card).toBeChecked();
  });

  it('edits an address, says so, and gives the focus back to its Edit', async () => {
    const { user, book, store } = await openMemberCheckout({
      book: addressBook(savedAddress(), savedAddress({ addrId: '8', houseName: 'Aai’s house' })),
    });
    const dialog = await openEdit(user, /Aai’s house/);
    expect(store.getState().panel.open).toEqual({ name: 'address', addrId: '8' });
    expect(dialog.getByLabelText('House name')).toHaveValue('Aai’s house');
    await fill(user, dialog, { Street: 'Ram Maruti Road' });
    await save(user);
    expect(await screen.findByText('Address updated successfully!')).toBeVisible();
    expect(book.sent).toMatchObject([
      { call: 'update', body: { addrId: '8', street: 'Ram Maruti Road', country: 'India' } },
    ]);
    expect(await screen.findByText('Ram Maruti Road')).toBeVisible();
    expect(screen.getByRole('button', { name: /Aai’s house/ })).toHaveFocus();
  });

  it('asks for what is missing, once, and marks it', async () => {
    const { user, book } = await openMemberCheckout();
    const dialog = await openNew(user);
    await fill(user, dialog, { 'House name': 'Flat 1', Street: ' ' });
    await save(user);
    expect(await dialog.findByText('Please fill in all required fields!')).toBeVisible();
    expect(dialog.getByLabelText('Street')).toHaveFocus();
    for (const label of ['Street', 'PIN code', 'City', 'State']) {
      expect(dialog.getByLabelText(label)).toBeInvalid();
      expect(dialog.getByLabelText(label)).toHaveAccessibleDescription('Required');
    }
    expect(dialog.getByLabelText('House name')).toBeValid();
    expect(book.sent).toEqual([]);
  });

  it('wants six digits for a PIN code', async () => {
    const { user, book } = await openMemberCheckout();
    const dialog = await openEdit(user);
    await fill(user, dialog, { 'PIN code': '4006' });
    await save(user);
    await waitFor(() =>
      expect(dialog.getByLabelText('PIN code')).toHaveAccessibleDescription('Please enter valid 6-digit code'),
    );
    expect(dialog.getByLabelText('PIN code')).toHaveFocus();
    expect(book.sent).toEqual([]);
  });

  it('keeps what was typed when it cannot be added', async () => {
    const { user } = await openMemberCheckout();
    server.use(callFails(add));
    const dialog = await openNew(user);
    await fill(user, dialog, typed);
    await save(user);
    expect(await dialog.findByText('Error while adding Address. Please try again.')).toBeVisible();
    expect(dialog.getByLabelText('Street')).toHaveValue('Station Road');
  });

  it('keeps what was typed when it cannot be changed', async () => {
    const { user } = await openMemberCheckout();
    server.use(callFails(update));
    const dialog = await openEdit(user);
    await fill(user, dialog, { Street: 'Station Road' });
    await save(user);
    expect(await dialog.findByText('Error updating address. Please try again.')).toBeVisible();
    expect(dialog.getByLabelText('Street')).toHaveValue('Station Road');
  });

  it("puts the server's complaint beside its field", async () => {
    const { user } = await openMemberCheckout();
    server.use(
      callFails(add, { code: 'INVALID', message: 'No.', fields: { street: 'Please Enter valid Street Name' } }),
    );
    const dialog = await openNew(user);
    await fill(user, dialog, typed);
    await save(user);
    await waitFor(() =>
      expect(dialog.getByLabelText('Street')).toHaveAccessibleDescription('Please Enter valid Street Name'),
    );
  });

  it('says that there is no room for a fourth, which another tab may have added', async () => {
    const { user } = await openMemberCheckout();
    server.use(callFails(add, { code: 'TOO_MANY_ADDRESSES', message: "You can't add more than three addresses." }));
    const dialog = await openNew(user);
    await fill(user, dialog, typed);
    await save(user);
    expect(await dialog.findByText("You can't add more than three addresses.")).toBeVisible();
  });

  it('offers a new one only while fewer than three are saved', async () => {
    const three = ['7', '8', '9'].map((addrId) => savedAddress({ addrId }));
    await openMemberCheckout({ book: addressBook(...three) });
    await waitFor(() => expect(screen.getAllByRole('radio', { name: /Sai Kripa/ })).toHaveLength(3));
    expect(screen.queryByRole('button', { name: 'Add a new address' })).not.toBeInTheDocument();
  });

  it('adds one address when the first try went through without an answer', async () => {
    const book = addressBook(savedAddress());
    const { user } = await openMemberCheckout({ book });
    server.use(firstAdditionUnanswered(book));
    const dialog = await openNew(user);
    await fill(user, dialog, typed);
    await save(user);
    expect(await dialog.findByText('Error while adding Address. Please try again.')).toBeVisible();
    await save(user);
    expect(await screen.findByText('Address added successfully!')).toBeVisible();
    expect(book.saved().map(({ houseName }) => houseName)).toEqual(['Flat 3, Sai Kripa', 'B-12, Lake View']);
  });

  it('closes on Escape, forgets what was not saved, and gives the focus back', async () => {
    const { user, store } = await openMemberCheckout();
    const dialog = await openNew(user);
    await fill(user, dialog, { Street: 'Station Road' });
    await user.keyboard('{Escape}');
    expect(store.getState().panel.open).toBeNull();
    const opener = screen.getByRole('button', { name: 'Add a new address' });
    expect(opener).toHaveFocus();
    expect((await openNew(user)).getByLabelText('Street')).toHaveValue('');
  });

  it('is open in a replay of the visit', async () => {
    await openMemberCheckout({ open: { state: { ...member(), panel: { open: { name: 'address', addrId: '7' } } } } });
    expect(await screen.findByRole('dialog', { name: 'Edit address' })).toBeVisible();
  });

  it('leads to the login when the session has ended, and has what was typed when the member is back', async () => {
    const first = await openMemberCheckout();
    server.use(callFails(add, { code: 'UNAUTHENTICATED', message: 'No session.' }));
    await fill(first.user, await openNew(first.user), typed);
    await save(first.user);
    expect(
      await screen.findByText('Your visit has ended. Please log in or start again. What you typed is kept.'),
    ).toBeVisible();
    expect(address()).toBe('/login');
    first.unmount();
    const again = await openMemberCheckout();
    const dialog = await openNew(again.user);
    expect(dialog.getByLabelText('House name')).toHaveValue('B-12, Lake View');
    expect(dialog.getByLabelText('City')).toHaveValue('Pune');
  });
});
