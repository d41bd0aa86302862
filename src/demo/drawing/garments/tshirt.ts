import { trimCloth, type Cloth } from '../cloth';
import { label } from '../notions';
import { bothSides, mirror } from '../path';
import { flipped, stencil, type Pen } from '../pen';
import { binding, castBy, fold, gleam, lining, panel, ribs, stitch, threadOn } from '../tailoring';
import type { DrawGarment, Garment } from './garment.types';

const BODY = bothSides(
  'M0 -246C-54 -248 -90 -278 -100 -322L-202 -284C-182 -220 -180 -160 -190 -96C-198 40 -204 180 -210 302C-140 318 -60 322 0 322',
);
const NECK = 'M-100 -322C-60 -304 60 -304 100 -322C90 -278 54 -248 0 -246C-54 -248 -90 -278 -100 -322Z';
const FRONT_NECK = 'M-100 -322C-90 -278 -54 -248 0 -246C54 -248 90 -278 100 -322';
const ARM = 'M-202 -284C-182 -220 -180 -160 -190 -96';
const SHORT = {
  sleeve:
    'M-196 -287C-244 -272 -296 -228 -338 -132C-306 -104 -270 -86 -228 -74C-210 -108 -196 -140 -176 -170L-140 -180L-140 -290Z',
  cuff: 'M-338 -132C-306 -104 -270 -86 -228 -74',
};
const LONG = {
  sleeve:
    'M-196 -287C-240 -266 -268 -222 -284 -140C-300 -50 -316 60 -330 168C-302 180 -276 184 -246 182C-232 90 -214 0 -190 -84L-140 -180L-140 -290Z',
  cuff: 'M-330 160C-302 172 -276 176 -246 174L-250 222C-280 226 -312 220 -338 208Z',
};

function tee(pen: Pen, cloth: Cloth, isLong: boolean): Garment {
  const trim = trimCloth(cloth);
  const sleeve = isLong ? LONG.sleeve : SHORT.sleeve;
  const folds =
    fold([-190, -80], [-130, -30], [-110, 40], 26, 0.11) +
    fold([192, -80], [140, 10], [120, 110], 32) +
    fold([-204, 200], [-120, 210], [-60, 290], 26, 0.1) +
    fold([206, 170], [120, 230], [90, 316], 32, 0.13) +
    fold([40, 80], [20, 200], [40, 316], 24, 0.09) +
    gleam([-140, -160], [-120, 40], [-146, 250], 34) +
    gleam([10, -140], [30, 20], [-6, 200], 24, 0.13);
  const sleeveFolds = stencil(
    pen,
    isLong
      ? fold([-200, -120], [-250, -60], [-300, 20], 22) +
          fold([-214, 0], [-260, 40], [-312, 110], 22) +
          gleam([-262, -180], [-290, -40], [-310, 130], 16)
      : fold([-240, -250], [-240, -180], [-222, -86], 20) + gleam([-230, -260], [-280, -210], [-310, -150], 16),
  );
  const sleevePiece = (d: string, turn: number, inside: string) =>
    panel(pen, d, cloth, { turn, inside: inside + castBy(pen, ARM) });
  const cuff = (d: string, side: 1 | -1) =>
    isLong
      ? panel(pen, d, trim, { inside: ribs([side * 330, 160], [side * 246, 174], [side * 6, 50], 9, cloth.trim) })
      : binding(pen, d, cloth.trim, 16);
  const cuffLine = isLong ? LONG.cuff : SHORT.cuff;
  const art =
    lining(NECK, cloth) +
    binding(pen, 'M-98 -320C-56 -298 56 -298 98 -320', cloth.trim, 12) +
    label(0, -286, cloth.trim) +
    sleevePiece(sleeve, isLong ? -76 : -36, sleeveFolds) +
    sleevePiece(mirror(sleeve), isLong ? 76 : 36, flipped(sleeveFolds)) +
    cuff(cuffLine, -1) +
    cuff(mirror(cuffLine), 1) +
    panel(pen, BODY, cloth, { inside: folds }) +
    stitch('M-205 286C-140 301 -60 305 0 305C60 305 140 301 206 286', threadOn(cloth.base), 2.6) +
    binding(pen, FRONT_NECK, cloth.trim, 19);
  return { art, outline: [BODY, sleeve, mirror(sleeve)] };
}

/** A crew-neck T-shirt with short sleeves. */
export const tshirt: DrawGarment = (pen, cloth) => tee(pen, cloth, false);

/** The same T-shirt with long sleeves and ribbed cuffs. */
export const longTee: DrawGarment = (pen, cloth) => tee(pen, cloth, true);
