/**
 * A whole visit as the browser lives it, with Redux DevTools' own core next to the reducer: what it does to the log, it
 * does here.
 */
import { act, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionCreators, instrument } from '@redux-devtools/instrument';
import type { StoreEnhancer } from '@reduxjs/toolkit';
import { App } from '../../../src/client/app/App';
import { blockPresses } from '../../../src/client/app/timeTravel/blockPresses';
import { loadScreen } from '../../../src/client/app/router/loadedScreens';
import { connectHistory, currentLocation } from '../../../src/client/app/router/navigator';
import { findRoute } from '../../../src/client/app/router/routes';
import { holdTabWhile } from '../../../src/client/browser/tabStorage';
import { makeDevTools } from '../../../src/client/store/devTools';
import { isRow } from '../../../src/client/store/devToolsPanel';
import { filtersAt } from '../../../src/client/store/filtersSlice';
import { makeStore } from '../../../src/client/store/makeStore';
import type { AppStore } from '../../../src/client/store/makeStore';
import type { RootState } from '../../../src/client/store/rootReducer';
import { mergeOtherTabs } from '../../../src/client/store/otherTabs';
import { host } from '../answers/handlers';
import { server } from '../answers/server';
import { settled } from '../client/settled';

export { ActionCreators };

interface Lifted {
  nextActionId: number;
  currentStateIndex: number;
  stagedActionIds: number[];
  actionsById: Record<number, { action: { type: string } }>;
  computedStates: { state: RootState }[];
}

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Every request that leaves the page. */
function requests() {
  const sent: string[] = [];
  const note = ({ request }: { request: Request }) =>
    void sent.push(`${request.method} ${new URL(request.url).pathname}`);
  server.events.on('request:start', note);
  ends.push(() => server.events.removeListener('request:start', note));
  return sent;
}

export function devToolsOf(store: AppStore) {
  const { liftedStore } = store;
  if (!liftedStore) throw new Error('DevTools are not there');
  const log = () => liftedStore.getState() as unknown as Lifted;
  const typeAt = (index: number) => log().actionsById[log().stagedActionIds[index] ?? -1]?.action.type ?? '?';
  return {
    log,
    types: () => log().stagedActionIds.map((_, index) => typeAt(index)),
    /**
     * What the log tells since an id was the next; RTK Query's bookkeeping, which comes half a second later, tells
     * nothing.
     */
    toldSince: (id: number) =>
      log()
        .stagedActionIds.filter((known) => known >= id)
        .flatMap((known) => log().actionsById[known]?.action.type ?? [])
        .filter((type) => !type.startsWith('api/internalSubscriptions/')),
    stateAt: (index: number) => log().computedStates[index]?.state as RootState,
    latest: () => log().stagedActionIds.length - 1,
    /** The last moment that is a former one to who reads the panel: before the last of its rows. */
    beforeLastRow: () => {
      const { actionsById, stagedActionIds } = log();
      const hasRow = (id: number) => isRow(actionsById[id]?.action ?? { type: '' });
      return stagedActionIds.length - 1 - [...stagedActionIds].reverse().findIndex(hasRow) - 1;
    },
    /** Where an action of this type stands. */
    placeOf: (type: string) => log().stagedActionIds.findIndex((_, index) => typeAt(index) === type),
    idOf: (type: string) => log().stagedActionIds.find((_, index) => typeAt(index) === type) ?? -1,
    do: (lifted: { type: string }) => act(async () => void liftedStore.dispatch(lifted)),
    jumpTo: (index: number) => act(async () => void liftedStore.dispatch(ActionCreators.jumpToState(index))),
  };
}

/** Local and session storage, as they are now. */
export const kept = (): string => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]);

export async function visitWithDevTools(path: string, state: Partial<RootState> = {}) {
  window.history.replaceState({ key: 'start', state: null }, '', path);
  const location = { ...currentLocation(window), action: 'POP' as const };
  const store = makeStore({
    preloadedState: { location, filters: filtersAt(location), ...state },
    persist: true,
    devTools: makeDevTools(),
    enhancers: [instrument(undefined, { maxAge: 2000 }) as StoreEnhancer],
    extra: { baseUrl: host },
  });
  holdTabWhile(store.isPaused);
  const { navigator, disconnect } = connectHistory(store, window);
  const sent = requests();
  await loadScreen(findRoute(location).route);
  const view = render(<App store={store} navigator={navigator} />);
  const persistor = await act(() => store.keep());
  ends.push(
    persistor.stop,
    disconnect,
    blockPresses(store, window),
    mergeOtherTabs(store, window),
    () => holdTabWhile(() => false),
    () => window.sessionStorage.clear(),
    () => window.localStorage.clear(),
  );
  return { ...view, store, persistor, sent, user: userEvent.setup(), devTools: devToolsOf(store) };
}

export type DevToolsVisit = Awaited<ReturnType<typeof visitWithDevTools>>;

/** Everything is answered, and written down. */
export async function atRest({ store, persistor }: DevToolsVisit): Promise<void> {
  await settled(store);
  await persistor.flush();
}

/** @returns what expects that since now nothing was sent, noted or kept. */
export function watch({ devTools, sent, store }: DevToolsVisit) {
  const before = { sent: sent.length, next: devTools.log().nextActionId, kept: kept() };
  return {
    expectNothing: () => {
      expect(sent.slice(before.sent)).toEqual([]);
      expect(devTools.log().nextActionId).toBe(before.next);
      expect(kept()).toBe(before.kept);
      expect(store.isPaused()).toBe(true);
    },
  };
}

/** Whatever a page puts off for a moment has its chance. */
export const aMoment = (): Promise<void> => act(() => new Promise<void>((resolve) => void setTimeout(resolve)));

export const isLive = ({ store }: Pick<DevToolsVisit, 'store'>): Promise<void> =>
  waitFor(() => expect(store.isPaused()).toBe(false));
