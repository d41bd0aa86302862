/** How staff come in, and their own sessions (docs/contract.md section 11). */
import type { SetUpBegun, StaffMe, StaffSession } from '../../contract/staff';
import { baseApi } from './baseApi';

interface LoginInput {
  email: string;
  password: string;
  code: string;
}

interface SetUpInput {
  token: string;
  password: string;
  code: string;
}

export const accessApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getMe: build.query<StaffMe, void>({ query: () => '/me' }),
    logIn: build.mutation<StaffMe, LoginInput>({
      query: (body) => ({ url: '/login', method: 'POST', body }),
      // Whatever failed when the session ended is asked for anew.
      invalidatesTags: ['Account', 'Session', 'Audit', 'Order', 'Takings'],
    }),
    logOut: build.mutation<unknown, void>({ query: () => ({ url: '/logout', method: 'POST' }) }),
    confirm: build.mutation<StaffMe, string>({
      query: (code) => ({ url: '/confirm', method: 'POST', body: { code } }),
    }),
    beginSetUp: build.query<SetUpBegun, string>({
      query: (token) => ({ url: '/set-up/begin', method: 'POST', body: { token } }),
    }),
    finishSetUp: build.mutation<{ recoveryCodes: string[] }, SetUpInput>({
      query: (body) => ({ url: '/set-up/finish', method: 'POST', body }),
    }),
    getSessions: build.query<StaffSession[], void>({ query: () => '/sessions', providesTags: ['Session'] }),
    endSessions: build.mutation<unknown, void>({ query: () => ({ url: '/sessions', method: 'DELETE' }) }),
  }),
});
export const {
  useGetMeQuery,
  useLogInMutation,
  useLogOutMutation,
  useConfirmMutation,
  useBeginSetUpQuery,
  useFinishSetUpMutation,
  useGetSessionsQuery,
  useEndSessionsMutation,
} = accessApi;
