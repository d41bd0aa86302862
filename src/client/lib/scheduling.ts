/** When work is done: in a task of its own, when the browser is idle, or after the next paint. */

/** Resolves in a task of its own: a press or a frame may come first, so that a finger never waits for a whole series of steps on a slow phone. */
export const breathe = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/** Milliseconds; for Safari, which does not say when it is idle. */
const SOON = 300;

/** Resolves when the browser has nothing better to do. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve);
    else setTimeout(resolve, SOON);
  });

/** Milliseconds; no frame takes so long that anybody looks at. */
const UNSEEN_MS = 100;

/** Resolves once the browser has painted. */
export const painted = (): Promise<void> => new Promise((resolve) => void afterPaint(resolve));

/**
 * Runs `work` once the browser has painted what a press changed: the finger is answered first, and what takes longer
 * than a frame on a slow phone follows. A window that is not painted, such as a tab in the background, gets it soon all
 * the same.
 * @returns what takes it back.
 */
export function afterPaint(work: () => void): () => void {
  let isOver = false;
  const run = () => {
    if (isOver) return;
    cancel();
    work();
  };
  const unseen = setTimeout(run, UNSEEN_MS);
  // A frame's callbacks come before its paint: the first task after them comes after it.
  requestAnimationFrame(() => setTimeout(run));
  const cancel = () => {
    isOver = true;
    clearTimeout(unseen);
  };
  return cancel;
}
