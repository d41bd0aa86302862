/** Fetches react-slick for a carousel: when it comes near the view, and not before the shopper does something. */
import { useLayoutEffect, useState } from 'react';
import type { ComponentType, RefObject } from 'react';
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
      // Swapping the slides under a finger would lose its tap, and under the focus would drop it: wait until it has left.
      if (whenLifted(take)) return;
      if (element.contains(document.activeElement)) element.addEventListener('focusout', () => window.setTimeout(take), { once: true });
      else setSlick(() => loaded);
    };
    const load = () => {
      // Without it the strip still scrolls by hand.
      fetchSlick().then(take, () => undefined);
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
