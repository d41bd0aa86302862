/**
 * Fingers, mouse and wheel on a zoomed picture: one drags it, two pinch it, a double tap goes in and out again, the wheel goes
 * step by step. At its natural size a swipe turns to the next picture. The browser's own panning is switched off in the style
 * sheet: it would take the fingers away in the middle of a pinch.
 */
import { useEffect, useRef } from 'react';
import type { PointerEvent } from 'react';
import { ZOOM } from '../lib/constants';
import type { Point, Zoom } from './useZoom';
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

/** @param onTurn called with 1 for the next picture, −1 for the one before */
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
    else if (scaleNow() === ZOOM.min && Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(tap.y - from.y)) onTurn(x < 0 ? 1 : -1);
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
