/**
 * Scroll and focus on a route change (docs/requirements.md section 2, decision 20): a new page starts at its top with
 * the focus on its heading; Back, Forward and a reload return to where the page was; a change of the query alone leaves
 * both alone.
 */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { selectLocation } from '../../store/locationSlice';
import type { ShopLocation } from '../../store/locationSlice';
import { focusHeading } from '../../ui/focusHeading';
import { placeKey, readPlace, writePlace } from './places';
import { returnTo } from './returnTo';

/** Milliseconds; each scroll would be a write too many. */
const REST = 100;

const noReturn = (): void => undefined;

/** Whether the browser has come back to this document's address, and not gone there anew. */
const isComingBack = (): boolean => {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  return (visit as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
};

/** @param ready the screen is on the page, not its skeleton. */
export function useScrollAndFocus(ready: boolean): void {
  const store = useAppStore();
  const location = useAppSelector(selectLocation);
  const { pathname, search, key, action } = location;
  /** The entry whose screen is on the page. */
  const shown = useRef<ShopLocation>(location);
  /** The entry the address bar shows, though its screen may still be on the way. */
  const now = useRef<ShopLocation>(location);
  const stopReturn = useRef(noReturn);
  const returning = useRef(false);

  useEffect(() => {
    const remember = (link = readPlace(placeKey(now.current))?.link) => {
      // A screen that is on the way is shorter: the browser scrolls up, and that is not where the shopper was.
      if (shown.current.key !== now.current.key || returning.current) return;
      const top = window.scrollY;
      writePlace(placeKey(now.current), { top, link });
      store.noteScroll(top);
    };
    let waiting = 0;
    const onScroll = () => {
      window.clearTimeout(waiting);
      waiting = window.setTimeout(remember, REST);
    };
    const onLeave = () => remember();
    // Any click may lead away, and sooner than a scroll has come to rest.
    const onClick = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('main a[href]') : null;
      remember(link?.getAttribute('href') ?? undefined);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', onLeave);
    document.addEventListener('click', onClick, true);
    return () => {
      window.clearTimeout(waiting);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', onLeave);
      document.removeEventListener('click', onClick, true);
    };
  }, [store]);

  // Before the browser paints: the top of a page that is returned to is never seen.
  useLayoutEffect(() => {
    const previous = shown.current;
    const isNewPage = previous.pathname !== pathname;
    now.current = location;
    stopReturn.current();
    if (!ready) {
      // While the new screen is on the way the shopper sees where it will start, not the footer of the old one.
      if (action !== 'POP' && isNewPage) window.scrollTo(0, 0);
      return;
    }
    shown.current = location;
    const place = readPlace(placeKey(location));
    const goBackTo = (to: typeof place) => {
      returning.current = true;
      stopReturn.current = returnTo(to ?? { top: 0 }, () => {
        returning.current = false;
        stopReturn.current = noReturn;
        // The link has not come up again.
        if (to?.link && document.activeElement === document.body) focusHeading();
      });
    };
    if (previous.key === key) {
      // First page of the visit.
      if (action === 'POP' && place && isComingBack()) goBackTo({ top: place.top });
      return;
    }
    if (isNewPage && !(action === 'POP' && place?.link)) focusHeading();
    if (action === 'POP') goBackTo(isNewPage ? place : place && { top: place.top });
    else if (isNewPage) window.scrollTo(0, 0);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what makes a location another one
  }, [pathname, search, key, action, ready]);
}
