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
