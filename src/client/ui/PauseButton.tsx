/** Stops and starts what moves by itself. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../browser/reducedMotion';
import type { CarouselTiming } from '../lib/constants';
import { useSavesData } from './dataSaving';
import { Icon } from './Icon';
import { useUiState, useUiStateStore } from './useUiState';

interface Autoplay {
  paused: boolean;
  setPaused: (paused: boolean) => void;
  /** For the element that holds still while it is looked at closely. */
  hold: { onPointerEnter: () => void; onPointerLeave: () => void; onFocus: () => void; onBlur: () => void };
}

/**
 * What moves by itself: on a timer, never under the pointer or the focus, never in a hidden tab, never while a former
 * moment is looked at, and not at all where motion is unwanted or data is saved, until the shopper says otherwise with
 * the pause button (docs/look.md, 'Behaviour'; decision 30a).
 * @param name what moves, in the store
 * @param timing null: nothing moves
 * @param step called at each; the newest one counts
 */
export function useAutoplay(name: string, timing: CarouselTiming | null, step: () => void): Autoplay {
  const interval = timing?.autoplay === undefined ? null : timing.autoplay + timing.speed;
  const [chosen, setChosen] = useUiState<boolean | null>('motion', name, null);
  const [isUnwanted, setUnwanted] = useState(false);
  const savesData = useSavesData();
  const { isPaused } = useUiStateStore();
  const paused = chosen ?? (isUnwanted || savesData);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const newestStep = useRef(step);
  useEffect(() => {
    newestStep.current = step;
  });

  // Before a press that waited for the page is carried out (app/hydration/replayPresses).
  useLayoutEffect(() => {
    if (prefersReducedMotion()) setUnwanted(true);
  }, []);

  useEffect(() => {
    if (interval === null || paused || hovered || focused) return undefined;
    const timer = window.setInterval(() => {
      if (!document.hidden && !isPaused()) newestStep.current();
    }, interval);
    return () => window.clearInterval(timer);
  }, [interval, paused, hovered, focused, isPaused]);

  return {
    paused,
    setPaused: (next) => {
      // What is unwanted and stands still anyway has not been stopped.
      if (next !== paused) setChosen(next);
    },
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}

export function PauseButton({ autoplay: { paused, setPaused }, what }: { autoplay: Autoplay; what: string }) {
  return (
    <button
      type="button"
      className="icon-button"
      data-named-by-press
      aria-label={`${paused ? 'Play' : 'Pause'}: ${what}`}
      onClick={() => setPaused(!paused)}
    >
      <Icon name={paused ? 'play' : 'pause'} size={20} />
    </button>
  );
}
