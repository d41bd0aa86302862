/**
 * (added) Who gets in to a member's account (docs/contract.md section 6): another password, where they are logged in,
 * and the end of it. Apart from accountApi, because no first page needs it.
 */
import type { MemberSession } from '../../contract/account';
import { rows, text, toFlag } from '../lib/decode';
import type { Loose } from '../lib/decode';
import { baseApi } from './baseApi';
import { rowsOnly } from './expected';
import type { Secret } from './secret';

export interface PasswordChange {
  userId: string;
  password: string;
  newPassword: string;
}

const pathOf = (call: string, userId: string): string => `/users/${call}/${encodeURIComponent(userId)}`;

const toSession = (raw: Loose): MemberSession => ({
  browser: text(raw.browser),
  since: text(raw.since),
  lastSeen: text(raw.lastSeen),
  isThis: toFlag(raw.isThis),
});

const passwordAndDevicesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getMemberSessions: build.query<MemberSession[], string>({
      query: (userId) => pathOf('sessions', userId),
      transformResponse: (answer) => rows(answer).map(toSession),
      extraOptions: rowsOnly,
      providesTags: ['Account'],
    }),
    /** Never in the address, whatever the backend reads: there is no older backend that knows this call. */
    changePassword: build.mutation<null, Secret<PasswordChange>>({
      queryFn: async (change, _api, _options, send) => {
        const { userId, ...passwords } = change.reveal();
        const body = new URLSearchParams(passwords);
        const { error } = await send({ url: pathOf('changePassword', userId), method: 'POST', body });
        return error ? { error } : { data: null };
      },
      invalidatesTags: ['Account'],
    }),
    logOutEverywhere: build.mutation<null, string>({
      query: (userId) => ({ url: pathOf('logoutEverywhere', userId), method: 'POST' }),
      transformResponse: () => null,
    }),
  }),
});

export const { useGetMemberSessionsQuery, useChangePasswordMutation, useLogOutEverywhereMutation } =
  passwordAndDevicesApi;
