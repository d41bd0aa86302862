/**
 * Calls when what is typed is about to be gone: the whole page is left or reloaded, or the part that holds it is taken
 * away.
 */
import { useEffect, useRef } from 'react';

export function useOnLeave(onLeave: (how: 'page' | 'part') => void): void {
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    const onPageHide = () => latest.current('page');
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      latest.current('part');
    };
  }, []);
}
