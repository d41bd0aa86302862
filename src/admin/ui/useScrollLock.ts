/**
 * Stops the page behind a dialog from scrolling: Ant Design's portals use it in place of their own (webpack.config.js),
 * which writes a style element that the page's content policy refuses (decision 328).
 */
import { useLayoutEffect } from 'react';

let locks = 0;

function lock(change: 1 | -1): void {
  locks += change;
  document.body.style.overflowY = locks > 0 ? 'hidden' : '';
}

export default function useScrollLock(isLocked: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return;
    lock(1);
    return () => lock(-1);
  }, [isLocked]);
}
