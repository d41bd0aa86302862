/** react-slick in the shop's terms. Its own style sheet only: the theme would bring icon fonts. */
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { CSSProperties, ReactNode, Ref, TouchEvent } from 'react';
import Slider from 'react-slick';
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
  /** Whole per cent left to the neighbours at each side of the one in the middle; null: no slide stands in the middle. */
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

export function SlickTrack({ control, at, speed, shown, peek, fades = false, onMove, onSwipe, children }: SlickProps) {
  const slider = useRef<Slider>(null);
  const frame = useRef<HTMLDivElement>(null);
  useImperativeHandle(control, () => ({ goTo: (index) => slider.current?.slickGoTo(index) }), []);
  const where = useRef(at);
  const jumps = useRef(false);
  const endMoves = () => {
    for (const turn of frame.current?.getAnimations?.({ subtree: true }) ?? []) if (turn instanceof CSSTransition) turn.finish();
  };
  useEffect(() => {
    // Not the shopper's own move, so it is no move to watch.
    if (where.current === at) return;
    jumps.current = true;
    slider.current?.slickGoTo(at, true);
    // Nor are the cards', which turn and grow as they come to the middle.
    endMoves();
  }, [at]);
  const layout = `${shown} ${peek}`;
  // Where it stands when it is drawn anew, and no later place: one that follows the slides makes react-slick put them there at once.
  const [opened, setOpened] = useState({ layout, at });
  if (opened.layout !== layout) setOpened({ layout, at });
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // react-slick hides all but the slides of `slidesToShow` from whoever hears the page: neighbours too that stand in view. Which slides
  // are out of reach, for everybody, the carousel says by `inert`.
  const showNeighbours = () =>
    frame.current?.querySelectorAll('.slick-slide').forEach((slide) => {
      slide.setAttribute('aria-hidden', String(slide.querySelector(':scope > * > [inert]') !== null));
    });
  return (
    <div ref={frame} style={{ '--speed': `${speed}ms` } as CSSProperties} onTouchStartCapture={keepPinch} onTouchMoveCapture={keepPinch}>
      <Slider
        // What shows after the layout changed is worked out anew: half a slide would stay otherwise.
        key={layout}
        ref={slider}
        // Endless rows would double every slide, and with them every link. What lies on each other is no row.
        infinite={fades}
        arrows={false}
        dots={false}
        initialSlide={opened.at}
        speed={isStill ? 0 : speed}
        // With more than one to show and one in the middle react-slick never brings the last ones there, unless the row is endless: what
        // stands beside the middle is padding to it.
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
        touchThreshold={8}
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
        onSwipe={onSwipe}
      >
        {children}
      </Slider>
    </div>
  );
}
