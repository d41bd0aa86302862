/** Hands the bundle to the shop in the frame, as soon as that is there. */
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { SupportBundle } from '../client/lib/supportBundle';
import type { FrameHolder, ReplayedVisit } from './shopFrame';

interface Opening {
  visit: ReplayedVisit | null;
  failed: boolean;
}

export function useVisit({ payload, preloadedState, scrolls, visit: facts }: SupportBundle): Opening {
  const { reducedMotion, touch } = facts;
  const [opening, setOpening] = useState<Opening>({ visit: null, failed: false });
  useLayoutEffect(() => {
    const holder = window as FrameHolder;
    let wanted = true;
    holder.onShopFrame = (frame) => {
      frame.open({ payload, preloadedState, scrolls, reducedMotion, touch }).then(
        (visit) => wanted && setOpening({ visit, failed: false }),
        () => wanted && setOpening({ visit: null, failed: true }),
      );
    };
    return () => {
      wanted = false;
      delete holder.onShopFrame;
    };
  }, [payload, preloadedState, scrolls, reducedMotion, touch]);
  return opening;
}

const noNews = () => () => undefined;
const never = () => 0;

/** Draws again whenever the shop in the frame has come to another moment. */
export function useVisitVersion(visit: ReplayedVisit | null): number {
  return useSyncExternalStore(visit?.subscribe ?? noNews, visit?.version ?? never);
}
