/**
 * Stands between the middleware and DevTools: what goes into the store passes here last. Actions of requests get their endpoint's
 * name, everything is recorded, and while the store is still nothing passes.
 */
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import type { Recording } from '../lib/recording';
import { named, understandingNames } from './endpointNames';
import { makeRecorder } from './recorder';
import { alwaysStill, neverStill } from './stillness';
import type { LiftedStore, Newest, Stillness, WatchDevTools } from './stillness';

/** While it is still it takes no actions (store/stillness). */
export interface VisitStore extends Stillness {
  recording: () => Recording;
  /** For the record: how far the page is scrolled, in CSS pixels, once that has come to rest. */
  noteScroll: (top: number) => void;
  /** DevTools' own, where it is there. */
  liftedStore?: LiftedStore;
}

interface Options {
  /** A recorded visit: only `liftedStore` moves it. */
  replay: boolean;
  /** Whether to keep a record: not on the server, where nobody has a problem yet. */
  records: boolean;
  /** Where DevTools may take it back. */
  watch: WatchDevTools | undefined;
}

export const visitEnhancer =
  ({ replay, records, watch }: Options): StoreEnhancer<VisitStore> =>
  (next) =>
  (reducer, preloadedState) => {
    const store = next(understandingNames(reducer), preloadedState);
    const { liftedStore } = store as Partial<VisitStore>;
    const recorder = records && !replay ? makeRecorder(store.getState()) : null;
    const newest: Newest = { action: null, state: store.getState(), isActing: false };
    const watched = liftedStore && watch ? watch(liftedStore, store.getState, newest) : neverStill;
    const stillness = replay ? alwaysStill : watched;

    function dispatch<A extends UnknownAction>(action: A): A {
      if (stillness.isStill()) return action;
      const readable = named(action);
      recorder?.note(store.getState(), readable);
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
      ...stillness,
      recording: () =>
        recorder?.recording() ?? { startState: store.getState(), startedAt: Date.now(), startScroll: 0, actions: [] },
      noteScroll: (top) => {
        if (!stillness.isStill()) recorder?.noteScroll(top);
      },
    };
  };
