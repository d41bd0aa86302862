/**
 * RTK Query calls every request `api/executeQuery` or `api/executeMutation` and tells the endpoint deep inside. A log reads as a
 * story only by its types, so on the way into the store such an action is named by its endpoint, `api/getCart/fulfilled`, and the
 * reducer gets it back as it was. Whoever recorded it, DevTools or the shop itself, can hand the readable one in again.
 */
import type { Action, Reducer, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '../api/baseApi';

interface RequestMeta {
  arg?: { endpointName?: unknown; type?: unknown };
}

const { reducerPath } = baseApi;
/** What a request's `meta.arg.type` says, and what RTK Query's thunks are called. */
const thunks: Readonly<Record<string, string>> = { query: 'executeQuery', mutation: 'executeMutation' };
const ofThunk = new RegExp(`^${reducerPath}/execute(?:Query|Mutation)/(pending|fulfilled|rejected)$`);
const ofEndpoint = new RegExp(`^${reducerPath}/\\w+/(pending|fulfilled|rejected)$`);

const argOf = (action: UnknownAction) => (action.meta as RequestMeta | undefined)?.arg;

const REMOVED = `${reducerPath}/queries/removeQueryResult`;
/** An answer that nobody looks at any more is forgotten; its cache key begins with its endpoint. */
const FORGOTTEN = 'forgotten';
const forgottenEndpoint = ({ payload }: UnknownAction): string | undefined => {
  const key = (payload as { queryCacheKey?: unknown } | undefined)?.queryCacheKey;
  return typeof key === 'string' ? /^\w+/.exec(key)?.[0] : undefined;
};

/** As the log shows it. */
export function named(action: UnknownAction): UnknownAction {
  if (action.type === REMOVED) return { ...action, type: `${reducerPath}/${forgottenEndpoint(action) ?? 'query'}/${FORGOTTEN}` };
  const outcome = ofThunk.exec(action.type)?.[1];
  const endpoint = argOf(action)?.endpointName;
  return outcome === undefined || typeof endpoint !== 'string' ? action : { ...action, type: `${reducerPath}/${endpoint}/${outcome}` };
}

/** As RTK Query's reducers know it. */
function asRequest(action: UnknownAction): UnknownAction {
  if (action.type.startsWith(`${reducerPath}/`) && action.type.endsWith(`/${FORGOTTEN}`)) return { ...action, type: REMOVED };
  const arg = argOf(action);
  const thunk = typeof arg?.type === 'string' ? thunks[arg.type] : undefined;
  const outcome = thunk !== undefined && typeof arg?.endpointName === 'string' ? ofEndpoint.exec(action.type)?.[1] : undefined;
  return outcome === undefined ? action : { ...action, type: `${reducerPath}/${thunk}/${outcome}` };
}

export const understandingNames =
  <S, A extends Action, P>(reducer: Reducer<S, A, P>): Reducer<S, A, P> =>
  (state, action) =>
    reducer(state, asRequest(action as unknown as UnknownAction) as unknown as A);
