/** Hydrates the page that the server drew. */
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { setupListeners } from '@reduxjs/toolkit/query';
import { takeReloadedWords } from '../../browser/loadChunk';
import { savesData } from '../../browser/connection';
import { hearConsoleErrors } from '../../browser/consoleErrors';
import { takeResetLink } from '../../browser/resetLink';
import { watchInput, yieldToMain } from '../../browser/scheduling';
import { holdTabWhile } from '../../browser/tabStorage';
import { recallCheckout } from '../../features/checkout/tabMemory';
import type { DevTools } from '../../store/devTools';
import { askOnceRestored, identityKnown } from '../../store/identityKnown';
import { recallKeptLines } from '../../store/keptLines';
import { mergeOtherTabs } from '../../store/otherTabs';
import { locationChanged } from '../../store/locationSlice';
import type { ShopLocation } from '../../store/locationSlice';
import { makeStore } from '../../store/makeStore';
import type { AppStore } from '../../store/makeStore';
import type { RootState } from '../../store/rootReducer';
import type { TimeTravel } from '../../store/timeTravel';
import { SLOW_WORDS } from '../../store/slowListener';
import { toastShown } from '../../store/toastsSlice';
import { dataSavingAsked, selectSavesData } from '../../store/visitSlice';
import { fetchRestOnInteraction } from '../../ui/Picture';
import { App } from '../App';
import { takeEarlyInput } from './earlyInput';
import type { EarlyDocument, EarlyInput } from './earlyInput';
import type { Pressing } from './replayPresses';
import { firstScreen } from './firstScreen';
import { blockPresses } from '../timeTravel/blockPresses';
import { loadLazyParts } from './lazyParts';
import { connectHistory, currentLocation } from '../router/navigator';
import { readPageData } from './pageData';
import { prefetchLinks } from '../prefetch/prefetchLinks';
import { prefetchScreens } from '../prefetch/prefetchScreens';
import { findRoute } from '../router/routes';
import { takeWaitingOffer } from '../useUndo';

/** A page that an older one was given up for says so, and offers what that one had to leave undone. */
function sayReloaded(store: AppStore): void {
  const words = takeReloadedWords();
  const offer = takeWaitingOffer();
  if (words !== '') store.dispatch(toastShown('info', words, offer));
}

/** And the server did not know of it. */
const asksToSaveData = (store: AppStore): boolean => savesData() && !selectSavesData(store.getState());

/**
 * What the server could not know comes in once the page stands as it drew it: navigation state, what was kept, who this
 * is. What a press needs comes in at once, the rest in steps that yield between them (browser/scheduling).
 */
async function restoreSession(
  store: AppStore,
  location: ShopLocation,
  { early, hold }: { early: EarlyInput; hold: Pressing['hold'] },
): Promise<void> {
  // Out of React's own work, in which it hydrates no part.
  await Promise.resolve();
  early.carryOver();
  if (location.state !== null) store.dispatch(locationChanged({ ...location, action: 'POP' }));
  if (asksToSaveData(store)) store.dispatch(dataSavingAsked());
  recallCheckout(store);
  void askOnceRestored(store);
  const kept = store.keep();
  mergeOtherTabs(store, window);
  await kept;
  recallKeptLines(store);
  void early.replayPresses({ hold, known: () => identityKnown(store) });
  await yieldToMain();
  setupListeners(store.dispatch);
  fetchRestOnInteraction(document);
  sayReloaded(store);
  prefetchScreens(store, document);
  prefetchLinks(store, window);
  if (store.timeTravel) void lookBack(store, store.timeTravel).catch(() => undefined);
}

/** A user of DevTools may import another visit's log, from any page, and must find back. */
async function lookBack(store: AppStore, timeTravel: TimeTravel): Promise<void> {
  const { showTimeTravelBar } = await import(/* webpackChunkName: "time-travel" */ '../timeTravel/timeTravelBar');
  showTimeTravelBar(timeTravel);
  await import(/* webpackChunkName: "every-endpoint" */ '../problem/everyEndpoint');
  const { exportMask } = await import(/* webpackChunkName: "export-mask" */ '../problem/exportMask');
  store.maskExports(exportMask);
}

/**
 * The server drew the page, nothing has been done to it, and nothing changes around its parts as it hydrates, nor by
 * DevTools: React would draw those that are not here yet anew, with nothing in them.
 */
function isUntouched(store: AppStore, { state }: ShopLocation, { early }: EarlyDocument, root: HTMLElement): boolean {
  const isStirred = !root.hasChildNodes() || state !== null || store.timeTravel !== undefined || asksToSaveData(store);
  return !isStirred && window.scrollY === 0 && (early?.presses.length ?? 0) === 0;
}

/**
 * Before the store is made, which tells DevTools of its first action. Without what minds its panel it is told nothing.
 */
async function devToolsFor(page: Window): Promise<DevTools | undefined> {
  if (!('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in page)) return undefined;
  const part = import(/* webpackChunkName: "dev-tools" */ '../../store/devTools');
  return part.then(
    ({ makeDevTools }) => makeDevTools(),
    () => undefined,
  );
}

export async function hydrate(): Promise<void> {
  hearConsoleErrors(window);
  watchInput(window);
  const { state, apiHost, credentialsInQuery } = readPageData(document);
  takeResetLink(window);
  const location = currentLocation(window);
  const store = makeStore({
    preloadedState: { ...(state as Partial<RootState>), location: { ...location, state: null, action: 'POP' } },
    persist: true,
    devTools: await devToolsFor(window),
    extra: { baseUrl: apiHost, credentialsInQuery },
  });
  await yieldToMain();
  holdTabWhile(store.isPaused);
  blockPresses(store, window);
  const { navigator, hold } = connectHistory(store, window);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const isWhole = !isUntouched(store, location, document, root);
  const screen = await firstScreen(findRoute(location).route, document, isWhole);
  const showFar = (document as EarlyDocument).early?.showFar;
  if (isWhole) showFar?.();
  const early = takeEarlyInput(document);
  const onFirstCommit = () => {
    const pressing = { hold, known: () => identityKnown(store) };
    const onSlow = () => store.dispatch(toastShown('info', SLOW_WORDS));
    loadLazyParts(screen, { document, pressing, showFar, onSlow });
    void restoreSession(store, location, { early, hold });
  };
  // As a transition, so that the frame around the screen hydrates in slices too.
  startTransition(() => {
    hydrateRoot(
      root,
      <App store={store} navigator={navigator} serverState={store.getState()} onFirstCommit={onFirstCommit} />,
    );
  });
}
