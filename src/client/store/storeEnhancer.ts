/**
 * Stands between the middleware and DevTools: what goes into the store passes here last. Actions of requests get their
 * endpoint's name, everything is logged, and while the store is paused nothing passes.
 */
import type { Action, Reducer, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '../api/baseApi';
import type { LoggedActions } from '../lib/loggedActions';
import { makeBoundedActionLog } from './boundedActionLog';
import { alwaysPaused, neverPaused } from './timeTravel';
import type { LiftedStore, Newest, Pausable, WatchDevTools } from './timeTravel';

/**
 * RTK Query calls every request `api/executeQuery` or `api/executeMutation` and tells the endpoint deep inside. A log
 * reads as a story only by its types, so on the way into the store such an action is named by its endpoint,
 * `api/getCart/fulfilled`, and the reducer gets it back as it was. Whoever logs it, DevTools or the shop itself, can
 * hand the readable one in again.
 */
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
function named(action: UnknownAction): UnknownAction {
  if (action.type === REMOVED)
    return { ...action, type: `${reducerPath}/${forgottenEndpoint(action) ?? 'query'}/${FORGOTTEN}` };
  const outcome = ofThunk.exec(action.type)?.[1];
  const endpoint = argOf(action)?.endpointName;
  return outcome === undefined || typeof endpoint !== 'string'
    ? action
    : { ...action, type: `${reducerPath}/${endpoint}/${outcome}` };
}

/** As RTK Query's reducers know it. */
function asRequest(action: UnknownAction): UnknownAction {
  if (action.type.startsWith(`${reducerPath}/`) && action.type.endsWith(`/${FORGOTTEN}`))
    return { ...action, type: REMOVED };
  const arg = argOf(action);
  const thunk = typeof arg?.type === 'string' ? thunks[arg.type] : undefined;
  const outcome =
    thunk !== undefined && typeof arg?.endpointName === 'string' ? ofEndpoint.exec(action.type)?.[1] : undefined;
  return outcome === undefined ? action : { ...action, type: `${reducerPath}/${thunk}/${outcome}` };
}

export const understandingNames =
  <S, A extends Action, P>(reducer: Reducer<S, A, P>): Reducer<S, A, P> =>
  (state, action) =>
    reducer(state, asRequest(action) as unknown as A);

/** While it is paused it takes no actions (store/timeTravel). */
export interface ShopStore extends Pausable {
  loggedActions: () => LoggedActions;
  /** For the record: how far the page is scrolled, in CSS pixels, once that has come to rest. */
  noteScroll: (top: number) => void;
  /** DevTools' own, where it is there. */
  liftedStore?: LiftedStore;
}

interface Options {
  /** A replayed visit: only `liftedStore` moves it. */
  replay: boolean;
  /** Whether to keep a record: not on the server, where nobody has a problem yet. */
  records: boolean;
  /** Where DevTools may take it back. */
  watch: WatchDevTools | undefined;
}

export const storeEnhancer =
  ({ replay, records, watch }: Options): StoreEnhancer<ShopStore> =>
  (next) =>
  (reducer, preloadedState) => {
    const store = next(understandingNames(reducer), preloadedState);
    const { liftedStore } = store as Partial<ShopStore>;
    const actionLog = records && !replay ? makeBoundedActionLog(store.getState()) : null;
    const newest: Newest = { action: null, state: store.getState(), isActing: false };
    const watched = liftedStore && watch ? watch(liftedStore, store.getState, newest) : neverPaused;
    const pausable = replay ? alwaysPaused : watched;

    function dispatch<A extends UnknownAction>(action: A): A {
      if (pausable.isPaused()) return action;
      const readable = named(action);
      actionLog?.note(store.getState(), readable);
      Object.assign(newest, { action: readable, isActing: true });
      try {
        store.dispatch(readable as never);
      } finally {
        Object.assign(newest, { state: store.getState(), isActing: false });
      }
      return action;
    }

    return {
      ...store,
      dispatch: dispatch as typeof store.dispatch,
      ...pausable,
      loggedActions: () =>
        actionLog?.loggedActions() ?? {
          startState: store.getState(),
          startedAt: Date.now(),
          startScroll: 0,
          actions: [],
        },
      noteScroll: (top) => {
        if (!pausable.isPaused()) actionLog?.noteScroll(top);
      },
    };
  };
