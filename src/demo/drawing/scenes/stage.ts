import { laid, rest } from '../backdrop';
import { clothOf, type Cloth, type Ground, type PatternName } from '../cloth';
import type { Pen } from '../pen';
import { hanger, peg } from '../props';
import { WARDROBE, type SilhouetteName } from '../wardrobe';

/** A thing with its cloth, as the banners cast it. */
export interface Actor {
  silhouette: SilhouetteName;
  cloth: Cloth;
}

/** Short for casting: silhouette, colour name, print, ground. */
export function actor(
  silhouette: SilhouetteName,
  colour: string,
  pattern: PatternName,
  ground: Ground = 'deep',
): Actor {
  return { silhouette, cloth: clothOf(colour, pattern, ground) };
}

/** Laid flat or standing, with its shadow; for standing things `y` is the ground. */
export function put(pen: Pen, { silhouette, cloth }: Actor, x: number, y: number, scale: number, turn = 0): string {
  const garment = WARDROBE[silhouette](pen, cloth);
  return rest(pen, garment, x, garment.foot === undefined ? y : y - garment.foot * scale, scale, turn);
}

/**
 * Pegged to a line that passes at `y`. `half` is half the distance between the pegs, `grip` their height on the
 * garment.
 */
export function pegged(
  pen: Pen,
  { silhouette, cloth }: Actor,
  x: number,
  y: number,
  scale: number,
  turn = 0,
  half = 128,
  grip = -304,
): string {
  const pegs = `<g transform="translate(${x} ${y}) scale(.62)">${peg(Math.round((-half * scale) / 0.62), 6)}${peg(Math.round((half * scale) / 0.62), 10)}</g>`;
  return `<g transform="translate(${x} ${Math.round(y - grip * scale)}) rotate(${turn}) scale(${scale})">${laid(pen, WARDROBE[silhouette](pen, cloth), 1.4)}</g>${pegs}`;
}

/** On a wooden hanger. */
export function hung(pen: Pen, { silhouette, cloth }: Actor, x: number, y: number, scale: number, turn = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${hanger()}${laid(pen, WARDROBE[silhouette](pen, cloth), 1.6)}</g>`;
}
