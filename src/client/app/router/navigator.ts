/**
 * Ties the store's location to the browser's history: a navigation changes the address bar and tells the store, Back
 * and Forward tell the store, and a store that was moved by DevTools corrects the address bar.
 */
import { createPath, parsePath } from 'react-router-dom';
import { nanoid } from '@reduxjs/toolkit';
import { afterNextPaint } from '../../browser/scheduling';
import { cameFrom, carryOn } from '../../lib/returnPath';
import { locationChanged, selectLocation } from '../../store/locationSlice';
import type { NavigationAction, ShopLocation } from '../../store/locationSlice';
import type { AppStore } from '../../store/makeStore';
import type { Navigator } from '../../ui/useNavigate';

interface HistoryEntry {
  key: string;
  state: unknown;
}

const addressOf = ({ pathname, search, hash }: Pick<ShopLocation, 'pathname' | 'search' | 'hash'>) =>
  createPath({ pathname, search, hash });

/** What the browser shows now, as the store wants it. */
export function currentLocation(window: Window): ShopLocation {
  const entry = window.history.state as HistoryEntry | null;
  const { pathname, search, hash, origin } = window.location;
  const state = entry ? entry.state : cameFrom({ pathname, search }, origin, window.document.referrer);
  return { pathname, search, hash, key: entry?.key ?? 'default', state: state ?? null };
}

/** Where a path leads from where the shopper is. */
function resolve(to: string, from: ShopLocation, state: unknown): ShopLocation {
  const { pathname = from.pathname, search = '', hash = '' } = parsePath(to);
  return { pathname, search, hash, key: nanoid(8), state: state ?? null };
}

/** On the server nobody navigates. */
export const inertNavigator: Navigator = { go: () => undefined, push: () => undefined, replace: () => undefined };

/**
 * A link with the focus goes with its page: taken out as it is, it would make the browser work out every style at once.
 */
function leaveLink({ activeElement }: Document): void {
  if (activeElement instanceof HTMLElement && activeElement.matches('main a')) activeElement.blur();
}

/**
 * A shopper who has moved may come back to a place far down: from now on every page has its height at once
 * (server/pages/firstLayout).
 */
function markMoved(store: AppStore, { documentElement }: Document): () => void {
  const start = selectLocation(store.getState());
  const stop = store.subscribe(() => {
    if (selectLocation(store.getState()).pathname === start.pathname) return;
    documentElement.classList.remove('fresh');
    stop();
  });
  return stop;
}

const nothing = (): void => undefined;

/**
 * A step to another page, which takes a slow phone longer than a finger should wait: it is taken after a frame of its
 * own. From that frame on the page says that it is leaving (appShell.css), and a second tap does nothing more on it.
 * @returns what takes the step back
 */
function takeAfterFrame(window: Window, take: () => void): () => void {
  const { classList } = window.document.documentElement;
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const stay = () => {
    cancel();
    classList.remove('leaving');
    window.removeEventListener('click', swallow, true);
  };
  const cancel = afterNextPaint(() => {
    take();
    stay();
  });
  classList.add('leaving');
  window.addEventListener('click', swallow, true);
  return stay;
}

export interface Held {
  /** Takes the last of the steps that were asked for meanwhile. */
  release: () => void;
  /** The last step up to now is the one that is taken, whatever is asked for later. */
  settle: () => void;
}

interface Connected {
  navigator: Navigator;
  /** Holds the page where it is. */
  hold: () => Held;
  /** Unties store and window. */
  disconnect: () => void;
}

/** Ties store and window together. */
export function connectHistory(store: AppStore, window: Window): Connected {
  const { history } = window;
  history.scrollRestoration = 'manual';

  const move = (wanted: Exclude<NavigationAction, 'POP'>, to: string, state: unknown) => {
    // What is only looked at leads nowhere.
    if (store.isPaused()) return;
    const from = selectLocation(store.getState());
    const asked = resolve(to, from, state);
    // A link to where the shopper already is makes no second entry, as in any browser.
    const action = addressOf(asked) === addressOf(from) ? 'REPLACE' : wanted;
    const location = { ...asked, state: carryOn(from, asked, action) };
    const entry: HistoryEntry = { key: location.key, state: location.state };
    if (asked.pathname !== from.pathname) leaveLink(window.document);
    if (action === 'PUSH') history.pushState(entry, '', addressOf(location));
    else history.replaceState(entry, '', addressOf(location));
    store.dispatch(locationChanged({ ...location, action }));
  };

  let isHeld = false;
  let isSettled = false;
  let last = nothing;
  let cancelStep = nothing;
  /** The last step that was asked for is the one that is taken. */
  const step = (take: () => void) => {
    if (isHeld) {
      if (!isSettled) last = take;
      return;
    }
    cancelStep();
    cancelStep = nothing;
    take();
  };
  const push = (to: string, state: unknown) => {
    const from = selectLocation(store.getState());
    const take = () => move('PUSH', to, state);
    // The next page may stand beside this one already (ScreenOutlet); near the top of this one, it is shown at once.
    const isReady = window.scrollY < window.innerHeight && window.document.querySelector('.route-slot-next') !== null;
    if (isReady || resolve(to, from, state).pathname === from.pathname) take();
    else cancelStep = takeAfterFrame(window, take);
  };
  const hold = (): Held => {
    isHeld = true;
    isSettled = false;
    last = nothing;
    const release = () => {
      isHeld = false;
      if (last !== nothing) step(last);
    };
    return { release, settle: () => void (isSettled = true) };
  };

  const follow = () => {
    const wanted = selectLocation(store.getState());
    if (addressOf(wanted) !== addressOf(currentLocation(window))) {
      history.replaceState({ key: wanted.key, state: wanted.state } satisfies HistoryEntry, '', addressOf(wanted));
    }
  };

  const onPop = () => {
    cancelStep();
    store.dispatch(locationChanged({ ...currentLocation(window), action: 'POP' }));
    // A paused store has not moved; the address bar goes back to it.
    follow();
  };
  window.addEventListener('popstate', onPop);
  const unsubscribe = store.subscribe(follow);
  const unmark = markMoved(store, window.document);

  return {
    navigator: {
      go: (delta) => step(() => history.go(delta)),
      push: (to, state) => step(() => push(to, state)),
      replace: (to, state) => step(() => move('REPLACE', to, state)),
    },
    hold,
    disconnect: () => {
      cancelStep();
      window.removeEventListener('popstate', onPop);
      unsubscribe();
      unmark();
    },
  };
}
