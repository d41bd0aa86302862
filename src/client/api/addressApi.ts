/**
 * A member's saved addresses, and the name and number that go with them (docs/requirements.md section 7, 'Account';
 * docs/contract.md section 6).
 */
import type { Address } from '../../contract/account';
import type { AddressParts } from '../lib/address';
import { COUNTRY } from '../lib/constants';
import { toAddress, toAddresses, toNamePhone } from './address';
import type { SavedAddress } from './address';
import { baseApi } from './baseApi';
import type { ApiError } from './errors';
import { aList, rowsOnly } from './expected';
import type { Secret } from './secret';

interface NewAddress {
  userId: string;
  address: Secret<AddressParts>;
}
type ChangedAddress = NewAddress & { addrId: string };

const of = (userId: string) => encodeURIComponent(userId);

/** A refusal tells that the list has changed somewhere else; without an answer nothing is known. */
const stale = (_answer: unknown, error: ApiError | undefined) => (error?.status === 0 ? [] : (['Account'] as const));

export const addressApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAddresses: build.query<SavedAddress[], string>({
      query: (userId) => `/users/getAllAddresses/${of(userId)}`,
      transformResponse: (answer, meta) => toAddresses(answer, meta?.response?.headers.get('X-Address-Version')),
      extraOptions: rowsOnly,
      providesTags: ['Account'],
    }),
    addAddress: build.mutation<Address, NewAddress>({
      query: ({ userId, address }) => ({
        url: `/users/addNewAddress/${of(userId)}`,
        method: 'POST',
        body: { ...address.reveal(), country: COUNTRY },
      }),
      transformResponse: toAddress,
      invalidatesTags: stale,
    }),
    /** The path says whose, the body which (decision 109). */
    updateAddress: build.mutation<Address, ChangedAddress>({
      query: ({ userId, addrId, address }) => ({
        url: `/users/updateAddress/${of(userId)}`,
        method: 'POST',
        body: { ...address.reveal(), addrId, country: COUNTRY },
      }),
      transformResponse: toAddress,
      invalidatesTags: stale,
    }),
    getNamePhone: build.query<[string, string], string>({
      query: (userId) => `/users/getUserNamePhone/${of(userId)}`,
      transformResponse: toNamePhone,
      extraOptions: aList,
      providesTags: ['Account'],
    }),
  }),
});

export const { useGetAddressesQuery, useAddAddressMutation, useUpdateAddressMutation, useGetNamePhoneQuery } = addressApi;
