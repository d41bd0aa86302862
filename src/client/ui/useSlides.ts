/**
 * Where a carousel stands, in the store (ui/useSyncedNumber). react-slick moves it where it is loaded, and tells of
 * each move; until then the component that draws the slides does.
 */
import { useRef } from 'react';
import type { RefObject } from 'react';
import type { SlickControl } from './SlickTrack';
import { useSyncedNumber } from './useSyncedNumber';

interface Slides {
  /** Zero-based. */
  now: number;
  /** For react-slick. */
  slick: RefObject<SlickControl | null>;
  onMove: (place: number) => void;
  /** @param chosen by the shopper */
  goTo: (place: number, chosen: boolean) => void;
  /** The shopper acts: what moves next was chosen. */
  chooseNext: () => void;
}

/**
 * @param name its own in the store
 * @param first zero-based, while nobody has chosen
 */
export function useSlides(name: string, first: number): Slides {
  const { now, move, choose } = useSyncedNumber('slide', name, first);
  const slick = useRef<SlickControl>(null);
  const isChoice = useRef(false);
  const onMove = (place: number) => {
    (isChoice.current ? choose : move)(place);
    isChoice.current = false;
  };
  return {
    now,
    slick,
    onMove,
    goTo: (place, chosen) => {
      isChoice.current = chosen;
      if (slick.current) slick.current.goTo(place);
      else onMove(place);
    },
    chooseNext: () => {
      isChoice.current = true;
    },
  };
}
