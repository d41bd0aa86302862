/**
 * Runs `work` once the browser has painted what a press changed: the finger is answered first, and what takes longer than a frame
 * on a slow phone follows. A window that is not painted, such as a tab in the background, gets it soon all the same.
 */

/** Milliseconds; no frame takes so long that anybody looks at. */
const UNSEEN_MS = 100;

/** Resolves then. */
export const painted = (): Promise<void> => new Promise((resolve) => void afterPaint(resolve));

/** @returns what takes it back. */
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
