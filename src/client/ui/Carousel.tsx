/**
 * Slides side by side. The server draws a strip that scrolls and snaps by itself; react-slick takes over, in a chunk of
 * its own, when the strip comes near the view. How many slides show, and how much of their neighbours, is the style
 * sheet's to say (below the class of the section, see carousel.css), for both alike, so nothing jumps.
 */
import { useLayoutEffect, useRef, useState } from 'react';
import type { Key, KeyboardEvent, ReactNode } from 'react';
import { carouselTiming } from '../lib/constants';
import type { CarouselTiming } from '../lib/constants';
import { eachPress } from './eachPress';
import { Icon } from './Icon';
import { PauseButton, useAutoplay } from './PauseButton';
import { useSlick, useWasDrawn } from './useSlick';
import { useSlides } from './useSlides';
import './carousel.css';

export interface SlideState {
  /** How many places from the middle of a centred carousel, to the left below 0; in others always 0. */
  offset: number;
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
  timing?: CarouselTiming;
  /** One slide stands in the middle, and every slide can; neighbours show at its sides. */
  centred?: boolean;
  /** Nothing in the slides takes the focus: while the strip scrolls by itself it does, for the arrow keys. */
  plain?: boolean;
}

/** What the style sheet says of a carousel at this width. */
interface Layout {
  /** Slides side by side. */
  shown: number;
  /**
   * Of a centred carousel: how much of its width is left to the neighbours at each side, in whole per cent, as
   * react-slick reads it.
   */
  peek: string;
  /** Of a centred carousel: how many neighbours at each side can be used. */
  reach: number;
}

function layoutOf(element: HTMLElement): Layout {
  const styles = getComputedStyle(element);
  const said = (name: string) => styles.getPropertyValue(name).trim();
  return { shown: Number(said('--shown')) || 1, peek: said('--peek') || '0%', reach: Number(said('--reach')) || 0 };
}

const stripIn = (view: HTMLElement | null) => view?.querySelector<HTMLElement>(':scope > .carousel-strip') ?? null;

/** How far each slide is from where it belongs in the strip, in pixels. */
function distances(strip: HTMLElement, centred: boolean): number[] {
  const margin = (slide: HTMLElement) => (centred ? (strip.clientWidth - slide.offsetWidth) / 2 : 0);
  return [...strip.children].map((slide) =>
    slide instanceof HTMLElement ? slide.offsetLeft - margin(slide) - strip.scrollLeft : 0,
  );
}

const isInView = (strip: HTMLElement): boolean => {
  const { top, bottom } = strip.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/** Where the shopper, or nobody, has brought it. */
function placeOfStrip(strip: HTMLElement, centred: boolean): number {
  const away = distances(strip, centred).map(Math.abs);
  return away.indexOf(Math.min(...away));
}

export function Carousel<T>(props: Props<T>) {
  const {
    name,
    heading,
    label,
    className,
    items,
    keyOf,
    renderItem,
    start = 1,
    centred = false,
    plain = false,
  } = props;
  const timing: CarouselTiming = props.timing ?? carouselTiming.others;
  const view = useRef<HTMLDivElement>(null);
  const Slick = useSlick(view, () => onTake());
  const [layout, setLayout] = useState<Layout | null>(null);
  const shown = layout?.shown ?? 1;
  const first = Math.min(start, items.length) - 1;
  const { now, slick, onMove, goTo: goToPlace, chooseNext } = useSlides(name, first);
  /** The strip stands there by itself, before any script (carousel.css). */
  const [arrival] = useState(now);
  const wasDrawn = useWasDrawn();
  const isPlaced = useRef(false);

  useLayoutEffect(() => {
    const element = view.current;
    if (!element) return undefined;
    // The observer speaks when the frame's layout is there, before it is painted: to ask for it here would make the
    // browser lay out the page once for every carousel.
    const sizes = new ResizeObserver(() => {
      if (!isPlaced.current) newestPlace.current();
      isPlaced.current = true;
      const next = layoutOf(element);
      setLayout((known) =>
        known?.shown === next.shown && known.peek === next.peek && known.reach === next.reach ? known : next,
      );
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [centred]);

  const last = centred ? items.length - 1 : Math.max(0, items.length - shown);
  const current = Math.min(now, last);
  const isSlick = Slick !== null && layout !== null && items.length > shown;
  /** The strip is brought to where the carousel stands. */
  const placeStrip = () => {
    const strip = stripIn(view.current);
    const away = strip ? (distances(strip, centred)[current] ?? 0) : 0;
    if (!strip || Math.abs(away) < 1) return;
    // What the shopper sees does not move under the finger: the carousel begins where the strip stands.
    if (wasDrawn && !isPlaced.current && isInView(strip)) onMove(Math.min(placeOfStrip(strip, centred), last));
    else strip.scrollLeft += away;
  };
  const newestPlace = useRef(placeStrip);
  useLayoutEffect(() => {
    newestPlace.current = placeStrip;
  });
  // Also when the store is moved.
  useLayoutEffect(() => {
    if (isPlaced.current) newestPlace.current();
  }, [current]);
  /** Not where it is known to show all that it has: that is a row, or a grid. */
  const isCarousel = layout === null || last > 0;
  const goTo = (index: number, chosen: boolean) => goToPlace(index < 0 ? last : index > last ? 0 : index, chosen);
  const isMoving = timing.autoplay !== undefined;
  const moving = useAutoplay(name, isSlick ? timing : null, () => goTo(current + 1, false));
  const stopMoving = () => {
    if (isMoving) moving.setPaused(true);
  };
  const step = (by: 1 | -1) => {
    stopMoving();
    if (slick.current) goTo(current + by, true);
    else scrollStrip(view.current, by);
  };

  const onSwipe = () => {
    chooseNext();
    stopMoving();
  };
  /** What a finger did with the strip stands. */
  const heedStrip = () => {
    const strip = stripIn(view.current);
    // Not before it was placed, nor where it is not shown at this width.
    if (!strip || layout === null || strip.clientWidth === 0) return;
    const place = Math.min(placeOfStrip(strip, centred), last);
    if (place === current) return;
    onSwipe();
    onMove(place);
  };
  const onTake = () => {
    heedStrip();
    return true;
  };
  const isKeyed = useRef(false);
  /** The strip scrolls by them itself. */
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const next = current + (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0);
    if (!slick.current || next === current || next < 0 || next > last) return;
    isKeyed.current = true;
    goTo(next, true);
  };
  useLayoutEffect(() => {
    if (isKeyed.current && view.current) keepFocus(view.current, current);
    isKeyed.current = false;
  }, [current]);

  // Out of sight is out of reach, at once; a strip that scrolls by itself hides nothing.
  const isOutOfSight = (index: number) =>
    centred ? Math.abs(index - current) > (layout?.reach ?? 0) : index < current || index >= current + shown;
  const cards = items.map((item, index) => (
    <div
      key={keyOf(item)}
      className={!isSlick && index === arrival ? 'carousel-slide carousel-start' : 'carousel-slide'}
      inert={isSlick && isOutOfSight(index)}
      role="group"
      aria-roledescription={isCarousel ? 'slide' : undefined}
      aria-label={`${index + 1} of ${items.length}`}
    >
      {renderItem(item, {
        offset: centred ? index - current : 0,
        centre: () => index !== current && goTo(index, true),
      })}
    </div>
  ));

  return (
    <div
      className={`carousel ${className}${centred ? ' carousel-centred' : ''}`}
      role="group"
      aria-roledescription={isCarousel ? 'carousel' : undefined}
      aria-label={label}
      {...moving.hold}
    >
      <div className="carousel-head">
        {heading}
        <div className="carousel-controls" hidden={last === 0}>
          <button {...eachPress} className="icon-button" aria-label={`Previous: ${label}`} onClick={() => step(-1)}>
            <Icon name="left" />
          </button>
          {isMoving && <PauseButton autoplay={moving} what={label} />}
          <button {...eachPress} className="icon-button" aria-label={`Next: ${label}`} onClick={() => step(1)}>
            <Icon name="right" />
          </button>
        </div>
      </div>
      <div ref={view} className="carousel-view" onKeyDown={onKeyDown}>
        {isSlick ? (
          <Slick
            control={slick}
            at={current}
            speed={timing.speed}
            shown={shown}
            peek={centred ? layout.peek : null}
            onMove={onMove}
            onSwipe={onSwipe}
          >
            {cards}
          </Slick>
        ) : (
          // Of a centred one only the slide in the middle is told in full, also where react-slick is not there.
          <div
            className={arrival > 0 && layout === null ? 'carousel-strip carousel-later' : 'carousel-strip'}
            // Marked once it stands where it begins (server/pages/firstLayout).
            suppressHydrationWarning
            // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- the keyboard must reach what scrolls
            tabIndex={plain ? 0 : undefined}
            onScrollEnd={centred ? heedStrip : undefined}
          >
            {cards}
          </div>
        )}
      </div>
    </div>
  );
}

/** The focus goes along when what held it has gone out of reach. */
function keepFocus(view: HTMLElement, current: number): void {
  const held = document.activeElement;
  const isLost =
    !held || !view.contains(held) || held.closest('[inert]') !== null || getComputedStyle(held).visibility === 'hidden';
  const next = view
    .querySelectorAll('.carousel-slide')
    [current]?.querySelector<HTMLElement>('a[href]:not([tabindex]), button');
  if (isLost) next?.focus({ preventScroll: true });
}

/** By one slide, until react-slick is here. */
function scrollStrip(view: HTMLElement | null, by: 1 | -1): void {
  const strip = stripIn(view);
  const width = strip?.firstElementChild?.clientWidth ?? 0;
  strip?.scrollBy({ left: by * width, behavior: 'smooth' });
}
