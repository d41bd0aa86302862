/**
 * Notes what could not be fetched, for a reader of the console or of a problem file: the page itself leaves the
 * section out and says nothing (docs/requirements.md section 8; decision 9a). Once for each, until it arrives.
 */
import { isFulfilled, isRejectedWithValue } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import { noteInConsole } from '../browser/consoleErrors';

interface RequestMeta {
  arg?: { type?: unknown; endpointName?: unknown };
}

/** `getFlashHeaders` → Flash Headers. */
export const sectionOf = (endpointName: string): string =>
  endpointName.replace(/^get/, '').replace(/([a-z])(?=[A-Z])/g, '$1 ');

/** A code that nobody has is an answer, and told at the form. */
const isAnswer = (endpointName: string, payload: unknown): boolean =>
  endpointName === 'getCouponByName' && (payload as { status?: unknown } | undefined)?.status === 404;

export const fetchListener: Middleware = () => {
  const missing = new Set<string>();
  return (next) => (action) => {
    const result = next(action);
    // On the server nobody reads it, and what is noted would be everybody's.
    if (typeof window === 'undefined' || !(isFulfilled(action) || isRejectedWithValue(action))) return result;
    const { type, endpointName } = (action.meta as RequestMeta).arg ?? {};
    if (type !== 'query' || typeof endpointName !== 'string') return result;
    if (isFulfilled(action)) missing.delete(endpointName);
    else if (!missing.has(endpointName) && !isAnswer(endpointName, action.payload)) {
      missing.add(endpointName);
      noteInConsole(`Failed to fetch ${sectionOf(endpointName)}.`);
    }
    return result;
  };
};
