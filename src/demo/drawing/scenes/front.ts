import { floor, groundShadow, niche, rest, wall, type Tint } from '../backdrop';
import type { Cloth } from '../cloth';
import { sheet } from '../pen';
import { WARDROBE, type SilhouetteName } from '../wardrobe';

export const PORTRAIT = { width: 960, height: 1200 };

/** The product on its own, from the front. */
export function front(silhouette: SilhouetteName, cloth: Cloth, tint: Tint): string {
  const { width, height } = PORTRAIT;
  return sheet(width, height, (pen) => {
    const garment = WARDROBE[silhouette](pen, cloth);
    const stands = garment.foot !== undefined;
    const ground = stands ? floor(tint, width, height, 930) : groundShadow(pen, 500, 660, 500, 560, 0.1);
    return wall(pen, tint, width, height) + niche(tint) + ground + rest(pen, garment, 480, stands ? 640 : 616, 1.13);
  });
}
