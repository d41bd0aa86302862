/** Fetches react-slick for a carousel: when it comes near the view, and not before the shopper does something. */
import { useLayoutEffect, useState } from 'react';
import type { ComponentType, RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { SlickProps } from './SlickTrack';
import { whenAwake } from './whenAwake';
import { whenLifted } from './whenLifted';
import { whenNear } from './whenNear';

/** Once fetched it serves every carousel of the visit. */
let loaded: ComponentType<SlickProps> | null = null;

/** Also for a replay, in which no carousel should change hands while it is looked at. */
export async function fetchSlick(): Promise<void> {
  const { SlickTrack } = await import(/* webpackChunkName: "slick" */ './SlickTrack');
  loaded = SlickTrack;
}

/** Carousels whose slides are to change hands: together, so that the page is laid out once for all of them. */
const ready = new Set<() => void>();

function changeHands(): void {
  // Swapping the slides under a finger would lose its tap.
  if (ready.size === 0 || whenLifted(changeHands)) return;
  // In this very moment: a finger that came down before React found the time would be lifted from a card that is gone.
  flushSync(() => {
    for (const take of ready) take();
  });
  ready.clear();
}

function soonChangeHands(take: () => void): void {
  ready.add(take);
  queueMicrotask(changeHands);
}

export function useSlick(view: RefObject<HTMLElement | null>): ComponentType<SlickProps> | null {
  const [Slick, setSlick] = useState<ComponentType<SlickProps> | null>(null);

  useLayoutEffect(() => {
    const element = view.current;
    if (!element) return undefined;
    if (loaded) {
      setSlick(() => loaded);
      return undefined;
    }
    let wanted = true;
    const take = () => {
      if (!wanted) return;
      // Under the focus the swap would drop it: wait until it has left.
      if (element.contains(document.activeElement)) element.addEventListener('focusout', () => window.setTimeout(soonChangeHands, 0, take), { once: true });
      else setSlick(() => loaded);
    };
    const load = () => {
      // Without it the strip still scrolls by hand.
      fetchSlick().then(() => soonChangeHands(take), () => undefined);
    };
    let stopWaiting = () => undefined as void;
    const stopWatching = whenNear(element, () => {
      stopWaiting = whenAwake(load);
    });
    return () => {
      wanted = false;
      stopWatching();
      stopWaiting();
    };
  }, [view]);

  return Slick;
}
