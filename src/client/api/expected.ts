/**
 * What an answer must be at the very least to count as one: a proxy's page, another program's JSON and half of anything
 * are none, and what is known stays. Anything finer is for the readers (decision 11).
 */
import { isObject } from '../../contract/rules/isObject';

/** A call's `extraOptions`; a call without them takes whatever is no page. */
export interface Expected {
  isAnswer?: (data: unknown) => boolean;
}

/** Another backend may say with nothing that there is none. */
export const anObjectOrNothing: Expected = { isAnswer: (data) => data === null || isObject(data) };
export const anObject: Expected = { isAnswer: isObject };
/** Rows among which another backend may leave holes; a list with no row in it is none, unless it is empty. */
export const rowsOnly: Expected = {
  isAnswer: (data) => Array.isArray(data) && (data.length === 0 || data.some(isObject)),
};
export const aList: Expected = { isAnswer: Array.isArray };

/** A server in trouble, or a network that wants a login first, answers any call with a page. */
export const isPage = (headers: Headers | undefined): boolean =>
  /^text\/html\b/i.test(headers?.get('content-type') ?? '');
