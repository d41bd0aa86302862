/**
 * The parts of the first screen whose code a page that was only opened does without (ui/lazyPart). They are fetched
 * when the shopper moves, scrolls or types for the first time, and asked for until they come. What is pressed in them
 * meanwhile waits, and looks so, as on a page that is not hydrated (docs/decisions/0204-early-input.md).
 */
import { loadChunk } from '../../browser/loadChunk';
import { nextPaint, onFirstInteraction, pressWaits } from '../../browser/scheduling';
import type { Screen } from '../../screens/screen';
import { SLOW_MS } from '../../store/slowListener';
import { tickedOf } from './earlyInput';
import { replayPresses } from './replayPresses';
import type { Press, Pressing } from './replayPresses';
import { LONGEST_PAUSE_MS, PAUSE_MS, rest } from './firstScreen';

/** Asks until they come; what has come is not fetched again. */
export async function fetchParts({ load }: Required<Screen>['lazy']): Promise<void> {
  for (let pause = PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      await loadChunk(load, 'part');
      return;
    } catch {
      await rest(pause, new AbortController());
    }
  }
}

interface Page {
  document: Document;
  pressing: Pressing;
  /** Makes elements of what is still text: React hydrates what it finds. */
  showFar: (() => void) | undefined;
  /** Once a press has waited for SLOW_MS. */
  onSlow: () => void;
}

/** To be called once the page stands, before anything is pressed on it. */
export function loadLazyParts({ lazy }: Screen, { document, pressing, showFar, onSlow }: Page): void {
  if (!lazy) return;
  const presses: Press[] = [];
  const keys: [HTMLElement, string][] = [];
  let slow = 0;
  let carriedOut = () => undefined as void;
  let isFetched = false;
  const fetchThem = async () => {
    if (isFetched) return;
    isFetched = true;
    showFar?.();
    await fetchParts(lazy);
    await nextPaint();
    window.clearTimeout(slow);
    window.removeEventListener('click', hold, true);
    window.removeEventListener('keydown', holdKey, true);
    for (const { what } of presses) what.removeAttribute('data-waiting');
    // React hydrates what a key is pressed on before it hands that on.
    for (const [what, key] of keys) what.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    if (presses.length > 0) await replayPresses(presses, tickedOf(document), pressing).finally(carriedOut);
  };
  const hold = (event: Event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
    if (!pressed?.closest(lazy.within)) return;
    event.stopPropagation();
    pressed.setAttribute('data-waiting', '');
    if (presses.length === 0) {
      carriedOut = pressWaits();
      slow = window.setTimeout(onSlow, SLOW_MS);
    }
    presses.push({ what: pressed, label: pressed.getAttribute('aria-label'), ticked: tickedOf(document) });
    void fetchThem();
  };
  /** The keys that lead from tab to tab; Enter and the space bar come as clicks. */
  const holdKey = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || !target.matches(`${lazy.within} [role=tab]`)) return;
    if (!/^(Arrow|Home|End)/.test(key)) return;
    event.preventDefault();
    keys.push([target, key]);
    void fetchThem();
  };
  window.addEventListener('click', hold, true);
  window.addEventListener('keydown', holdKey, true);
  if (lazy.isNamedBy?.(window.location.search)) void fetchThem();
  else onFirstInteraction(() => void fetchThem());
}
