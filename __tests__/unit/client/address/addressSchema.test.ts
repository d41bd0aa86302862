/**
 * One row for each message about an address, in the words of each screen (docs/requirements.md sections 5 and 8;
 * decision 90).
 */
import { addressFormSchema } from '../../../../src/client/features/address/addressSchema';
import { addressWords, savingMessages } from '../../../../src/client/lib/addressMessages';
import { complaints } from '../../../support/client/complaints';

const complete = {
  houseName: 'Flat 3',
  street: 'Gokhale Road',
  city: 'Thane',
  state: 'Maharashtra',
  pinCode: '400601',
  country: 'India',
};

const complaintsOn = (screen: 'checkout' | 'profile', values: object) => complaints(addressFormSchema(screen), values);

describe('rules of an address', () => {
  it.each(['checkout', 'profile'] as const)(
    'has nothing to say about a complete address on the %s screen',
    async (screen) => {
      expect(await complaintsOn(screen, complete)).toEqual({});
      expect(await complaintsOn(screen, { ...complete, pinCode: '400 601' })).toEqual({});
      expect(await complaintsOn(screen, { ...complete, city: 'ठाणे' })).toEqual({});
    },
  );

  it.each([
    ['houseName', ' ', 'Please Enter valid House Name'],
    ['street', ' ', 'Please Enter valid Street Name'],
    ['city', ' ', 'Please Enter valid City Name'],
    ['state', ' ', 'Please Enter valid State Name'],
    ['pinCode', '   ', 'Please Enter valid Pin code'],
    ['pinCode', '40060', 'Please enter a valid 6-digit pin code.'],
    ['pinCode', '40060a', 'Please enter a valid 6-digit pin code.'],
    ['country', ' ', 'Please Enter valid Country Name'],
    ['houseName', '', 'Please Enter valid House Name'],
    ['street', '  ', 'Please Enter valid Street Name'],
    ['city', '', 'Please Enter valid City Name'],
    ['state', '', 'Please Enter valid State Name'],
    ['pinCode', '', 'Please Enter valid Pin code'],
    ['country', '', 'Please Enter valid Country Name'],
    ['country', 'Nepal', 'Please Enter valid Country Name'],
    ['pinCode', '4006011', 'Please enter a valid 6-digit pin code.'],
    ['pinCode', '40O601', 'Please enter a valid 6-digit pin code.'],
    ['pinCode', '123', 'Please enter a valid 6-digit pin code.'],
  ])('says of %s %j on the profile: %s', async (field, value, message) => {
    expect(await complaintsOn('profile', { ...complete, [field]: value })).toEqual({ [field]: message });
  });

  it.each([
    ['houseName', '', 'Required'],
    ['street', ' ', 'Required'],
    ['city', ' ', 'Required'],
    ['state', ' ', 'Required'],
    ['pinCode', ' ', 'Required'],
    ['pinCode', '40060', 'Please enter valid 6-digit code'],
    ['pinCode', '4006011', 'Please enter valid 6-digit code'],
  ])('says of %s %j at the checkout: %s', async (field, value, message) => {
    expect(await complaintsOn('checkout', { ...complete, [field]: value })).toEqual({ [field]: message });
  });

  it('says once what is missing, and words saving as the shop does', () => {
    expect(addressWords.checkout.required).toBe('Please fill in all required fields!');
    expect(addressWords.profile.required).toBe('Please fill in all required fields!');
    expect(savingMessages).toEqual({
      added: 'Address added successfully!',
      kept: 'What you typed is kept.',
      updated: 'Address updated successfully!',
      notAdded: 'Error while adding Address. Please try again.',
      notUpdated: 'Error updating address. Please try again.',
      tooMany: "You can't add more than three addresses.",
      wanted: 'Please Add Address to Place Order',
    });
  });
});
