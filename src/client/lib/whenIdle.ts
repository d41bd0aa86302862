/** Milliseconds; for Safari, which does not say when it is idle. */
const SOON = 300;

/** Resolves when the browser has nothing better to do. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve);
    else setTimeout(resolve, SOON);
  });
