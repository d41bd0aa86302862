/** Who this browser is (CONTRACT.md section 1). */
import type { SessionAnswer } from '../../contract/account';
import type { MessageAnswer } from '../../contract/common';
import { baseApi } from './baseApi';

const LOGOUT_TIMEOUT_MS = 5000;

export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSession: build.query<SessionAnswer, void>({ query: () => '/users/session', providesTags: ['Session'] }),
    /** (added) Best effort (DECISIONS.md T7): a server that does not answer must not keep a member who wants to leave. */
    logOut: build.mutation<MessageAnswer | null, void>({ query: () => ({ url: '/users/logout', method: 'POST', timeout: LOGOUT_TIMEOUT_MS }) }),
  }),
});

export const { useGetSessionQuery, useLogOutMutation } = accountApi;

/** To dispatch and await before the ids are trusted: who this is may just be being asked. */
export const runningSession = () => accountApi.util.getRunningQueryThunk('getSession', undefined);
