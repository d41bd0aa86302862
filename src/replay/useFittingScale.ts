/**
 * How much smaller a window of this size must be drawn to fit into its box and, below it, leave the controls in
 * sight; and how high that box may be.
 */
import { useLayoutEffect, useRef, useState } from 'react';

/** Pixels that stay free below the controls. */
const MARGIN = 16;
/** A short window still shows something. */
const LEAST_HEIGHT = 320;

export function useFittingScale(width: number, height: number) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width, height });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const controls = element.nextElementSibling;
    const measure = () => {
      // What stands above and below: a long file name takes two lines, and so do the buttons of a narrow page.
      const top = element.getBoundingClientRect().top + window.scrollY;
      const below = (controls?.getBoundingClientRect().height ?? 0) + MARGIN;
      const height = Math.floor(Math.max(LEAST_HEIGHT, window.innerHeight - top - below));
      setRoom({ width: element.clientWidth, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const each of [element, controls, document.body]) if (each) observer.observe(each);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);
  return { box, mostHeight: room.height, fitting: Math.min(1, room.width / width, room.height / height) };
}
