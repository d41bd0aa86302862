/** What a call of the shop says in client tests, typed by the contract, and calls that note what they were asked. */
import { HttpResponse, http } from 'msw';
import type { JsonBodyType } from 'msw';
import { host } from './handlers';

/** What the contract has for a call, a failure (`failure` of `handlers.ts`), or nothing at all (`saysNothing`). */
export type Answer<T extends JsonBodyType> = HttpResponse<T> | Promise<HttpResponse<T>>;

/** The call went well. Its failing counterpart is `failure` of `handlers.ts`. */
export const success = <T extends JsonBodyType>(body: T, status = 200): HttpResponse<T> =>
  HttpResponse.json<T>(body as never, { status });
/** Words that are no JSON, as the newsletter answers. */
export const words = (text: string): HttpResponse<string> => HttpResponse.text(text);
/** A status and nothing else, as another backend may answer, or what stands before one. */
export const wordless = (status: number): HttpResponse<never> => new HttpResponse<never>(null, { status });
/** A page where a call was asked: a network that wants a login, a gateway that is down. */
export const somePage = (status = 200): HttpResponse<never> =>
  HttpResponse.html('<!doctype html><h1>Sign in to this network</h1>', { status }) as HttpResponse<never>;
/** What the contract has otherwise for this call: as another backend may answer that keeps to it only loosely. */
export const foreign = (answer: HttpResponse<JsonBodyType>): HttpResponse<never> => answer as HttpResponse<never>;
export const says =
  <T extends JsonBodyType>(body: T, status = 200) =>
  () =>
    success(body, status);
/** The connection breaks. */
export const saysNothing = (): HttpResponse<never> => HttpResponse.error() as HttpResponse<never>;

/** One asking of a call, as it crossed the wire. */
export interface Asked {
  /** With its question mark; '' for none. */
  search: string;
  query: Record<string, string>;
  body: string;
}

/** What else a call carries. */
interface Carried {
  /** Of its path, by the names that the path of the outcome has. */
  params: Record<string, string>;
  headers: Headers;
}

/**
 * A call with its answer; `asked` has what it was asked, oldest first. Tests take the named ones that are made of it.
 * @template T what the contract has for it. It is always named, since a wrong answer would name itself.
 * @param answer told what is asked, and how often the call has been made by now.
 */
export function callAnswers<T extends JsonBodyType = never>(
  method: 'all' | 'delete' | 'get' | 'post' | 'put',
  path: string,
  answer: (asked: Asked, time: number, carried: Carried) => Answer<NoInfer<T>>,
) {
  const asked: Asked[] = [];
  const handler = http[method](`${host}${path}`, async ({ request, params }) => {
    const { search, searchParams } = new URL(request.url);
    const asking = { search, query: Object.fromEntries(searchParams), body: await request.text() };
    asked.push(asking);
    const carried = { params: params as Carried['params'], headers: request.headers };
    return answer(asking, asked.length, carried) as Promise<never>;
  });
  return { handler, asked };
}

/** Whatever is sent is taken. */
export const callTakesAll = (path: string) => callAnswers<Record<string, never>>('all', path, () => success({}));
