/** The scale of a picture in a frame that scrolls, and which part of it the frame shows. */
import { useEffect, useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { ZOOM } from '../lib/constants';
import { useSyncedNumber } from './useSyncedNumber';
import { pinched, stepped, toStep, wheelStep } from './zoomScale';

/** Pixels a finger may tremble and still tap, and how far it goes for a swipe. */
const TAP_PX = 10;
const SWIPE_PX = 40;
/** Milliseconds between the two taps of a double tap. */
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_SCALE = 2;

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

interface Tap extends Point {
  /** Milliseconds on the event's own clock. */
  at: number;
}

/**
 * Fingers, mouse and wheel on a zoomed picture: one drags it, two pinch it, a double tap goes in and out again, the
 * wheel goes step by step. At its natural size a swipe turns to the next picture. The browser's own panning is
 * switched off in the style sheet: it would take the fingers away in the middle of a pinch.
 * @param onTurn called with 1 for the next picture, −1 for the one before
 */
export function useZoomGestures({ frame, scaleNow, zoomTo, pinchTo, pan }: Zoom, onTurn: (by: 1 | -1) => void) {
  const fingers = useRef(new Map<number, Point>());
  /** Where a lone finger came down; null once there were two. */
  const start = useRef<Point | null>(null);
  const lastTap = useRef<Tap | null>(null);
  const wheelRest = useRef(0);

  const onWheel = useRef((_event: WheelEvent) => undefined as void);
  useEffect(() => {
    onWheel.current = (event) => {
      event.preventDefault();
      const { step, rest } = wheelStep(wheelRest.current, event);
      wheelRest.current = rest;
      if (step !== 0) zoomTo(stepped(scaleNow(), step), { x: event.clientX, y: event.clientY });
    };
  });
  useEffect(() => {
    const element = frame.current;
    const listener = (event: WheelEvent) => onWheel.current(event);
    // React listens passively: the page behind would zoom along.
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, [frame]);

  const onTap = (tap: Tap) => {
    const before = lastTap.current;
    const isDouble = before !== null && tap.at - before.at < DOUBLE_TAP_MS && apart(tap, before) < 2 * TAP_PX;
    lastTap.current = isDouble ? null : tap;
    if (isDouble) zoomTo(scaleNow() > ZOOM.min ? ZOOM.min : DOUBLE_TAP_SCALE, tap);
  };

  const onLift = (from: Point, tap: Tap) => {
    const x = tap.x - from.x;
    if (apart(from, tap) < TAP_PX) onTap(tap);
    else if (scaleNow() === ZOOM.min && Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(tap.y - from.y))
      onTurn(x < 0 ? 1 : -1);
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || fingers.current.size === 2) return;
      // jsdom and very old browsers cannot; then a drag ends at the frame's edge.
      event.currentTarget.setPointerCapture?.(event.pointerId);
      const point = { x: event.clientX, y: event.clientY };
      fingers.current.set(event.pointerId, point);
      start.current = fingers.current.size === 1 ? point : null;
    },
    onPointerMove: (event: PointerEvent) => {
      if (!fingers.current.has(event.pointerId)) return;
      const [a, b] = [...fingers.current.values()];
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const [c, d] = [...fingers.current.values()];
      if (a && b && c && d) pinchTo(pinched(scaleNow(), apart(a, b), apart(c, d)), middle(a, b), middle(c, d));
      else if (a && c) pan(a.x - c.x, a.y - c.y);
    },
    onPointerUp: (event: PointerEvent) => {
      if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return;
      const tap = { x: event.clientX, y: event.clientY, at: event.timeStamp };
      if (start.current) onLift(start.current, tap);
      else zoomTo(toStep(scaleNow()), tap);
    },
    onPointerCancel: (event: PointerEvent) => {
      start.current = null;
      if (fingers.current.delete(event.pointerId)) zoomTo(toStep(scaleNow()));
    },
  };
}

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
  const { now: scale, chosen, move, choose } = useSyncedNumber('scale', 'picture', ZOOM.min, 'over');
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
