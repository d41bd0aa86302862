/**
 * A moment that is only looked at takes no presses (store/stillness): nobody would answer, and what waits for an answer would wait
 * on when the page lives again. What leads nowhere by itself, as scrolling and selecting, stays as it is.
 */
import type { AppStore } from '../../store/makeStore';

const presses = ['click', 'submit'] as const;

/** Of what is about the page and no part of the moment, such as the way back from it (timeTravelBar). */
export const ALWAYS_ANSWERS = 'data-always-answers';

const isAnswered = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(`[${ALWAYS_ANSWERS}]`) !== null;

/** @returns what ends it. */
export function holdPresses({ isStill }: Pick<AppStore, 'isStill'>, window: Window): () => void {
  const hold = (event: Event) => {
    if (!isStill() || isAnswered(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const press of presses) window.addEventListener(press, hold, true);
  return () => {
    for (const press of presses) window.removeEventListener(press, hold, true);
  };
}
