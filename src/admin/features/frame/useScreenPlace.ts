/**
 * Where the content stands when another screen comes: at its top with the focus on its heading, as after a page's load.
 * On a phone an order takes the list's place, and the list stands where it was when one comes back.
 */
import { useCallback, useEffect, useLayoutEffect, useRef, type UIEvent } from 'react';
import { useLocation } from 'react-router';

interface ScreenPlace {
  ref: (main: HTMLElement | null) => void;
  onScroll: (event: UIEvent<HTMLElement>) => void;
}

/** @param isWide whether an order stands beside the list */
export function useScreenPlace(isWide: boolean): ScreenPlace {
  const { pathname, search } = useLocation();
  const screen = pathname.split('/')[1] ?? '';
  const key = isWide ? screen : pathname + search;
  const main = useRef<HTMLElement | null>(null);
  /** Pixels that were scrolled, by what was shown. */
  const places = useRef(new Map<string, number>());
  const shown = useRef({ key, screen, isWide });

  useLayoutEffect(() => {
    const was = shown.current;
    if (was.key === key || !main.current) return;
    shown.current = { ...was, key, isWide };
    // A device that is turned shows the same.
    if (was.isWide !== isWide) return;
    main.current.scrollTop = was.screen === screen ? (places.current.get(key) ?? 0) : 0;
  }, [key, screen, isWide]);

  useEffect(() => {
    if (shown.current.screen === screen || !main.current) return;
    shown.current.screen = screen;
    (main.current.querySelector('h1') ?? main.current).focus({ preventScroll: true });
  }, [screen]);

  return {
    ref: useCallback((element: HTMLElement | null) => {
      main.current = element;
    }, []),
    onScroll: ({ target, currentTarget }) => {
      if (target === currentTarget) places.current.set(shown.current.key, currentTarget.scrollTop);
    },
  };
}
