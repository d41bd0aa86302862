/** What a call of the shop says in client tests, typed by the contract, and calls that note what they were asked. */
import { HttpResponse, http } from 'msw';
import type { JsonBodyType } from 'msw';
import { host } from './handlers';

/** What the contract has for a call, a failure (`failure` of support/handlers), or nothing at all (`saysNothing`). */
export type Answer<T extends JsonBodyType> = HttpResponse<T> | Promise<HttpResponse<T>>;

/** The call went well. Its failing counterpart is `failure` of support/handlers. */
export const success = <T extends JsonBodyType>(body: T, status = 200): HttpResponse<T> =>
  HttpResponse.json<T>(body as never, { status });
/** Words that are no JSON, as the newsletter answers. */
export const words = (text: string): HttpResponse<string> => HttpResponse.text(text);
/** A status and nothing else, as another backend may answer, or what stands before one. */
export const wordless = (status: number): HttpResponse<never> => new HttpResponse<never>(null, { status });
/** A page where a call was asked: a network that wants a login, a gateway that is down. */
export const somePage = (status = 200): HttpResponse<never> =>
  HttpResponse.html('<!doctype html><h1>Sign in to this network</h1>', { status }) as HttpResponse<never>;
export const says = <T extends JsonBodyType>(body: T, status = 200) => () => success(body, status);
/** The connection breaks. */
export const saysNothing = (): HttpResponse<never> => HttpResponse.error() as HttpResponse<never>;

/** One asking of a call, as it crossed the wire. */
export interface Asked {
  /** With its question mark; '' for none. */
  search: string;
  query: Record<string, string>;
  body: string;
}

/**
 * A call with its answer; `asked` has what it was asked, oldest first. Tests take the named ones that are made of it.
 * @param answer told what is asked, and how often the call has been made by now.
 */
export function callAnswers<T extends JsonBodyType>(
  method: 'all' | 'get' | 'post',
  path: string,
  answer: (asked: Asked, time: number) => Answer<T>,
) {
  const asked: Asked[] = [];
  const handler = http[method](`${host}${path}`, async ({ request }) => {
    const { search, searchParams } = new URL(request.url);
    const asking = { search, query: Object.fromEntries(searchParams), body: await request.text() };
    asked.push(asking);
    return answer(asking, asked.length) as Promise<never>;
  });
  return { handler, asked };
}

/** Whatever is sent is taken. */
export const callTakesAll = (path: string) => callAnswers('all', path, () => success({}));
