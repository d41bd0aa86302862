/**
 * How far counters have come, from 0 to 1. The final figures stand until the page is alive; they count up once, when
 * they come into view, and not at all where motion is unwanted (docs/requirements.md section 9: over one second).
 */
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { COUNTERS_MS } from '../../lib/constants';

/** Quick at first, slow at the end: the last figures can be read as they come. */
const eased = (share: number) => 1 - (1 - share) ** 3;

export function useCountUp(element: RefObject<Element | null>): number {
  const [share, setShare] = useState(1);

  useEffect(() => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!element.current || isStill || !('IntersectionObserver' in window)) return undefined;
    let frame = 0;
    const count = (began: number) => (now: number) => {
      const passed = Math.min(1, Math.max(0, (now - began) / COUNTERS_MS));
      setShare(eased(passed));
      if (passed < 1) frame = requestAnimationFrame(count(began));
    };
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) {
        setShare(0);
        return;
      }
      seen.disconnect();
      frame = requestAnimationFrame(count(performance.now()));
    });
    seen.observe(element.current);
    return () => {
      seen.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [element]);

  return share;
}
