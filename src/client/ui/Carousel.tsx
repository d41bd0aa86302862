/**
 * Slides side by side. The server draws a strip that scrolls and snaps by itself; react-slick takes over, in a chunk of its own,
 * when the strip comes near the view. How many slides show is the style sheet's to say (`--shown`, below the class of the
 * section), for both alike, so nothing jumps.
 */
import { useLayoutEffect, useRef, useState } from 'react';
import type { Key, ReactNode } from 'react';
import { eachPress } from './eachPress';
import { Icon } from './Icon';
import { PauseButton } from './PauseButton';
import type { SlickControl } from './SlickTrack';
import { useAutoplay } from './useAutoplay';
import { useChosen } from './useChosen';
import { useSlick } from './useSlick';
import './carousel.css';

export interface SlideState {
  /** In the middle, of a centred carousel; else every slide is. */
  active: boolean;
  /** Brings this slide to the middle. */
  centre: () => void;
}

interface Props<T> {
  /** Its own in the store, where the shopper's place in it is kept. */
  name: string;
  /** The section's heading, an h2; the arrows stand beside it. */
  heading: ReactNode;
  /** What the slides are, for those who do not see them: 'Deals of the day'. */
  label: string;
  className: string;
  items: readonly T[];
  keyOf: (item: T) => Key;
  renderItem: (item: T, state: SlideState) => ReactNode;
  /** One-based. */
  start?: number;
  /** Milliseconds of one move. */
  speed?: number;
  /** Milliseconds between moves. */
  autoplay?: number;
  /** One slide stands in the middle, larger than the others. */
  centred?: boolean;
  /** Nothing in the slides takes the focus: while the strip scrolls by itself it does, for the arrow keys. */
  plain?: boolean;
}

/** Until react-slick is here the strip itself starts where the carousel does. */
function placeStrip(view: HTMLElement, at: number): void {
  const strip = view.firstElementChild;
  const slide = strip?.children[at];
  if (at === 0 || strip?.className !== 'carousel-strip' || !(slide instanceof HTMLElement)) return;
  strip.scrollLeft = slide.offsetLeft - (strip.clientWidth - slide.offsetWidth) / 2;
}

export function Carousel<T>({ name, heading, label, className, items, keyOf, renderItem, start = 1, speed = 500, autoplay, centred = false, plain = false }: Props<T>) {
  const view = useRef<HTMLDivElement>(null);
  const slick = useRef<SlickControl>(null);
  const Slick = useSlick(view);
  const [measured, setMeasured] = useState<number | null>(null);
  const shown = measured ?? 1;
  const first = Math.min(start, items.length) - 1;
  const { now, move, choose } = useChosen('slide', name, first);
  /** The shopper acts: what moves next was chosen. */
  const isChoice = useRef(false);
  const arrival = useRef(now);

  useLayoutEffect(() => {
    const element = view.current;
    if (!element) return undefined;
    let isPlaced = false;
    // The observer speaks when the frame's layout is there, before it is painted: to ask for it here would make the browser lay out the
    // page once for every carousel.
    const sizes = new ResizeObserver(() => {
      if (!isPlaced) placeStrip(element, arrival.current);
      isPlaced = true;
      setMeasured(Number(getComputedStyle(element).getPropertyValue('--shown')) || 1);
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);

  const last = centred ? items.length - 1 : Math.max(0, items.length - shown);
  const current = Math.min(now, last);
  const isSlick = Slick !== null && measured !== null && items.length > shown;
  const onMove = (place: number) => {
    (isChoice.current ? choose : move)(place);
    isChoice.current = false;
  };
  const goTo = (index: number, chosen: boolean) => {
    const place = index < 0 ? last : index > last ? 0 : index;
    isChoice.current = chosen;
    if (slick.current) slick.current.goTo(place);
    else onMove(place);
  };
  const moving = useAutoplay(name, autoplay && isSlick ? autoplay : null, () => goTo(current + 1, false));
  const takeOver = () => {
    if (autoplay !== undefined) moving.setPaused(true);
  };
  const step = (by: 1 | -1) => {
    takeOver();
    if (slick.current) goTo(current + by, true);
    else view.current?.firstElementChild?.scrollBy({ left: (by * view.current.clientWidth) / shown, behavior: 'smooth' });
  };

  /** react-slick listens to the arrow keys too. */
  const onTouch = () => {
    isChoice.current = true;
  };
  const onSwipe = () => {
    onTouch();
    takeOver();
  };

  // Out of sight is out of reach, at once; a strip that scrolls by itself hides nothing.
  const isHidden = (index: number) => isSlick && !centred && (index < current || index >= current + shown);
  const slides = items.map((item, index) => (
    <div key={keyOf(item)} className="carousel-slide" inert={isHidden(index)} role="group" aria-roledescription="slide" aria-label={`${index + 1} of ${items.length}`}>
      {renderItem(item, { active: !centred || index === current, centre: () => index !== current && goTo(index, true) })}
    </div>
  ));

  return (
    <div className={`carousel ${className}${centred ? ' carousel-centred' : ''}`} role="group" aria-roledescription="carousel" aria-label={label} {...moving.hold}>
      <div className="carousel-head">
        {heading}
        <div className="carousel-controls" hidden={last === 0}>
          <button {...eachPress} className="icon-button" aria-label={`Previous: ${label}`} onClick={() => step(-1)}>
            <Icon name="left" />
          </button>
          {autoplay !== undefined && <PauseButton autoplay={moving} what={label} />}
          <button {...eachPress} className="icon-button" aria-label={`Next: ${label}`} onClick={() => step(1)}>
            <Icon name="right" />
          </button>
        </div>
      </div>
      <div ref={view} className="carousel-view" onKeyDownCapture={onTouch}>
        {isSlick ? (
          <Slick control={slick} at={current} speed={speed} shown={shown} centred={centred} onMove={onMove} onSwipe={onSwipe}>
            {slides}
          </Slick>
        ) : (
          <div className="carousel-strip" tabIndex={plain ? 0 : undefined}>
            {slides}
          </div>
        )}
      </div>
    </div>
  );
}
