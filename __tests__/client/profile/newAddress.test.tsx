/**
 * A new shipping address on /profile (docs/requirements.md sections 2, 5, 8 and 9; decisions 57, 85, 90, 92, 95,
 * 109).
 */
import { screen, waitFor } from '@testing-library/react';
import { callFails, callIsLost } from '../../support/answers/handlers';
import { addressBook, savedAddress } from '../../support/client/memberCheckout';
import { addressForm } from '../../support/client/memberProfile';
import { server } from '../../support/answers/server';
import { fillIn } from '../../support/client/write';
import { addCall, typed, aai, openAddresses, add, saved } from '../../support/client/savedAddresses';

const office = savedAddress({ addrId: '9', houseName: 'Office' });

describe('A new address', () => {
  it('is saved, said, shown, and gets the focus; the form is empty again', async () => {
    const { user, book } = await openAddresses();
    const form = await addressForm('Add Address');
    await fillIn(user, form, { ...typed, 'PIN code': ' 400 601 ' });
    await add(user);
    expect(await screen.findByText('Address added successfully!')).toBeVisible();
    expect(book.sent).toEqual([
      {
        call: 'add',
        body: {
          houseName: 'B-12, Lake View',
          street: 'Station Road',
          city: 'Thane',
          state: 'Maharashtra',
          pinCode: '400601',
          country: 'India',
        },
      },
    ]);
    expect(await saved().findByText('B-12, Lake View')).toBeVisible();
    await waitFor(() =>
      expect(saved().getByRole('button', { name: /^Edit the address B-12, Lake View/ })).toHaveFocus(),
    );
    for (const label of ['House name', 'Street', 'PIN code', 'City', 'State'])
      expect(form.getByLabelText(label)).toHaveValue('');
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
