/**
 * Screens that have arrived. A screen that is here renders at once, which hydration needs: React must meet on its first
 * pass what the server drew. They are known by their loader: addresses can share a screen, and screens a chunk.
 */
import type { Screen } from '../../screens/screen';
import type { Route } from './routes';

const loaded = new Map<Route['load'], Screen>();
const loading = new Map<Route['load'], Promise<Screen>>();

export const loadedScreen = (route: Route): Screen | undefined => loaded.get(route.load);

/** Fetches a whole screen; a failed fetch is forgotten, so that the next try asks again. */
export async function loadScreen(route: Route): Promise<Screen> {
  const screen = await fetchScreen(route);
  await screen.lazy?.load();
  loaded.set(route.load, screen);
  return screen;
}

/** Without its lazy parts (ui/lazyPart): for a page that is only opened, and for a link that is only in view. */
export async function loadFirstView(route: Route): Promise<Screen> {
  const screen = await fetchScreen(route);
  loaded.set(route.load, screen);
  return screen;
}

function fetchScreen(route: Route): Promise<Screen> {
  const under = loading.get(route.load);
  if (under) return under;
  const promise = route.load().then(
    ({ screen }) => screen,
    (error: unknown) => {
      loading.delete(route.load);
      throw error;
    },
  );
  loading.set(route.load, promise);
  return promise;
}
