/** react-slick in the shop's terms. Its own style sheet only: the theme would bring icon fonts. */
import { Children, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { CSSProperties, ReactNode, Ref, Touch, TouchEvent } from 'react';
import Slider from 'react-slick';
import { prefersReducedMotion } from '../browser/reducedMotion';
import 'slick-carousel/slick/slick.css';
import './slickTrack.css';

export interface SlickControl {
  /** Zero-based. */
  goTo: (index: number) => void;
}

export interface SlickProps {
  control: Ref<SlickControl>;
  /** Zero-based: where it stands, or should, when it is moved from elsewhere. */
  at: number;
  /** Milliseconds. */
  speed: number;
  /** How many slides stand side by side. */
  shown: number;
  /**
   * Whole per cent left to the neighbours at each side of the one in the middle; null: no slide stands in the middle.
   */
  peek: string | null;
  /** Slides lie on each other and fade over. */
  fades?: boolean;
  onMove: (index: number) => void;
  /** Before the move that a finger asked for. */
  onSwipe?: () => void;
  children: ReactNode;
}

/** Two fingers make the page larger, and move no slide meanwhile. */
const keepPinch = (event: TouchEvent) => {
  if (event.touches.length > 1) event.stopPropagation();
};

/** A finger must go this part of the row's width to move a slide. */
const SWIPE_PART = 8;
/** Pixels up or down with which a finger scrolls the page, as for react-slick. */
const SCROLL_PX = 10;

export function SlickTrack({ control, at, speed, shown, peek, fades = false, onMove, onSwipe, children }: SlickProps) {
  const slider = useRef<Slider>(null);
  const frame = useRef<HTMLDivElement>(null);
  useImperativeHandle(control, () => ({ goTo: (index) => slider.current?.slickGoTo(index) }), []);
  const where = useRef(at);
  const jumps = useRef(false);
  const endMoves = () => {
    for (const turn of frame.current?.getAnimations?.({ subtree: true }) ?? [])
      if (turn instanceof CSSTransition) turn.finish();
  };
  useEffect(() => {
    // Not the shopper's own move, so it is no move to watch.
    if (where.current === at) return;
    jumps.current = true;
    slider.current?.slickGoTo(at, true);
    // Nor are the cards', which turn and grow as they come to the middle.
    endMoves();
  }, [at]);
  const last = Children.count(children) - (peek === null ? shown : 1);
  /** Where the finger came down; null: nowhere, or it scrolls the page. */
  const finger = useRef<Touch | null>(null);
  /** react-slick hears no finger while its slides still move: a good part of the time where they move by themselves. */
  const isHeard = useRef(false);
  const onFinger = (event: TouchEvent) => {
    keepPinch(event);
    const touch = event.touches[0];
    if (event.type === 'touchstart') {
      finger.current = touch ?? null;
      isHeard.current = false;
    }
    const scrolls = !isHeard.current && Math.abs((touch?.clientY ?? 0) - (finger.current?.clientY ?? 0)) > SCROLL_PX;
    if (event.touches.length > 1 || scrolls) finger.current = null;
  };
  /** The slide that a lifted finger asks for; null: it asks for none. */
  const asked = useRef<number | null>(null);
  const onLift = ({ changedTouches, currentTarget }: TouchEvent) => {
    const way = (finger.current?.clientX ?? NaN) - (changedTouches[0]?.clientX ?? NaN);
    finger.current = null;
    asked.current = null;
    if (!(Math.abs(way) > currentTarget.clientWidth / SWIPE_PART)) return;
    const next = where.current + Math.sign(way);
    if (!fades && (next < 0 || next > last)) return;
    onSwipe?.();
    asked.current = (next + last + 1) % (last + 1);
  };
  const onLifted = () => {
    if (asked.current !== null && !isHeard.current) slider.current?.slickGoTo(asked.current);
  };
  const layout = `${shown} ${peek}`;
  // Where it stands when it is drawn anew, and no later place: one that follows the slides makes react-slick put them
  // there at once.
  const [opened, setOpened] = useState({ layout, at });
  if (opened.layout !== layout) setOpened({ layout, at });
  const isReduced = prefersReducedMotion();
  // react-slick hides all but the slides of `slidesToShow` from screen readers, also neighbours that stand in view. The
  // carousel itself marks the slides that are out of reach for everybody, by `inert`.
  const showNeighbours = () =>
    frame.current?.querySelectorAll('.slick-slide').forEach((slide) => {
      slide.setAttribute('aria-hidden', String(slide.querySelector(':scope > * > [inert]') !== null));
    });
  return (
    <div
      ref={frame}
      style={{ '--speed': `${speed}ms` } as CSSProperties}
      onTouchStartCapture={onFinger}
      onTouchMoveCapture={onFinger}
      onTouchEndCapture={onLift}
      onTouchEnd={onLifted}
    >
      <Slider
        // What shows after the layout changed is worked out anew: half a slide would stay otherwise.
        key={layout}
        ref={slider}
        // Endless rows would double every slide, and with them every link. Slides that fade lie on each other, and are
        // not doubled.
        infinite={fades}
        arrows={false}
        dots={false}
        initialSlide={opened.at}
        speed={isReduced ? 0 : speed}
        // With more than one to show and one in the middle react-slick never brings the last ones there, unless the row
        // is endless: what stands beside the middle is padding to it.
        slidesToShow={peek === null ? shown : 1}
        slidesToScroll={1}
        centerMode={peek !== null}
        centerPadding={peek ?? '0px'}
        // The carousel hears the keys itself: react-slick counts presses past the end, and then waits for as many back.
        accessibility={false}
        // A press counts while the slides still move.
        waitForAnimate={false}
        // By as many places as a finger went; it goes none where all slides lie in one.
        swipeToSlide={!fades}
        touchThreshold={SWIPE_PART}
        fade={fades}
        onInit={showNeighbours}
        onReInit={() => {
          showNeighbours();
          // react-slick fades also to where it is put at once.
          if (fades && jumps.current) endMoves();
        }}
        beforeChange={(_, next) => {
          jumps.current = jumps.current && next === at;
          where.current = next;
          onMove(next);
        }}
        // Of react-slick's word that it hears a finger; `onSwipe` it lists and never calls.
        swipeEvent={() => {
          isHeard.current = true;
        }}
      >
        {children}
      </Slider>
    </div>
  );
}
