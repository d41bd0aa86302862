/**
 * A picture of the shop at several widths, with its size and a tinted stand-in, so that nothing jumps (docs/look.md,
 * 'Pictures'). A picture from elsewhere is shown as it is; one that is missing or does not load becomes the
 * placeholder. For a shopper who saves data it is half as wide, and fetched when it is about to be seen:
 * browsers fetch a lazy one from several screens away.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefCallback } from 'react';
import { DEFAULT_WIDTH } from '../../contract/rules/pictureWidths';
import { onFirstInteraction, onVisible } from '../browser/scheduling';
import { isMediaAddress } from '../../contract/rules/addresses';
import { halfSizes, parsePicture, sourceSet } from '../lib/picture';
import { useSavesData } from './dataSaving';
import { useCssVars } from './useCssVars';
import { useUiState } from './useUiState';
import './picture.css';

/**
 * Tells of a picture that had failed before anybody listened: a page that the server drew fetches its pictures long
 * before its scripts come.
 */
function whenFailedBefore(image: HTMLImageElement, tell: () => void): void {
  if (!image.complete || image.naturalWidth > 0 || image.currentSrc === '') return;
  // A drawing without a size of its own is no wider than nothing, and well.
  image.decode().catch(tell);
}

interface Props {
  /** An address from a product or a banner; none, or one of another sort (`javascript:`), shows the placeholder. */
  src: string | undefined;
  alt: string;
  /** The `sizes` attribute: how wide the picture is drawn. */
  sizes: string;
  /** Width divided by height of the frame it fills; pictures are cut to it. Default 4 / 5. */
  ratio?: number;
  /** In the first view: loaded at once and first. */
  eager?: boolean;
  className?: string | undefined;
  /** Told when it did not load and the placeholder stands there. Keeps its identity while the picture is there. */
  onBroken?: (src: string) => void;
}

/** picture.css knows the usual ratio. */
export const USUAL_RATIO = 4 / 5;

const useFrame = (ratio: number, tint: string | null | undefined) =>
  useCssVars({ '--ratio': ratio === USUAL_RATIO ? undefined : ratio, '--tint': tint ? `#${tint}` : undefined });

const classesOf = (className: string | undefined): string => (className ? `picture ${className}` : 'picture');

const saidBy = (alt: string) =>
  alt === '' ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': alt } as const);

export function Picture(props: Props) {
  const savesData = useSavesData();
  if (!savesData) return <FetchedPicture {...props} />;
  const smaller = { ...props, sizes: halfSizes(props.sizes) };
  return props.eager ? <FetchedPicture {...smaller} /> : <AwaitedPicture {...smaller} />;
}

/** Its frame in its tint, until the shopper is near. */
function AwaitedPicture(props: Props) {
  const { src = '', alt, ratio = USUAL_RATIO, className } = props;
  const frame = useRef<HTMLElement>(null);
  const { ref: dress, ...look } = useFrame(ratio, parsePicture(src).tint);
  const hold = useCallback(
    (element: HTMLElement | null) => {
      frame.current = element;
      dress(element);
    },
    [dress],
  );
  const [isNear, setNear] = useUiState('reached', `picture:${src}`, false);
  useEffect(() => (frame.current ? onVisible(frame.current, () => setNear(true)) : undefined), [setNear]);
  if (isNear || src === '') return <FetchedPicture {...props} />;
  return <span ref={hold} className={classesOf(className)} {...look} {...saidBy(alt)} />;
}

function FetchedPicture({ src, alt, sizes, ratio = USUAL_RATIO, eager = false, className, onBroken }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const fail = useCallback(
    (failed: string) => {
      setBroken(failed);
      onBroken?.(failed);
    },
    [onBroken],
  );
  const picture = isMediaAddress(src) && src !== broken ? parsePicture(src) : null;
  const frame = useFrame(ratio, picture?.tint);
  const classes = classesOf(className);
  const hold = useCallback<RefCallback<HTMLImageElement>>(
    (image) => {
      if (image && src !== undefined) whenFailedBefore(image, () => fail(src));
    },
    [src, fail],
  );
  if (!picture) {
    return (
      <span className={`${classes} picture-missing`} {...frame} {...saidBy(alt)}>
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <path d="M22 12 10 20l5 10 6-3v25h22V27l6 3 5-10-12-8c-2 5-6 7-10 7s-8-2-10-7Z" />
        </svg>
      </span>
    );
  }
  // Decoded with the frame that it comes in: a browser would draw one frame without it.
  const loading = eager
    ? ({ loading: 'eager', fetchPriority: 'high', decoding: 'sync' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  const width = picture.width ?? DEFAULT_WIDTH;
  const height = Math.round(width / ratio);
  return (
    <picture className={classes} {...frame}>
      <img
        ref={hold}
        {...loading}
        src={picture.src}
        srcSet={picture.name === null ? undefined : sourceSet(picture, sizes)}
        sizes={picture.name === null ? undefined : sizes}
        width={width}
        height={height}
        alt={alt}
        onError={() => fail(picture.src)}
      />
    </picture>
  );
}

/**
 * Until the first interaction a phone fetches no picture that stands below or beside its first view (picture.css,
 * `fetched-later`); those that a tall one has in view come at once.
 */
export function fetchRestOnInteraction(document: Document): void {
  const { documentElement } = document;
  const fetchRest = () => documentElement.classList.add('acted');
  if (!('IntersectionObserver' in window)) return fetchRest();
  documentElement.classList.add('alive');
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) target.classList.add('picture-seen');
    inView.disconnect();
  });
  for (const picture of document.querySelectorAll('.fetched-later .picture')) inView.observe(picture);
  onFirstInteraction(fetchRest);
}
