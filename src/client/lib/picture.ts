/**
 * Addresses of pictures. Ours read `/pictures/{name}.jpg?w=960&h=1200&t=fde9e4` and exist at several widths, each in
 * the format that the browser asks for (docs/decisions/0215-pictures.md).
 */
import { DEFAULT_WIDTH, pictureWidths } from '../../contract/rules/pictureWidths';

export interface PictureAddress {
  /** As it came; what an old browser loads. */
  src: string;
  /** `{host}` before the path, for ours on another host. */
  host: string;
  /** Null for a picture from elsewhere, which exists in one form only. */
  name: string | null;
  /** Natural size in CSS pixels. */
  width: number | null;
  height: number | null;
  /** `rrggbb` */
  tint: string | null;
}

const positive = (text: string | null): number | null => {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : null;
};

/**
 * `sizes` of a picture that is fetched half as wide as it is drawn: at one pixel for each of the page's, where phones
 * have two or three.
 */
export const halfSizes = (sizes: string): string =>
  sizes
    .split(', ')
    .map((one) =>
      one.replace(
        /^(\([^()]*\) )?(.+)$/,
        (_, when: string | undefined, length: string) => `${when ?? ''}calc(${length} / 2)`,
      ),
    )
    .join(', ');

export function parsePicture(src: string): PictureAddress {
  const ours = /^(https?:\/\/[^/]+)?\/pictures\/([a-z0-9-]+)\.jpg(?:\?(.*))?$/.exec(src);
  const name = ours?.[2];
  if (!ours || !name) return { src, host: '', name: null, width: null, height: null, tint: null };
  const facts = new URLSearchParams(ours[3] ?? '');
  const tint = facts.get('t');
  return {
    src,
    host: ours[1] ?? '',
    name,
    width: positive(facts.get('w')),
    height: positive(facts.get('h')),
    tint: tint && /^[0-9a-f]{6}$/i.test(tint) ? tint : null,
  };
}

/** The most pixels that a screen has for each of the page's. */
const DENSEST = 3;

/**
 * The least of our widths that is enough for a picture of one width wherever it is drawn: `72px`, halved or not.
 * Infinity for any other `sizes`.
 */
function enoughFor(sizes: string): number {
  const drawn = /^(?:calc\()?(\d+)px(?: \/ 2\))?$/.exec(sizes)?.[1];
  return (drawn && pictureWidths.find((one) => one >= Number(drawn) * DENSEST)) || Infinity;
}

/**
 * The `srcset` of one of our pictures, never wider than it naturally is, nor than `sizes` can need: a browser that has
 * a wider one at hand takes that for a small one, and may have to fetch the small one the next time.
 */
export function sourceSet({ host, name, width }: PictureAddress, sizes = ''): string {
  const widest = Math.min(width ?? DEFAULT_WIDTH, enoughFor(sizes));
  const usable = pictureWidths.filter((one) => one <= widest);
  return usable.map((one) => `${host}/pictures/${one}/${name} ${one}w`).join(', ');
}
