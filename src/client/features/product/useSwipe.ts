/**
 * Keeps a strip of pictures that snap where the store says, and tells the store where the shopper moved it
 * (docs/requirements.md section 2, Product detail). For as long as it is there: what becomes of it once react-slick is
 * here is the gallery's to say.
 */
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Milliseconds without a scroll event after which a swipe has come to rest. */
const REST_MS = 120;
/** What the shopper moves the pictures by. */
const GESTURES = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * The picture at a place of the track, in parts of one when it stands between two; `fallback` while the track has no
 * size.
 */
const pictureAt = ({ scrollLeft, clientWidth }: HTMLElement, fallback: number) =>
  clientWidth > 0 ? scrollLeft / clientWidth : fallback;

interface Swipe {
  strip: RefObject<HTMLDivElement | null>;
  /** Before the strip goes: tells where it stands. False: it is on its way. */
  settle: () => boolean;
}

/**
 * `at`: zero-based, the picture that the store has in view. `onRest` hears where a swipe came to rest: also one from
 * before this code was there. A move that the store asked for tells nothing: on a busy phone it may stand still on its
 * way for longer than a rest.
 */
export function useSwipe(at: number, onRest: (picture: number) => void): Swipe {
  const strip = useRef<HTMLDivElement>(null);
  const latest = useRef({ at, onRest });
  const isPlaced = useRef(false);
  /** The picture that the store is bringing into view; null when the pictures rest or are the shopper's to move. */
  const heading = useRef<number | null>(null);
  /** What a swipe told: the browser itself brings it into view. */
  const told = useRef<number | null>(null);

  useEffect(() => {
    latest.current = { at, onRest };
  });

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const isSwiped = isPlaced.current ? told.current === at : element.scrollLeft > 0;
    isPlaced.current = true;
    told.current = null;
    if (isSwiped) return;
    // Also when it stands there: a move asked for just before has not begun yet, and would go on.
    element.scrollLeft = at * element.clientWidth;
    heading.current = isAt(element, at) ? null : at;
  }, [at]);

  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    let resting = 0;
    const rest = () => {
      if (heading.current !== null) {
        // It stands still on the way, or something took it back: asked for once more, it goes on.
        element.scrollLeft = heading.current * element.clientWidth;
        return;
      }
      const shown = Math.round(pictureAt(element, latest.current.at));
      if (shown === latest.current.at) return;
      told.current = shown;
      latest.current.onRest(shown);
    };
    const onScroll = () => {
      if (heading.current !== null && isAt(element, heading.current)) heading.current = null;
      window.clearTimeout(resting);
      resting = window.setTimeout(rest, REST_MS);
    };
    const onGesture = () => {
      heading.current = null;
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    for (const gesture of GESTURES) element.addEventListener(gesture, onGesture, { passive: true });
    if (element.scrollLeft > 0) onScroll();
    return () => {
      window.clearTimeout(resting);
      element.removeEventListener('scroll', onScroll);
      for (const gesture of GESTURES) element.removeEventListener(gesture, onGesture);
    };
  }, []);

  const settle = () => {
    const element = strip.current;
    if (!element) return true;
    const shown = Math.round(pictureAt(element, latest.current.at));
    // It snaps: where it stands between two pictures it only seems to.
    if (heading.current !== null || !isAt(element, shown)) return false;
    if (shown !== latest.current.at) latest.current.onRest(shown);
    return true;
  };
  return { strip, settle };
}

/** Nearly: a picture's width need not be of whole pixels. */
const isAt = (element: HTMLElement, picture: number) => Math.abs(pictureAt(element, picture) - picture) < 0.05;
