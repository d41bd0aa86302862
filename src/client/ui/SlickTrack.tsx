/** react-slick in the shop's terms. Its own style sheet only: the theme would bring icon fonts. */
import { useEffect, useImperativeHandle, useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import Slider from 'react-slick';
import 'slick-carousel/slick/slick.css';

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
  centred: boolean;
  onMove: (index: number) => void;
  onSwipe: () => void;
  children: ReactNode;
}

export function SlickTrack({ control, at, speed, shown, centred, onMove, onSwipe, children }: SlickProps) {
  const slider = useRef<Slider>(null);
  useImperativeHandle(control, () => ({ goTo: (index) => slider.current?.slickGoTo(index) }), []);
  const where = useRef(at);
  useEffect(() => {
    // Not the shopper's own move, so it is no move to watch.
    if (where.current !== at) slider.current?.slickGoTo(at, true);
  }, [at]);
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <Slider
      // What shows after the shown number changed is worked out anew: half a slide would stay otherwise.
      key={shown}
      ref={slider}
      // Endless rows would double every slide, and with them every link.
      infinite={false}
      arrows={false}
      dots={false}
      initialSlide={at}
      speed={isStill ? 0 : speed}
      slidesToShow={shown}
      slidesToScroll={1}
      centerMode={centred}
      centerPadding={centred && shown === 1 ? '15%' : '0px'}
      // A press counts while the slides still move.
      waitForAnimate={false}
      swipeToSlide
      touchThreshold={8}
      beforeChange={(_, next) => {
        where.current = next;
        onMove(next);
      }}
      onSwipe={onSwipe}
    >
      {children}
    </Slider>
  );
}
