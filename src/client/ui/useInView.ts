/** Whether at least half of an element can be seen right now. Without the browser's help: always. */
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

const ENOUGH = 0.5;

export function useInView(element: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    if (!('IntersectionObserver' in window)) {
      setInView(true);
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => setInView((entries.at(-1)?.intersectionRatio ?? 0) >= ENOUGH), { threshold: [0, ENOUGH] });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inView;
}
