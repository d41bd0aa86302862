/** The shop's store on a recorded visit: it shows the state that it is told to show, and nothing else moves it. */
import type { Reducer, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { makeStore } from '../client/store/makeStore';
import type { AppStore } from '../client/store/makeStore';
import type { MisfitOf } from './actionShape';
import { makeActionLog } from './actionLog';
import type { ActionLog } from './actionLog';
import type { VisitText } from './shopFrame';

type State = Record<string, unknown>;

const SHOWN = 'replay/shown';

export interface ReplayStore {
  store: AppStore;
  log: ActionLog;
  /** @throws what a subscriber throws who cannot follow, once all have heard */
  show: (state: State) => void;
}

type Recorded = Pick<VisitText, 'payload' | 'preloadedState'>;

export function makeReplayStore({ payload, preloadedState }: Recorded, misfitOf?: MisfitOf): ReplayStore {
  let made: Omit<ReplayStore, 'store'> | undefined;
  const enhancer: StoreEnhancer = (next) => (reducer) => {
    const reduce = reducer as unknown as Reducer<State>;
    const start = JSON.parse(preloadedState) as State;
    const log = makeActionLog(reduce, { actions: JSON.parse(payload) as unknown[], start }, misfitOf);
    const reducerOfShown = (state: unknown, action: UnknownAction) =>
      action.type === SHOWN ? action['state'] : (state ?? log.stateAt(0));
    const store = next(reducerOfShown as unknown as typeof reducer);
    const faults: unknown[] = [];
    // One that cannot follow a state must not keep the others from hearing of it.
    const subscribe: typeof store.subscribe = (listener) =>
      store.subscribe(() => {
        try {
          listener();
        } catch (error) {
          faults.push(error);
        }
      });
    const show = (state: State) => {
      faults.length = 0;
      store.dispatch({ type: SHOWN, state } as never);
      if (faults.length > 0) throw faults[0];
    };
    made = { log, show };
    return { ...store, subscribe };
  };
  const store = makeStore({ persist: false, replay: true, enhancers: [enhancer] });
  if (!made) throw new Error('The store was made without its enhancer');
  return { store, ...made };
}
