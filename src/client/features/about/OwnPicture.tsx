/**
 * A picture that ships with the shop (ownPictures.ts), in every format at several widths, so that each browser takes
 * the least that it needs.
 */
import { halfSizes } from '../../lib/picture';
import { useSavesData } from '../../ui/dataSaving';
import { useCssVars } from '../../ui/useCssVars';
import { ownPictureAddress, ownPictureSet, shapes, PLAIN_WIDTH } from './ownPictures';
import type { OwnPictureName, Shape } from './ownPictures';
import '../../ui/picture.css';

/**
 * Some seconds after a screen was left Firefox takes it apart, the sources of a picture first, and each `<img>` then
 * fetches the JPEG that it falls back on, which nobody sees. A picture that has left the page has nothing to fall back
 * on: one whose part never hydrated (ui/HydrationBoundary) neither, so the document is watched and not React's refs.
 */
function forgetLeftPictures({ body }: Document): void {
  const forget = (image: Element) => {
    if (image.isConnected) return;
    image.removeAttribute('srcset');
    image.removeAttribute('src');
  };
  // Told after the step that took nodes out: what was only moved stands in the page again.
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ removedNodes }) => [...removedNodes]))
      if (node instanceof Element) node.querySelectorAll('picture img').forEach(forget);
  }).observe(body, { childList: true, subtree: true });
}
// Once, when this code comes: the server has drawn the pictures by then.
if (typeof document !== 'undefined') forgetLeftPictures(document);

interface Props {
  name: OwnPictureName;
  alt: string;
  /** The `sizes` attribute: how wide the picture is drawn. */
  sizes: string;
  shape: Shape;
  /** In the first view: loaded at once. */
  eager?: boolean;
}

export function OwnPicture({ name, alt, sizes: drawn, shape, eager = false }: Props) {
  const sizes = useSavesData() ? halfSizes(drawn) : drawn;
  const { ratio } = shapes[shape];
  const vars = useCssVars({ '--ratio': ratio });
  const loading = eager
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  return (
    <picture className="picture" {...vars}>
      <source type="image/avif" srcSet={ownPictureSet(name, shape, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={ownPictureSet(name, shape, 'webp')} sizes={sizes} />
      <img
        {...loading}
        src={ownPictureAddress(name, PLAIN_WIDTH, 'jpg')}
        srcSet={ownPictureSet(name, shape, 'jpg')}
        sizes={sizes}
        width={PLAIN_WIDTH}
        height={PLAIN_WIDTH / ratio}
        alt={alt}
      />
    </picture>
  );
}
