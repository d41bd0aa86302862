/** Who this browser is (docs/contract.md section 1), logging in and out. */
import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query';
import type { JoinedLine, SessionAnswer } from '../../contract/account';
import type { MessageAnswer } from '../../contract/common';
import { fieldsOf, rows, toNumber, written } from '../lib/decode';
import type { Loose } from '../lib/decode';
import { baseApi } from './baseApi';
import type { ApiError } from './errors';
import type { StoreExtra } from './extra';
import type { Secret } from './secret';

type Send = (
  args: FetchArgs,
) => PromiseLike<{ data?: unknown; error?: ApiError | undefined }> | { data?: unknown; error?: ApiError | undefined };

/**
 * Sends passwords, e-mail addresses and reset tokens in a form body, since query strings end up in access logs. A
 * backend that reads nothing but the query string gets them there by a setting (docs/contract.md section 1, decision
 * 100).
 * @returns the answer alone: what was sent stands in the request, and the request would go into the log with it
 */
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
  const { userId, guestId } = fieldsOf(answer);
  return [userId, guestId].every((id) => id === null || typeof id === 'string');
}

const toJoinedLine = (raw: Loose): JoinedLine => ({
  productId: toNumber(raw.productId),
  productName: written(raw.productName),
  wantedQuantity: toNumber(raw.wantedQuantity),
  orderQuantity: toNumber(raw.orderQuantity),
  stockQuantity: toNumber(raw.stockQuantity),
});

function toLoggedIn(answer: unknown): LoggedIn {
  const { userId, joined } = fieldsOf(answer);
  return { userId: written(userId) || null, joined: rows(joined).map(toJoinedLine) };
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
