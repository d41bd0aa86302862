/**
 * Fetches what a link leads to before it is followed: its screen, and what the screen's first view needs and the store
 * does not know (`screen.prefetch`). At once when a finger, the mouse or the focus comes to the link. For products that
 * are only in view once the page has loaded and the browser is idle, few at a time, and not where every byte counts.
 */
import { isScarce } from '../../browser/connection';
import { onIdle } from '../../browser/scheduling';
import type { AppStore } from '../../store/makeStore';
import { selectSavesData } from '../../store/visitSlice';
import { linkAt } from '../router/linkAt';
import { watchLinksInView } from './linksInView';
import { loadFirstView, loadScreen } from '../router/loadedScreens';
import { findRoute } from '../router/routes';

/** Milliseconds that a mouse rests on a link that is meant. */
const HOVER_MS = 60;
/** Of links in view: under way together, and waiting for their turn. The newest are what is still in view. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 12;

async function prefetchLink(store: AppStore, { pathname, search }: HTMLAnchorElement, wanted: boolean): Promise<void> {
  // What is only looked at leads nowhere.
  if (store.isPaused()) return;
  const { route, state } = findRoute({ pathname, search });
  if (route.path === '*') return;
  const { prefetch } = await (wanted ? loadScreen : loadFirstView)(route);
  await Promise.all(prefetch?.(state, store.getState(), wanted).map((start) => start(store.dispatch)) ?? []);
}

/** @returns what ends it. */
export function prefetchLinks(store: AppStore, window: Window & typeof globalThis): () => void {
  const { document } = window;
  let resting = 0;
  const waiting: HTMLAnchorElement[] = [];
  let underWay = 0;

  const isSpared = () => isScarce() || selectSavesData(store.getState());
  // What does not arrive now is asked for again when the link is followed.
  const fetchNow = (link: HTMLAnchorElement) => prefetchLink(store, link, true).catch(() => undefined);

  const onPress = (event: Event) => {
    const link = linkAt(event);
    if (link) void fetchNow(link);
  };
  const onHover = (event: Event) => {
    window.clearTimeout(resting);
    const link = isSpared() ? null : linkAt(event);
    if (link) resting = window.setTimeout(() => void fetchNow(link), HOVER_MS);
  };

  const next = async () => {
    if (underWay >= MOST_AT_ONCE) return;
    underWay += 1;
    await onIdle();
    const link = waiting.pop();
    if (link) await prefetchLink(store, link, false).catch(() => undefined);
    underWay -= 1;
    if (waiting.length > 0) void next();
  };
  const onSeen = (link: HTMLAnchorElement) => {
    if (isSpared()) return;
    waiting.push(link);
    if (waiting.length > MOST_WAITING) waiting.shift();
    void next();
  };

  document.addEventListener('pointerdown', onPress, { passive: true });
  document.addEventListener('pointerover', onHover, { passive: true });
  document.addEventListener('focusin', onHover, { passive: true });
  let stopWatching = () => undefined as void;
  const begin = () => {
    stopWatching = watchLinksInView(window, onSeen);
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });

  return () => {
    document.removeEventListener('pointerdown', onPress);
    document.removeEventListener('pointerover', onHover);
    document.removeEventListener('focusin', onHover);
    window.removeEventListener('load', begin);
    window.clearTimeout(resting);
    stopWatching();
  };
}
