/**
 * A member's saved addresses, and the name and number that go with them (docs/requirements.md section 7, 'Account';
 * docs/contract.md section 6).
 */
import { ADDRESS_VERSION } from '../../contract/rules/headerNames';
import { COUNTRY } from '../../contract/rules/limits';
import type { Address } from '../../contract/account';
import type { AddressParts } from '../lib/address';
import { entries, fieldsOf, tidy } from '../lib/decode';
import { baseApi } from './baseApi';
import type { ApiError } from './errors';
import { aList, rowsOnly } from './expected';
import type { Secret } from './secret';

/** A saved address as any backend may send it → the address the screens can rely on (decision 11). */
export interface SavedAddress extends Address {
  /** The server's word for its parts, which an order to it sends back; another backend has none. */
  version?: string;
}

function toAddress(answer: unknown): Address {
  const raw = fieldsOf(answer);
  return {
    addrId: tidy(raw.addrId),
    houseName: tidy(raw.houseName),
    street: tidy(raw.street),
    city: tidy(raw.city),
    state: tidy(raw.state),
    pinCode: tidy(raw.pinCode),
    country: tidy(raw.country) || COUNTRY,
  };
}

/**
 * One without an id can be neither chosen nor changed.
 * @param versions one for each, in their order, with commas between them
 */
function toAddresses(answer: unknown, versions: string | null | undefined): SavedAddress[] {
  const told = versions?.split(', ') ?? [];
  const rows = entries(answer);
  const withVersion = (row: unknown, at: number): SavedAddress => {
    const version = told.length === rows.length ? told[at] : undefined;
    return { ...toAddress(row), ...(version && { version }) };
  };
  return rows.map(withVersion).filter(({ addrId }) => addrId !== '');
}

/** `[name, phone]`. */
const toNamePhone = (answer: unknown): [string, string] => {
  const [name, phone] = entries(answer);
  return [tidy(name), tidy(phone)];
};

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
      transformResponse: (answer, meta) => toAddresses(answer, meta?.response?.headers.get(ADDRESS_VERSION)),
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

export const { useGetAddressesQuery, useAddAddressMutation, useUpdateAddressMutation, useGetNamePhoneQuery } =
  addressApi;
