/** Lists as files (CSV). */
import { toStaffMessage } from './errors';

/** Milliseconds: the server makes and sends tens of thousands of rows in one answer. */
const TIMEOUT_MS = 300_000;

const textOf = (response: Response): Promise<unknown> => (response.ok ? response.text() : response.json());

/** What a call for one asks. */
export const sheetCall = (url: string, params: object) => ({
  url,
  params: { ...params } as Record<string, unknown>,
  responseHandler: textOf,
  timeout: TIMEOUT_MS,
});

/** What became of it. */
export async function sheetAnswer(
  call: Promise<{ data?: string | undefined; error?: unknown }>,
): Promise<{ text: string } | { failure: string }> {
  const { data, error } = await call;
  return error === undefined ? { text: data ?? '' } : { failure: toStaffMessage(error) };
}
