/**
 * How passwords, e-mail addresses and reset tokens are sent: in a form body, since query strings end up in access logs.
 * A backend that reads nothing but the query string gets them there by a setting (docs/contract.md section 1,
 * decision 100).
 */
import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query';
import type { ApiError } from './errors';
import type { StoreExtra } from './extra';

type Send = (args: FetchArgs) => PromiseLike<{ data?: unknown; error?: ApiError | undefined }> | { data?: unknown; error?: ApiError | undefined };

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
