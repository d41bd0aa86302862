/**
 * The screen of the page that the server drew. Until it is here the page stays as it is, with what is typed into it: its
 * words say what is missing (server/pages/asleep), and it is asked for again.
 */
import { arrival } from '../lib/arrival';
import type { Reason } from '../lib/arrival';
import type { EarlyDocument } from './earlyInput';
import { loadScreen } from './loadedScreens';
import type { Route } from './routes';

/** Milliseconds until a screen that did not come is asked for again; each time twice as long, up to the longest. */
const PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** After the pause, when the network is back, or when the shopper presses what the words offer. */
function nextTry(early: EarlyDocument['early'], pause: number): Promise<Reason> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const go = (reason: Reason) => {
      stop.abort();
      clearTimeout(timer);
      resolve(reason);
    };
    const timer = setTimeout(go, pause, 'step');
    window.addEventListener('online', () => go('step'), { signal: stop.signal });
    if (early) early.again = () => go('retry');
  });
}

/** Resolves when it is here. */
export async function firstScreen(route: Route, { early }: EarlyDocument): Promise<void> {
  const comes = (reason: Reason) => arrival(() => loadScreen(route), reason).then(() => true, () => false);
  // Once more at once, for a moment without a network.
  let isHere = (await comes('step')) || (await comes('step'));
  for (let pause = PAUSE_MS; !isHere; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    early?.fail();
    isHere = await comes(await nextTry(early, pause));
  }
}
