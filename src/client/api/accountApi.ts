/** Who this browser is (docs/contract.md section 1), logging in and out. */
import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query';
import type { JoinedLine, SessionAnswer } from '../../contract/account';
import type { MessageAnswer } from '../../contract/common';
import { baseApi } from './baseApi';
import type { ApiError } from './errors';
import type { StoreExtra } from './extra';
import type { Secret } from './secret';

/**
 * How passwords, e-mail addresses and reset tokens are sent: in a form body, since query strings end up in access logs.
 * A backend that reads nothing but the query string gets them there by a setting (docs/contract.md section 1,
 * decision 100).
 */
type Send = (
  args: FetchArgs,
) => PromiseLike<{ data?: unknown; error?: ApiError | undefined }> | { data?: unknown; error?: ApiError | undefined };

/** The answer alone: what was sent stands in the request, and the request would go into the log with it. */
export async function sendCredentials<T>(
  path: string,
  fields: Record<string, string>,
  { extra }: BaseQueryApi,
  send: Send,
  read: (answer: unknown) => T,
): Promise<{ data: T } | { error: ApiError }> {
  const { credentialsInQuery } = extra as StoreExtra;
  const sent = credentialsInQuery ? { params: fields } : { body: new URLSearchParams(fields) };
  const { data, error } = await send({ url: path, method: 'POST', ...sent });
  return error ? { error } : { data: read(data) };
}

const LOGOUT_TIMEOUT_MS = 5000;

export interface LoginPair {
  emailId: string;
  password: string;
}

/** `userId` null: the pair is wrong. `joined`: what a guest brought along, where the backend tells it. */
export interface LoggedIn {
  userId: string | null;
  joined: JoinedLine[];
}

/** Anything else would sign out who is logged in, or sign in nobody. */
function isSession(answer: unknown): boolean {
  const { userId, guestId } = (answer ?? {}) as Partial<SessionAnswer>;
  return [userId, guestId].every((id) => id === null || typeof id === 'string');
}

function toLoggedIn(answer: unknown): LoggedIn {
  const { userId, joined } = (answer ?? {}) as { userId?: unknown; joined?: unknown };
  const isId = (typeof userId === 'string' && userId !== '') || typeof userId === 'number';
  return { userId: isId ? String(userId) : null, joined: Array.isArray(joined) ? (joined as JoinedLine[]) : [] };
}

export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSession: build.query<SessionAnswer, void>({
      query: () => '/users/session',
      extraOptions: { isAnswer: isSession },
      providesTags: ['Session'],
    }),
    logIn: build.mutation<LoggedIn, Secret<LoginPair>>({
      queryFn: (pair, api, _options, send) =>
        sendCredentials('/users/loginUser', { ...pair.reveal(), userType: 'USER' }, api, send, toLoggedIn),
    }),
    /** (added) Best effort (decision 7): a server that does not answer must not keep a member who wants to leave. */
    logOut: build.mutation<MessageAnswer | null, void>({
      query: () => ({ url: '/users/logout', method: 'POST', timeout: LOGOUT_TIMEOUT_MS }),
    }),
  }),
});

export const { useLogInMutation } = accountApi;

/** To dispatch and await before the ids are trusted: who this is may just be being asked. */
export const runningSession = () => accountApi.util.getRunningQueryThunk('getSession', undefined);
