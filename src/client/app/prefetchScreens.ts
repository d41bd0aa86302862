/**
 * Fetches the screens that usually follow as soon as the shopper touches the page, so that the next tap finds its screen here
 * and a lost network cannot hide the answer to an order. Before the first touch nothing is fetched: the first view comes first.
 */
import { selectLocation } from '../store/locationSlice';
import type { AppStore } from '../store/makeStore';
import { loadScreen } from './loadedScreens';
import { findRoute, nextRoutes } from './routes';

const touches = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;

export function prefetchScreens(store: AppStore, document: Document): () => void {
  const onTouch = () => {
    const { route } = findRoute(selectLocation(store.getState()));
    // A screen that does not arrive now is asked for again when it is wanted.
    for (const next of nextRoutes(route)) loadScreen(next).catch(() => undefined);
  };
  for (const touch of touches) document.addEventListener(touch, onTouch, { passive: true });
  return () => {
    for (const touch of touches) document.removeEventListener(touch, onTouch);
  };
}
