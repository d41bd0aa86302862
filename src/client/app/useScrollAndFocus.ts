/**
 * Scroll and focus on a route change (SPEC.md section 2, DECISIONS.md T20): a new page starts at its top with the focus on
 * its heading; Back and Forward return to where the page was; a change of the query alone leaves both alone.
 */
import { useEffect, useRef } from 'react';
import { useAppSelector } from '../store/hooks';
import { selectLocation } from '../store/locationSlice';

const placesKey = 'scrollPlaces';
const MAX_PLACES = 50;

type Places = Record<string, number>;

function readPlaces(): Places {
  try {
    return JSON.parse(window.sessionStorage.getItem(placesKey) ?? '{}') as Places;
  } catch {
    return {};
  }
}

function writePlace(key: string, top: number): void {
  try {
    const { [key]: _, ...others } = readPlaces();
    const kept = Object.entries(others).slice(-MAX_PLACES);
    window.sessionStorage.setItem(placesKey, JSON.stringify({ ...Object.fromEntries(kept), [key]: top }));
  } catch {
    // A browser without session storage starts pages at the top; nothing else depends on it.
  }
}

/** @param ready the screen is on the page, not its skeleton. */
export function useScrollAndFocus(ready: boolean): void {
  const { pathname, key, action } = useAppSelector(selectLocation);
  const before = useRef({ pathname, key });
  /** The entry the address bar shows, though its screen may still be on the way. */
  const now = useRef(key);

  useEffect(() => {
    const remember = () => {
      // A screen that is on the way is shorter: the browser scrolls up, and that is not where the shopper was.
      if (before.current.key === now.current) writePlace(now.current, window.scrollY);
    };
    let waiting = 0;
    const onScroll = () => {
      window.clearTimeout(waiting);
      waiting = window.setTimeout(remember, 100);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', remember);
    return () => {
      window.clearTimeout(waiting);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', remember);
    };
  }, []);

  useEffect(() => {
    now.current = key;
    const previous = before.current;
    if (!ready) {
      // While the new screen is on the way the shopper sees where it will start, not the footer of the old one.
      if (action !== 'POP' && previous.pathname !== pathname) window.scrollTo(0, 0);
      return;
    }
    before.current = { pathname, key };
    if (previous.key === key) {
      // First page of the visit: a reload returns to its place.
      if (action === 'POP') window.scrollTo(0, readPlaces()[key] ?? window.scrollY);
      return;
    }
    if (action === 'POP') {
      window.scrollTo(0, readPlaces()[key] ?? 0);
    } else if (previous.pathname !== pathname) {
      window.scrollTo(0, 0);
    }
    if (previous.pathname !== pathname) {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
  }, [pathname, key, action, ready]);
}
