/**
 * Where a log leads: Redux DevTools' own core works the actions out on the shop's reducers, from the state that the log
 * begins with.
 */
import '../../../src/client/app/problem/everyEndpoint';
import { ActionCreators, instrument } from '@redux-devtools/instrument';
import { makeStore } from '../../../src/client/store/makeStore';

/** @returns the last state, as JSON has it */
export function replayed(startState: unknown, actions: readonly unknown[]): unknown {
  const store = makeStore({ persist: false, replay: true, enhancers: [instrument(undefined, { maxAge: 5000 })] });
  const importing = { ...ActionCreators.importState(actions as never), preloadedState: startState };
  store.liftedStore?.dispatch(importing);
  return JSON.parse(JSON.stringify(store.getState()));
}
