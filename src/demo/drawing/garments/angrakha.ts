import { plain } from '../cloth';
import { lighter } from '../colour';
import { bow } from '../notions';
import { bothSides, mirror } from '../path';
import { flipped, stencil } from '../pen';
import { binding, castBy, fold, gathers, gleam, lining, panel, seam } from '../tailoring';
import type { DrawGarment } from './garment.types';

const BODICE = bothSides(
  'M0 -240C-40 -250 -76 -290 -82 -334L-168 -306C-150 -246 -148 -190 -158 -126C-160 -90 -156 -60 -152 -32C-100 -24 -50 -20 0 -20',
);
const OVER =
  'M-82 -334L-168 -306C-150 -246 -148 -190 -158 -126C-160 -90 -156 -60 -152 -32C-100 -24 -50 -20 0 -20C50 -20 100 -24 138 -30C150 -80 142 -110 128 -130C60 -120 -50 -200 -82 -334Z';
const EDGE = 'M-82 -334C-50 -200 60 -120 128 -130';
const NECK = 'M-82 -334C-50 -316 50 -316 82 -334C76 -290 50 -236 0 -200C-46 -230 -74 -290 -82 -334Z';
const SKIRT = bothSides('M0 -24C-50 -24 -100 -28 -152 -34C-184 60 -222 140 -266 214C-180 262 -90 276 0 276');
const SLEEVE =
  'M-168 -306C-222 -288 -250 -220 -270 -130C-286 -60 -298 -10 -312 40C-288 56 -262 60 -234 56C-220 -16 -200 -80 -158 -146L-120 -150L-120 -296Z';
const CUFF = 'M-312 40C-288 56 -262 60 -234 56';
const LEG = 'M-118 200C-128 270 -124 330 -110 398C-84 406 -56 406 -30 400C-22 340 -10 280 0 220Z';
const HEM = 'M-260 206C-176 250 -88 264 0 264C88 264 176 250 260 206';

/** An angrakha: the crossed, side-tied festive top with a flared skirt, over narrow pyjamas. */
export const angrakha: DrawGarment = (pen, cloth) => {
  const pale = { ...plain(cloth), base: lighter(cloth.trim, 0.74) };
  const legFolds = stencil(pen, gathers([-116, 400], [-30, 402], 5, -80));
  const skirtFolds =
    gathers([-146, -26], [146, -26], 13, 110, 90) +
    fold([-90, 10], [-140, 110], [-170, 250], 28, 0.12) +
    fold([0, 20], [-10, 140], [-20, 276], 30, 0.1) +
    fold([90, 20], [130, 130], [160, 256], 32, 0.14) +
    gleam([-50, 10], [-80, 120], [-96, 264], 28, 0.18);
  const sleeveFolds = stencil(
    pen,
    fold([-180, -160], [-220, -110], [-270, -80], 22) +
      fold([-206, -60], [-246, -30], [-290, -10], 18) +
      gleam([-230, -240], [-262, -120], [-294, 10], 16),
  );
  const sleeve = (d: string, turn: number, inside: string) => panel(pen, d, cloth, { turn, inside });
  const art =
    panel(pen, LEG, pale, { inside: legFolds + castBy(pen, SKIRT) }) +
    panel(pen, mirror(LEG), pale, { inside: flipped(legFolds) + castBy(pen, SKIRT) }) +
    sleeve(SLEEVE, -66, sleeveFolds) +
    sleeve(mirror(SLEEVE), 66, flipped(sleeveFolds)) +
    binding(pen, CUFF, cloth.trim, 16) +
    binding(pen, mirror(CUFF), cloth.trim, 16) +
    panel(pen, BODICE, cloth, { turn: 14, inside: castBy(pen, EDGE) }) +
    lining(NECK, { ...cloth, base: lighter(cloth.trim, 0.4) }) +
    binding(pen, 'M82 -334C76 -290 50 -236 0 -200', cloth.trim, 12) +
    panel(pen, SKIRT, cloth, { inside: skirtFolds }) +
    binding(pen, HEM, cloth.trim, 20) +
    panel(pen, OVER, cloth, {
      turn: -4,
      inside: fold([120, -60], [40, -70], [-30, -40], 22) + gleam([-120, -260], [-120, -160], [-110, -50], 24),
    }) +
    binding(pen, EDGE, cloth.trim, 16) +
    binding(pen, 'M-152 -30C-100 -22 -50 -18 0 -18C50 -18 100 -22 152 -30', cloth.trim, 14) +
    seam('M-82 -334C-50 -312 50 -312 82 -334', cloth.base, 4) +
    bow(120, -122, cloth.trim, 0.72, 10) +
    bow(136, -26, cloth.trim, 0.66, -6);
  return { art, outline: [BODICE, SKIRT, SLEEVE, mirror(SLEEVE), LEG, mirror(LEG)] };
};
