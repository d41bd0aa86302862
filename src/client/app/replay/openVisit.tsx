/** The shop on a recorded visit: DevTools' own core works the log out again, and nothing else moves the store. */
import { ActionCreators, instrument } from '@redux-devtools/instrument';
import type { EnhancedStore, LiftedState } from '@redux-devtools/instrument';
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import type { Navigator } from 'react-router-dom';
import { createRoot } from 'react-dom/client';
import { holdTabWhile } from '../../lib/tabStorage';
import { selectLocation } from '../../store/locationSlice';
import { makeStore } from '../../store/makeStore';
import type { AppStore, RootState } from '../../store/makeStore';
import { fetchSlick } from '../../ui/useSlick';
import { fetchTheRestWhenAwake, wake } from '../../ui/whenAwake';
import { App } from '../App';
import { loadScreen } from '../loadedScreens';
import { connectHistory } from '../navigator';
import { routes } from '../routes';
import type { ReplayedVisit, VisitText } from './shopFrame';

/** More than a recording ever holds. */
const MOST_ACTIONS = 5000;

type Lifted = EnhancedStore<RootState, UnknownAction, null>['liftedStore'];

function makeReplayedStore({ payload, preloadedState }: VisitText): { store: AppStore; lifted: Lifted } {
  const devTools = instrument(undefined, { maxAge: MOST_ACTIONS, shouldCatchErrors: true }) as StoreEnhancer;
  const store = makeStore({ persist: false, replay: true, enhancers: [devTools] });
  const lifted = store.liftedStore as unknown as Lifted;
  const actions = JSON.parse(payload) as UnknownAction[];
  lifted.dispatch({ ...ActionCreators.importState(actions as never), preloadedState: JSON.parse(preloadedState) as RootState } as never);
  lifted.dispatch(ActionCreators.jumpToState(0));
  return { store, lifted };
}

/** The address bar follows the visit; Back and Forward are the support page's. */
const withoutHistory = (navigator: Navigator): Navigator => ({ ...navigator, go: () => undefined });

const computedAt = (lifted: Lifted, moment: number) => {
  const { computedStates } = lifted.getState() as LiftedState<RootState, UnknownAction, null>;
  return computedStates[moment];
};

export async function openVisit(window: Window, visit: VisitText): Promise<ReplayedVisit> {
  // A jump draws at once, and nothing changes hands while it is looked at.
  await Promise.all([...routes.map(loadScreen), fetchSlick()]);
  wake();
  fetchTheRestWhenAwake(window.document);
  holdTabWhile(() => true);
  const { store, lifted } = makeReplayedStore(visit);
  const { navigator } = connectHistory(store, window);
  const root = window.document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  await new Promise<void>((resolve) => {
    createRoot(root).render(<App store={store} navigator={withoutHistory(navigator)} onFirstCommit={resolve} />);
  });
  const isSkipped = (moment: number) => lifted.getState().skippedActionIds.includes(moment);
  return {
    jumpTo: (moment) => void lifted.dispatch(ActionCreators.jumpToState(moment)),
    // DevTools numbers imported actions from 1, as the moments are.
    setSkipped: (moment, skipped) => {
      if (isSkipped(moment) !== skipped) lifted.dispatch(ActionCreators.toggleAction(moment));
    },
    stateAt: (moment) => computedAt(lifted, moment)?.state,
    faultAt: (moment) => computedAt(lifted, moment)?.error ?? null,
    address: () => {
      const { pathname, search } = selectLocation(store.getState());
      return pathname + search;
    },
  };
}
