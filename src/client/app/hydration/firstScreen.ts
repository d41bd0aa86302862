/**
 * The screen of the page that the server drew. Until it is here the page stays as it is, with what is typed into it:
 * its words say what is missing (server/pages/beforeHydration), and it is asked for again.
 */
import { loadChunk } from '../../browser/loadChunk';
import type { Reason } from '../../browser/loadChunk';
import type { Screen } from '../../screens/screen';
import type { EarlyDocument } from './earlyInput';
import { loadFirstView, loadScreen } from '../router/loadedScreens';
import type { Route } from '../router/routes';

/** Milliseconds until a screen that did not come is asked for again; each time twice as long, up to the longest. */
export const PAUSE_MS = 1000;
export const LONGEST_PAUSE_MS = 30_000;

/** Resolves after the pause, when the network is back, or when `stop` says so. */
export function rest(pause: number, stop: AbortController): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => stop.abort(), pause);
    window.addEventListener('online', () => stop.abort(), { signal: stop.signal });
    stop.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Resolves when it is here.
 * @param isWhole with its late parts (ui/lazyPart)
 */
export async function firstScreen(route: Route, { early }: EarlyDocument, isWhole: boolean): Promise<Screen> {
  const load = isWhole ? loadScreen : loadFirstView;
  const comes = (reason: Reason): Promise<Screen | null> => loadChunk(() => load(route), reason).catch(() => null);
  let isPressed = false;
  let resting = new AbortController();
  // Also while it is being asked for: a press is not lost to a try that fails a moment later.
  const press = () => {
    isPressed = true;
    resting.abort();
  };
  if (early) early.again = press;
  // Once more at once, for a moment without a network.
  let screen = (await comes('step')) ?? (await comes('step'));
  for (let pause = PAUSE_MS; screen === null; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    if (!isPressed) {
      early?.fail();
      resting = new AbortController();
      await rest(pause, resting);
    }
    const reason = isPressed ? 'retry' : 'step';
    isPressed = false;
    screen = await comes(reason);
  }
  return screen;
}
