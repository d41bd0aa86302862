/**
 * The top of the home page: the headline that staff set or the shop's name, one button, and the home carousel's slides
 * fading behind them (docs/requirements.md section 2, Home page; decision 30a). The first slide is plain markup from
 * the server; the others come once the page is hydrated, and fade by the style sheet alone until react-slick is here.
 */
import { useEffect, useRef, useState } from 'react';
import { brand } from '../../../contract/brand';
import { useGetCarouselImagesQuery } from '../../api/homeApi';
import { useShopWords } from '../../api/wordsApi';
import { carouselTiming } from '../../lib/constants';
import { paths } from '../../lib/paths';
import { picturePreload } from '../../lib/picturePreload';
import { Link } from '../../ui/Link';
import { PauseButton, useAutoplay } from '../../ui/PauseButton';
import { Picture } from '../../ui/Picture';
import { useCssVars } from '../../ui/useCssVars';
import { useSlick } from '../../ui/useSlick';
import { useSlides } from '../../ui/useSlides';
import './hero.css';

// The page and its preload ask for the picture alike: two different answers would fetch it twice.
/** Drawn 1600 × 720. */
const HERO_RATIO = 20 / 9;
/** On phones the frame is cut to 4 : 3 around the drawing's right side, so the picture is drawn wider than the window (167vw); a
 *  cheap phone gets seven tenths of that many pixels, and half the bytes. */
const HERO_SIZES = '(max-width: 767px) 116vw, (max-width: 1280px) 100vw, 1280px';

export const heroPreload = (address: string | undefined) => picturePreload(address, HERO_SIZES);

/** @param ahead how many places after the slide that is shown */
const slideState = (ahead: number) => (ahead === 0 ? ' hero-slide-shown' : ahead === 1 ? ' hero-slide-next' : '');

export function Hero() {
  const { currentData: data, isError } = useGetCarouselImagesQuery();
  const { headline, strapLine } = useShopWords();
  const words = headline ?? { title: brand.name, description: strapLine ?? '' };
  const slides = isError ? [] : (data ?? []);
  const { now: current, slick, onMove, goTo, chooseNext } = useSlides('hero', 0);
  const [isAlive, setAlive] = useState(false);
  useEffect(() => {
    // After the first picture: the others must not compete with it for the line.
    const begin = () => setAlive(true);
    if (document.readyState === 'complete') {
      begin();
      return undefined;
    }
    window.addEventListener('load', begin, { once: true });
    return () => window.removeEventListener('load', begin);
  }, []);

  const moves = slides.length > 1;
  const frame = useRef<HTMLDivElement>(null);
  const Slick = useSlick(frame);
  const onStep = () => {
    const next = (current + 1) % slides.length;
    // On a slow line the present picture stays until the next one is there.
    if (frame.current?.querySelectorAll('.hero-slide')[next]?.querySelector('img')?.complete !== false)
      goTo(next, false);
  };
  const autoplay = useAutoplay('hero', moves && isAlive ? carouselTiming.home : null, onStep);

  const onSwipe = () => {
    chooseNext();
    autoplay.setPaused(true);
  };
  const pictures = (isAlive ? slides : slides.slice(0, 1)).map(({ id, imageUrl }, index) => (
    <div key={id} className={`hero-slide${slideState(index - current)}`}>
      <Picture src={imageUrl} alt="" sizes={HERO_SIZES} ratio={HERO_RATIO} eager={index === 0} />
    </div>
  ));

  const vars = useCssVars({ '--speed': `${carouselTiming.home.speed}ms` });
  return (
    <section className={autoplay.paused ? 'hero hero-still' : 'hero'} aria-label="Welcome" {...vars} {...autoplay.hold}>
      <div ref={frame} className="hero-slides">
        {!data && !isError && <p className="hero-loading">Loading...</p>}
        {Slick && moves && isAlive ? (
          <Slick
            control={slick}
            at={current}
            speed={carouselTiming.home.speed}
            shown={1}
            peek={null}
            fades
            onMove={onMove}
            onSwipe={onSwipe}
          >
            {pictures}
          </Slick>
        ) : (
          pictures
        )}
      </div>
      <div className="hero-words">
        <h1 tabIndex={-1}>{words.title}</h1>
        {words.description !== '' && <p>{words.description}</p>}
        <Link className="button button-primary hero-button" to={paths.shop}>
          Shop all products
        </Link>
      </div>
      {moves && (
        <div className="hero-controls">
          <PauseButton autoplay={autoplay} what="pictures" />
          {slides.map(({ id }, index) => (
            <button
              key={id}
              type="button"
              className="hero-dot"
              aria-label={`Picture ${index + 1} of ${slides.length}`}
              aria-current={index === current}
              onClick={() => {
                autoplay.setPaused(true);
                goTo(index, true);
              }}
            />
          ))}
        </div>
      )}
    </section>
  );
}
