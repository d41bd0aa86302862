/** The store is the screen: what is drawn afresh from the serialised state is the same document. */
import { freeze } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import { loadScreen } from '../../../src/client/app/router/loadedScreens';
import { inertNavigator } from '../../../src/client/app/router/navigator';
import { findRoute } from '../../../src/client/app/router/routes';
import { makeStore } from '../../../src/client/store/makeStore';
import type { AppStore } from '../../../src/client/store/makeStore';
import type { RootState } from '../../../src/client/store/rootReducer';
import type { Draw } from '../client/renderApp';
import { shownDocument } from '../client/shownDocument';
import { patienceFor } from '../lib/until';

/** Turns without a change that count as rest: React draws in the background what may come later, a little in each. */
const REST = 12;
/** Milliseconds after which a page that goes on changing is told as one. */
const REST_MS = 30_000;

/** react-slick has a transition in the style of what glides, until it is there. */
const isGliding = (container: Element): boolean =>
  [...container.querySelectorAll<HTMLElement>('.slick-track')].some(({ style }) => style.transition !== '');

async function atRest(container: Element): Promise<string> {
  // Redux Toolkit tells of requests once a frame: what the store has heard is drawn.
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  let still = 0;
  const goOn = patienceFor('a page to be the same over several turns', REST_MS);
  const changes = new MutationObserver(() => (still = -1));
  changes.observe(container, { subtree: true, childList: true, attributes: true, characterData: true });
  for (; still < REST; still += 1) {
    goOn();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    if (isGliding(container)) still = -1;
  }
  changes.disconnect();
  return shownDocument(container);
}

/** Milliseconds that the whole list and its chunks may take on a machine with other things to do. */
const CHUNKS_MS = 30_000;

/** @param view the page as it stands, as `renderApp`, `renderScreen` and `renderFeature` give it */
export async function expectSameScreen({
  store,
  container,
  draw,
}: {
  store: AppStore;
  container: Element;
  draw: Draw;
}): Promise<void> {
  // Before the other page is drawn: a menu closes when the focus goes there.
  const wanted = await atRest(container);
  // Frozen, as a reducer's own state is: Redux Toolkit looks for changes, with every action, in what is not.
  const state = freeze(JSON.parse(JSON.stringify(store.getState())) as RootState, true);
  const replayed = makeStore({ preloadedState: state, persist: false, replay: true });
  await loadScreen(findRoute(state.location).route);
  const fresh = render(draw(replayed, inertNavigator));
  try {
    // Chunks that are fetched on demand come a moment later.
    const latest = performance.now() + CHUNKS_MS;
    let shown = await atRest(fresh.container);
    while (shown !== wanted && performance.now() < latest) shown = await atRest(fresh.container);
    expect(shown).toBe(wanted);
    expect(JSON.parse(JSON.stringify(replayed.getState()))).toEqual(state);
  } finally {
    fresh.unmount();
  }
}

/** The same where whoever replays it has another tab, which keeps nothing of this one's. */
export async function expectSameInAnotherTab(view: Parameters<typeof expectSameScreen>[0]): Promise<void> {
  window.sessionStorage.clear();
  await expectSameScreen(view);
}
