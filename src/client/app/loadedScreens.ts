/**
 * Screens whose chunk has arrived. A screen that is here renders at once, which hydration needs: React must meet on its
 * first pass what the server drew.
 */
import type { Screen } from '../screens/screen';
import type { Route } from './routes';

const loaded = new Map<string, Screen>();
const loading = new Map<string, Promise<Screen>>();

export const loadedScreen = (route: Route): Screen | undefined => loaded.get(route.chunk);

/** Fetches a screen once; a failed fetch is forgotten, so that the next try asks again. */
export function loadScreen(route: Route): Promise<Screen> {
  const under = loading.get(route.chunk);
  if (under) return under;
  const promise = route.load().then(
    ({ screen }) => {
      loaded.set(route.chunk, screen);
      return screen;
    },
    (error: unknown) => {
      loading.delete(route.chunk);
      throw error;
    },
  );
  loading.set(route.chunk, promise);
  return promise;
}
