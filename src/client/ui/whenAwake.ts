/**
 * Runs `start` once the shopper has moved, scrolled or typed for the first time, when that has been answered: what only moves and
 * swipes has no business among the scripts that a page loads before anybody touched it. Returns what takes it back.
 */
import { afterPaint } from '../lib/scheduling';

let isAwake = false;
/** A replay has no shopper who moves first. */
export const wake = (): void => {
  isAwake = true;
};

/** A finger that only rests on the glass is none yet: it moves, or presses, and the press is answered first. */
const signs = ['pointermove', 'click', 'scroll', 'keydown'] as const;

export function whenAwake(start: () => void): () => void {
  // A page that is scrolled has been touched, also before anybody asked.
  if (isAwake || window.scrollY > 0) {
    start();
    return () => undefined;
  }
  let cancel = () => undefined as void;
  const stop = () => {
    signs.forEach((sign) => window.removeEventListener(sign, onSign));
    cancel();
  };
  const onSign = () => {
    isAwake = true;
    stop();
    cancel = afterPaint(start);
  };
  signs.forEach((sign) => window.addEventListener(sign, onSign, { passive: true }));
  return stop;
}

/** Until then a phone fetches no picture that stands below or beside its first view (picture.css, `fetched-later`). */
export function fetchTheRestWhenAwake({ documentElement }: Document): void {
  whenAwake(() => documentElement.classList.add('awake'));
}
