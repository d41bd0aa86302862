/**
 * The pictures that ship with the shop, in public/our-story: their shapes, and their addresses. An address ends in a
 * hash of the picture, so browsers keep it for ever (docs/decisions/0215-pictures.md);
 * src/tools/drawing/ourStory/drawOurStory.ts makes the files by this plan.
 */
import { ownPictureHashes } from './ownPictureHashes';

export type OwnPictureName = keyof typeof ownPictureHashes;
export type Shape = keyof typeof shapes;
export type Format = (typeof formats)[number];

/** Of every shape: for the rare client that does not choose by width. */
export const PLAIN_WIDTH = 720;

/**
 * Ratio is width divided by height. Stories are cards of at most 410 CSS pixels; the views of the shop fill a tablet.
 */
export const shapes = {
  portrait: { ratio: 4 / 5, widths: [360, PLAIN_WIDTH] },
  landscape: { ratio: 4 / 3, widths: [360, PLAIN_WIDTH, 1080] },
} as const;

export const formats = ['avif', 'webp', 'jpg'] as const;

export const ownPictureFile = (name: string, width: number, hash: string, format: Format): string =>
  `${name}-${width}-${hash}.${format}`;

export const ownPictureAddress = (name: OwnPictureName, width: number, format: Format): string =>
  `/our-story/${ownPictureFile(name, width, ownPictureHashes[name], format)}`;

export const ownPictureSet = (name: OwnPictureName, shape: Shape, format: Format): string =>
  shapes[shape].widths.map((width) => `${ownPictureAddress(name, width, format)} ${width}w`).join(', ');

/**
 * `/our-story/counter`, as the words of staff name a drawing that ships with the shop → its name; null for any other
 * picture.
 */
export function drawingOf(address: string): OwnPictureName | null {
  const name = /^\/our-story\/([a-z-]+)$/.exec(address)?.[1];
  return name !== undefined && Object.hasOwn(ownPictureHashes, name) ? (name as OwnPictureName) : null;
}
