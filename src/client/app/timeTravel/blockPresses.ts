/**
 * A paused store takes no presses (store/timeTravel): nobody would answer, and what waits for an answer would wait
 * on when the page is live again. What leads nowhere by itself, as scrolling and selecting, stays as it is.
 */
import type { AppStore } from '../../store/makeStore';

const presses = ['click', 'submit'] as const;

/** Of what is about the page and no part of the moment, such as the way back from it (timeTravelBar). */
export const ALWAYS_ANSWERS = 'data-always-answers';

const isAnswered = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(`[${ALWAYS_ANSWERS}]`) !== null;

/** @returns what ends it. */
export function blockPresses({ isPaused }: Pick<AppStore, 'isPaused'>, window: Window): () => void {
  const hold = (event: Event) => {
    if (!isPaused() || isAnswered(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const press of presses) window.addEventListener(press, hold, true);
  return () => {
    for (const press of presses) window.removeEventListener(press, hold, true);
  };
}
