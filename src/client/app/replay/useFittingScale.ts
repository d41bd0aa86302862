/** How much smaller a window of this size must be drawn to fit into its box and, below it, leave the controls in sight. */
import { useLayoutEffect, useRef, useState } from 'react';

/** Pixels of the page's height that are not the window's: the heading, the address and the controls. */
const OTHERS = 330;
/** A short window still shows something. */
const LEAST_HEIGHT = 320;

export function useFittingScale(width: number, height: number) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width, height });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setRoom({ width: element.clientWidth, height: Math.max(LEAST_HEIGHT, window.innerHeight - OTHERS) });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);
  return { box, fitting: Math.min(1, room.width / width, room.height / height) };
}
