/** Which moment of the visit is shown, which actions are left out, and whether it plays. */
import { useCallback, useEffect, useState } from 'react';
import { clamp } from '../contract/rules/clamp';
import type { ReplayedVisit } from './shopFrame';
import type { Moment } from './timeline';

/** Milliseconds. Nobody waits a shopper's tea break out. */
const LONGEST_WAIT = 1000;
const SHORTEST_WAIT = 60;

export const speeds = [1, 4] as const;
export type Speed = (typeof speeds)[number];

export interface Replay {
  moment: number;
  last: number;
  skipped: ReadonlySet<number>;
  isPlaying: boolean;
  speed: Speed;
  jumpTo: (moment: number) => void;
  toggleSkipped: (moment: number) => void;
  togglePlaying: () => void;
  setSpeed: (speed: Speed) => void;
}

/** @param visit null while the shop is not there yet */
export function useReplay(visit: ReplayedVisit | null, moments: readonly Moment[]): Replay {
  const last = moments.length - 1;
  const [moment, setMoment] = useState(0);
  const [skipped, setSkipped] = useState<ReadonlySet<number>>(new Set());
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);

  const show = useCallback(
    (wanted: number) => {
      const next = Math.min(last, Math.max(0, wanted));
      visit?.jumpTo(next);
      setMoment(next);
    },
    [visit, last],
  );
  const jumpTo = useCallback(
    (wanted: number) => {
      setPlaying(false);
      show(wanted);
    },
    [show],
  );
  const toggleSkipped = useCallback(
    (which: number) => {
      const next = new Set(skipped);
      if (!next.delete(which)) next.add(which);
      visit?.setSkipped(which, next.has(which));
      setSkipped(next);
    },
    [visit, skipped],
  );

  useEffect(() => {
    if (!isPlaying) return undefined;
    if (moment >= last) {
      setPlaying(false);
      return undefined;
    }
    const then = (moments[moment + 1]?.at ?? 0) - (moments[moment]?.at ?? 0);
    const wait = clamp(SHORTEST_WAIT, then, LONGEST_WAIT) / speed;
    const timer = window.setTimeout(() => show(moment + 1), wait);
    return () => window.clearTimeout(timer);
  }, [isPlaying, moment, last, moments, speed, show]);

  const togglePlaying = useCallback(() => {
    // From the end it plays from the beginning.
    if (!isPlaying && moment >= last) show(0);
    setPlaying(!isPlaying);
  }, [isPlaying, moment, last, show]);

  return { moment, last, skipped, isPlaying, speed, jumpTo, toggleSkipped, togglePlaying, setSpeed };
}
