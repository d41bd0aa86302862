/**
 * A picture of the shop in AVIF, WebP and JPEG at several widths, with its size and a tinted stand-in, so that nothing jumps
 * (LOOK.md, 'Pictures'). A picture from elsewhere is shown as it is; a missing one becomes the placeholder.
 */
import { useState } from 'react';
import type { CSSProperties } from 'react';
import { parsePicture, sourceSet } from '../lib/picture';
import './picture.css';

interface Props {
  /** An address from a product or a banner; undefined or '' shows the placeholder. */
  src: string | undefined;
  alt: string;
  /** The `sizes` attribute: how wide the picture is drawn. */
  sizes: string;
  /** Width divided by height of the frame it fills; pictures are cut to it. Default 4 / 5. */
  ratio?: number;
  /** In the first view: loaded at once and first. */
  eager?: boolean;
  className?: string;
}

export function Picture({ src, alt, sizes, ratio = 4 / 5, eager = false, className }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const picture = src && src !== broken ? parsePicture(src) : null;
  const frame: CSSProperties = { aspectRatio: `var(--picture-ratio, ${ratio})`, backgroundColor: picture?.tint ? `#${picture.tint}` : undefined };
  const classes = className ? `picture ${className}` : 'picture';
  if (!picture) {
    const said = alt === '' ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': alt } as const);
    return (
      <span className={`${classes} picture-missing`} style={frame} {...said}>
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <path d="M22 12 10 20l5 10 6-3v25h22V27l6 3 5-10-12-8c-2 5-6 7-10 7s-8-2-10-7Z" />
        </svg>
      </span>
    );
  }
  const loading = eager ? ({ loading: 'eager', fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const);
  const width = picture.width ?? 960;
  const height = Math.round(width / ratio);
  return (
    <picture className={classes} style={frame}>
      {picture.name !== null && (
        <>
          <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
          <source type="image/webp" srcSet={sourceSet(picture, 'webp')} sizes={sizes} />
        </>
      )}
      <img
        {...loading}
        src={picture.src}
        srcSet={picture.name === null ? undefined : sourceSet(picture, 'jpg')}
        sizes={picture.name === null ? undefined : sizes}
        width={width}
        height={height}
        alt={alt}
        onError={() => setBroken(picture.src)}
      />
    </picture>
  );
}
