/** The addresses of a member on /profile, and the form for a new one. */
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { SavedAddresses } from '../../../src/client/features/address/SavedAddresses';
import { useAddresses } from '../../../src/client/features/address/useAddresses';
import { member, memberId } from '../answers/member';
import { addressBook, savedAddress } from './memberCheckout';
import { addressForm } from './memberProfile';
import { renderFeature } from './renderFeature';
import { server } from '../answers/server';

export const addCall = `/users/addNewAddress/${memberId}`;
export const typed = {
  'House name': 'B-12, Lake View',
  Street: 'Station Road',
  'PIN code': '400601',
  City: 'Thane',
  State: 'Maharashtra',
};
export const aai = savedAddress({ addrId: '8', houseName: 'Aai’s house' });

/** The list and its forms, by themselves. */
function Addresses() {
  const { status, addresses } = useAddresses();
  return status === 'ready' ? <SavedAddresses userId={memberId} addresses={addresses} /> : null;
}

export function openAddresses({ book = addressBook() } = {}) {
  server.use(...book.handlers);
  return { ...renderFeature(<Addresses />, member()), book };
}

export const add = async (user: UserEvent) =>
  user.click((await addressForm('Add Address')).getByRole('button', { name: 'Add Address' }));
export const saved = () => within(screen.getByRole('list', { name: 'Saved addresses' }));
