/** The scale of a picture in a frame that scrolls, and which part of it the frame shows. */
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { ZOOM } from '../lib/constants';
import { useChosen } from './useChosen';

/** In the window, CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

export interface Zoom {
  scale: number;
  /** For the element that scrolls; the picture is its only child. */
  frame: RefObject<HTMLDivElement | null>;
  /** The scale of this very moment; `scale` is the one that is drawn. */
  scaleNow: () => number;
  /** What lies under `from` lies under `to` afterwards; without it the middle stays in the middle. */
  zoomTo: (scale: number, from?: Point) => void;
  /** The same in the middle of a pinch: the scale rests when the fingers are lifted. */
  pinchTo: (scale: number, from: Point, to: Point) => void;
  /** Moves the picture under the frame. */
  pan: (x: number, y: number) => void;
}

function middleOf(frame: Element): Point {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

export function useZoom(): Zoom {
  const frame = useRef<HTMLDivElement>(null);
  const { now: scale, chosen, move, choose } = useChosen('scale', 'picture', ZOOM.min, 'over');
  const now = useRef(scale);
  useEffect(() => {
    now.current = chosen;
  }, [chosen]);

  /** Whether there is a picture to draw. */
  const draw = (wanted: number, from?: Point, to = from): boolean => {
    const element = frame.current;
    const picture = element?.firstElementChild;
    if (!element || !(picture instanceof HTMLElement)) return false;
    const { left, top } = element.getBoundingClientRect();
    const held = from ?? middleOf(element);
    const place = to ?? held;
    const x = (element.scrollLeft + held.x - left) / element.scrollWidth;
    const y = (element.scrollTop + held.y - top) / element.scrollHeight;
    // At once and not with the next drawing: two moves of a finger may come before it.
    picture.style.width = `${wanted * 100}%`;
    element.scrollLeft = x * element.scrollWidth - (place.x - left);
    element.scrollTop = y * element.scrollHeight - (place.y - top);
    now.current = wanted;
    return true;
  };
  const zoomTo: Zoom['zoomTo'] = (wanted, from) => draw(wanted, from) && choose(wanted);
  const pinchTo: Zoom['pinchTo'] = (wanted, from, to) => draw(wanted, from, to) && move(wanted);

  const pan: Zoom['pan'] = (x, y) => {
    if (!frame.current) return;
    frame.current.scrollLeft += x;
    frame.current.scrollTop += y;
  };

  return { scale, frame, scaleNow: () => now.current, zoomTo, pinchTo, pan };
}
