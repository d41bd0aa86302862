/** The keys of the replay, wherever the focus is: arrows step, Home and End go to the ends, space plays. */
import { useEffect } from 'react';
import type { Replay } from './useReplay';

/** What has a use of its own for the key comes first. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input:not([type=range]), textarea, select, pre, [data-scrolls]')) return true;
  return key === ' ' ? target.closest('button, summary, a') !== null : target.closest('input') !== null;
}

export function useKeys({ moment, last, jumpTo, togglePlaying }: Replay): void {
  useEffect(() => {
    const act: Record<string, () => void> = {
      ArrowLeft: () => jumpTo(moment - 1),
      ArrowRight: () => jumpTo(moment + 1),
      Home: () => jumpTo(0),
      End: () => jumpTo(last),
      ' ': togglePlaying,
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isTaken(event))
        return;
      const wanted = act[event.key];
      if (!wanted) return;
      event.preventDefault();
      wanted();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [moment, last, jumpTo, togglePlaying]);
}
