/**
 * What moves by itself: on a timer, never under the pointer or the focus, never in a hidden tab, and not at all where motion is
 * unwanted, until the shopper says otherwise with the pause button (LOOK.md, 'Behaviour'; DECISIONS.md T30).
 */
import { useEffect, useRef, useState } from 'react';

export interface Autoplay {
  paused: boolean;
  setPaused: (paused: boolean) => void;
  /** For the element that holds still while it is looked at closely. */
  hold: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
}

/**
 * @param interval milliseconds between two steps; null: nothing moves
 * @param step called at each; the newest one counts
 */
export function useAutoplay(interval: number | null, step: () => void): Autoplay {
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const newestStep = useRef(step);
  useEffect(() => {
    newestStep.current = step;
  });

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true);
  }, []);

  useEffect(() => {
    if (interval === null || paused || hovered || focused) return undefined;
    const timer = window.setInterval(() => {
      if (!document.hidden) newestStep.current();
    }, interval);
    return () => window.clearInterval(timer);
  }, [interval, paused, hovered, focused]);

  return {
    paused,
    setPaused,
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
