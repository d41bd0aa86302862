/**
 * The product's pictures: swipe, arrows or thumbnails, and the way to see one large (docs/requirements.md section 2,
 * Product detail). The browser's own scroll snap moves them until react-slick is here.
 */
import { useCallback, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { carouselTiming } from '../../lib/constants';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { pictureChosen, selectPictureInView } from '../../store/productChoiceSlice';
import { eachPress } from '../../ui/eachPress';
import { Icon } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import type { SlickControl } from '../../ui/SlickTrack';
import { useSlick } from '../../ui/useSlick';
import { useSwipe } from './useSwipe';
import './gallery.css';

/** As wide as gallery.css draws it. */
export const GALLERY_SIZES = '(min-width: 1280px) 560px, (min-width: 768px) calc(50vw - 52px), calc(100vw - 32px)';

interface Props {
  name: string;
  pictures: readonly string[];
  /**
   * The `sizes` that the first picture has been shown at just before: that one stands in until the large one is here.
   */
  shownAt?: string | undefined;
  /** False: only the picture in view for now, in the room of all. */
  isWhole?: boolean;
  onZoom: () => void;
  /** What another feature puts over the pictures, such as a heart. */
  corner?: ReactNode;
}

export function Gallery({ name, pictures, shownAt, isWhole = true, onZoom, corner }: Props) {
  const dispatch = useAppDispatch();
  const wanted = useAppSelector(selectPictureInView);
  const count = pictures.length;
  const at = Math.min(wanted, Math.max(0, count - 1));
  const choose = (picture: number) => void dispatch(pictureChosen(picture));
  const { strip, settle } = useSwipe(at, choose);
  const view = useRef<HTMLDivElement>(null);
  const slick = useRef<SlickControl>(null);
  const Slick = useSlick(view, settle);
  const go = (to: number) => {
    const picture = (to + count) % count;
    // react-slick tells of each move, also of its own.
    if (slick.current) slick.current.goTo(picture);
    else choose(picture);
  };
  const isSeries = count > 1;
  const standsIn = shownAt !== undefined && count > 0;
  // There is nothing to see large in a placeholder.
  const [broken, setBroken] = useState<readonly string[]>([]);
  const onBroken = useCallback((src: string) => setBroken((known) => [...known, src]), []);
  const canZoom = count > 0 && !broken.includes(pictures[at] ?? '');
  const drawn = isWhole || at > 0 ? pictures : pictures.slice(0, 1);
  const isSlick = Slick !== null && isWhole;
  const slides = drawn.map((src, index) => (
    <div key={src} className="gallery-slide" inert={isSlick && index !== at}>
      <Picture
        className={index === 0 ? 'gallery-first' : undefined}
        src={src}
        alt={`${name}, picture ${index + 1} of ${count}`}
        sizes={GALLERY_SIZES}
        eager={index === 0}
        onBroken={onBroken}
      />
    </div>
  ));
  /** The keyboard must reach what scrolls. */
  const track = { role: 'group', 'aria-label': 'Pictures, side by side', tabIndex: 0 };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const to = at + (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0);
    if (to !== at && to >= 0 && to < count) go(to);
  };
  return (
    <section
      className="gallery"
      aria-roledescription={isSeries ? 'carousel' : undefined}
      aria-label={`Pictures of ${name}`}
    >
      <div className={standsIn ? 'gallery-stage gallery-stage-waiting' : 'gallery-stage'}>
        {standsIn && <Picture className="gallery-stand-in" src={pictures[0]} alt="" sizes={shownAt} eager />}
        <div ref={view}>
          {!isSeries && (
            <Picture
              className="gallery-first"
              src={pictures[0]}
              alt={name}
              sizes={GALLERY_SIZES}
              eager
              onBroken={onBroken}
            />
          )}
          {isSeries && !isSlick && (
            <div ref={strip} className="gallery-track gallery-strip" {...track}>
              {slides}
            </div>
          )}
          {isSeries && isSlick && (
            <div className="gallery-track" {...track} onKeyDown={onKeyDown}>
              <Slick
                // The pictures of another product stand where they should at once.
                key={pictures[0]}
                control={slick}
                at={at}
                speed={carouselTiming.others.speed}
                shown={1}
                peek={null}
                onMove={(picture) => picture !== at && choose(picture)}
              >
                {slides}
              </Slick>
            </div>
          )}
        </div>
        {isSeries && isWhole && (
          <>
            <button
              {...eachPress}
              className="gallery-arrow gallery-previous"
              aria-label="Previous picture"
              onClick={() => go(at - 1)}
            >
              <Icon name="left" />
            </button>
            <button
              {...eachPress}
              className="gallery-arrow gallery-next"
              aria-label="Next picture"
              onClick={() => go(at + 1)}
            >
              <Icon name="right" />
            </button>
          </>
        )}
        {canZoom && isWhole && (
          <button type="button" className="gallery-zoom" aria-haspopup="dialog" onClick={onZoom}>
            <Icon name="search" size={20} />
            Zoom
          </button>
        )}
        {Boolean(corner) && <div className="gallery-corner">{corner}</div>}
      </div>
      {isSeries && (
        <>
          <p className="visually-hidden" aria-live="polite">
            Picture {at + 1} of {count}
          </p>
          <ul role="list" className="gallery-thumbs">
            {(isWhole ? pictures : []).map((src, index) => (
              <li key={src}>
                <button
                  type="button"
                  aria-label={`Show picture ${index + 1}`}
                  aria-current={index === at}
                  onClick={() => go(index)}
                >
                  <Picture src={src} alt="" sizes="72px" ratio={1} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
