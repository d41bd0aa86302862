/** Fetches react-slick for a carousel: when it comes near the view, and not before the shopper does something. */
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ComponentType, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { afterPointerUp, onCalm, onFirstInteraction, onVisible } from '../browser/scheduling';
import type { SlickProps } from './SlickTrack';

const never = () => () => undefined;

/** Whether the server drew it, and this is not the browser's own drawing: a shopper may have a finger on it already. */
export const useWasDrawn = (): boolean =>
  useState(
    useSyncExternalStore(
      never,
      () => false,
      () => true,
    ),
  )[0];

/** Once fetched it serves every carousel of the visit. */
let loaded: ComponentType<SlickProps> | null = null;

/** Also for a replay, in which no carousel should change hands while it is looked at. */
export async function fetchSlick(): Promise<void> {
  const { SlickTrack } = await import(/* webpackChunkName: "slick" */ './SlickTrack');
  loaded = SlickTrack;
}

/**
 * Milliseconds, and a frame, without any of these after which a strip has come to rest: a browser scrolls on while the
 * page is busy.
 */
const REST_MS = 150;
const moves = ['scroll', 'pointerdown', 'pointercancel', 'touchend'] as const;

/**
 * Carousels whose slides are to change hands: one at a time, each when the shopper has paused. Its slides are made anew
 * and laid out, which takes a slow phone longer than a press should wait for.
 */
const ready = new Set<() => void>();
let isUnderWay = false;

function changeHands(): void {
  const [take] = ready;
  isUnderWay = take !== undefined;
  // Swapping the slides under a finger would lose its tap.
  if (!take || afterPointerUp(changeHands)) return;
  ready.delete(take);
  // In this very moment: a finger that came down before React found the time would be lifted from a card that is gone.
  flushSync(take);
  void onCalm().then(changeHands);
}

function soonChangeHands(take: () => void): void {
  ready.add(take);
  if (isUnderWay) return;
  isUnderWay = true;
  void onCalm().then(changeHands);
}

const transitionsIn = (element: HTMLElement) =>
  (element.getAnimations?.({ subtree: true }) ?? []).filter(
    (move) => move instanceof CSSTransition && move.playState === 'running',
  );

/**
 * @param view around the strip, and around what takes its place
 * @param onTake called just before it does, while the strip still stands; false: not yet
 */
export function useSlick(
  view: RefObject<HTMLElement | null>,
  onTake?: () => boolean,
): ComponentType<SlickProps> | null {
  const [Slick, setSlick] = useState<ComponentType<SlickProps> | null>(null);
  const wasDrawn = useWasDrawn();
  const newestOnTake = useRef(onTake);
  useLayoutEffect(() => {
    newestOnTake.current = onTake;
  });

  useLayoutEffect(() => {
    const element = view.current;
    if (!element) return undefined;
    // The press that led here was no press of these slides. What the server drew changes hands in its turn: the
    // sections of a page hydrate together.
    if (loaded && !wasDrawn) {
      setSlick(() => loaded);
      return undefined;
    }
    let wanted = true;
    /** A dialog gives the focus back to what it was opened by. */
    let opened: Element | null = null;
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      opened = relatedTarget instanceof Element ? relatedTarget.closest('dialog') : null;
    };
    element.addEventListener('focusout', onFocusOut);
    let resting: number | null = null;
    let afterRest = () => undefined as void;
    const onMove = () => {
      if (resting !== null) window.clearTimeout(resting);
      const timer = window.setTimeout(() => {
        requestAnimationFrame(() => {
          if (resting !== timer) return;
          resting = null;
          afterRest();
        });
      }, REST_MS);
      resting = timer;
    };
    // Also when nobody was there to hear it: what a finger moved before this code came is told first.
    onMove();
    for (const move of moves) element.addEventListener(move, onMove, { capture: true, passive: true });
    const take = () => {
      afterRest = () => undefined;
      if (!wanted) return;
      const again = () => soonChangeHands(take);
      const fades = transitionsIn(element);
      // Under the focus the swap would drop it: wait until it has left.
      if (element.contains(document.activeElement))
        element.addEventListener('focusout', () => window.setTimeout(again), { once: true });
      else if (opened?.isConnected) opened.addEventListener('close', again, { once: true });
      // What glides or fades would be cut short.
      else if (resting !== null) afterRest = again;
      else if (fades.length > 0) void Promise.allSettled(fades.map(({ finished }) => finished)).then(again);
      else if (newestOnTake.current?.() === false) {
        afterRest = again;
        onMove();
      } else setSlick(() => loaded);
    };
    const load = () => {
      // Without it the strip still scrolls by hand.
      fetchSlick().then(
        () => soonChangeHands(take),
        () => undefined,
      );
    };
    let stopWaiting = () => undefined as void;
    const stopWatching = onVisible(element, () => {
      stopWaiting = onFirstInteraction(load);
    });
    return () => {
      wanted = false;
      element.removeEventListener('focusout', onFocusOut);
      for (const move of moves) element.removeEventListener(move, onMove, { capture: true });
      stopWatching();
      stopWaiting();
    };
  }, [view, wasDrawn]);

  return Slick;
}
