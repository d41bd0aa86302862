/**
 * A picture that ships with the shop, in public/our-story: two AVIF widths, and a JPEG for old browsers. Those files may be
 * replaced at any time, so browsers keep them for an hour and then ask whether they still stand.
 */
import '../../ui/picture.css';

const widths = [360, 720];
/** Width divided by height. */
const ratios = { portrait: 4 / 5, landscape: 4 / 3 } as const;
const folder = '/our-story';

interface Props {
  name: string;
  alt: string;
  sizes: string;
  shape: keyof typeof ratios;
  /** In the first view: loaded at once. */
  eager?: boolean;
}

export const ownPictureSet = (name: string): string => widths.map((width) => `${folder}/${name}-${width}.avif ${width}w`).join(', ');

export function OwnPicture({ name, alt, sizes, shape, eager = false }: Props) {
  const ratio = ratios[shape];
  const loading = eager ? ({ loading: 'eager', fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const);
  return (
    <picture className="picture" style={{ aspectRatio: ratio }}>
      <source type="image/avif" srcSet={ownPictureSet(name)} sizes={sizes} />
      <img {...loading} src={`${folder}/${name}.jpg`} width={480} height={480 / ratio} alt={alt} />
    </picture>
  );
}
