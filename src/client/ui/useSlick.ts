/** Fetches react-slick for a carousel: when it comes near the view, and not before the shopper does something. */
import { useLayoutEffect, useState } from 'react';
import type { ComponentType, RefObject } from 'react';
import type { SlickProps } from './SlickTrack';
import { whenAwake } from './whenAwake';
import { whenNear } from './whenNear';

/** Once fetched it serves every carousel of the visit. */
let loaded: ComponentType<SlickProps> | null = null;

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
      // Swapping the slides under the focus would drop it: wait until it has left.
      if (element.contains(document.activeElement)) element.addEventListener('focusout', () => window.setTimeout(take), { once: true });
      else setSlick(() => loaded);
    };
    const load = () => {
      void import(/* webpackChunkName: "slick" */ './SlickTrack').then(
        ({ SlickTrack }) => {
          loaded = SlickTrack;
          take();
        },
        // The strip still scrolls by hand.
        () => undefined,
      );
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
