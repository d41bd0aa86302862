/**
 * Fetches the screens that usually follow once the shopper has touched the page, so that the next tap finds its screen
 * here and a lost network cannot hide the answer to an order. Before the first touch nothing is fetched: the first view
 * comes first. What a touch itself leads to comes before that, too. Nor is anything for a shopper who saves data: what
 * is never opened would be wasted.
 */
import { onIdle } from '../../browser/scheduling';
import { selectLocation } from '../../store/locationSlice';
import type { AppStore } from '../../store/makeStore';
import { selectSavesData } from '../../store/visitSlice';
import { loadScreen } from '../router/loadedScreens';
import { findRoute, nextRoutes } from '../router/routes';

const touches = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;

export function prefetchScreens(store: AppStore, document: Document): () => void {
  let isDue = false;
  const onTouch = async () => {
    if (isDue || selectSavesData(store.getState())) return;
    isDue = true;
    await onIdle();
    isDue = false;
    const { route } = findRoute(selectLocation(store.getState()));
    // A screen that does not arrive now is asked for again when it is wanted.
    for (const next of nextRoutes(route)) loadScreen(next).catch(() => undefined);
  };
  const listener = () => void onTouch();
  for (const touch of touches) document.addEventListener(touch, listener, { passive: true });
  return () => {
    for (const touch of touches) document.removeEventListener(touch, listener);
  };
}
