import { plain, trimCloth } from '../cloth';
import { lighter } from '../colour';
import { bow, button } from '../notions';
import { bothSides, mirror } from '../path';
import { flipped, stencil } from '../pen';
import { castBy, fold, gathers, gleam, lining, panel, seam, stitch, threadOn } from '../tailoring';
import type { DrawGarment } from './garment.types';

const BODICE = bothSides(
  'M0 -236C-52 -240 -86 -274 -96 -318L-176 -292C-158 -224 -160 -170 -170 -116C-174 -90 -172 -64 -170 -38C-110 -30 -50 -28 0 -28',
);
const SKIRT = bothSides('M0 -34C-60 -34 -120 -38 -170 -46C-204 50 -262 168 -316 264C-214 308 -100 322 0 322');
const FLOUNCE = bothSides(
  'M0 306C-100 306 -212 292 -312 248C-322 270 -334 290 -344 308C-330 330 -304 322 -290 330C-270 352 -240 336 -222 346C-200 368 -164 350 -146 358C-122 376 -88 360 -70 366C-48 380 -22 372 0 370',
);
const SLEEVE = 'M-166 -294C-228 -322 -306 -272 -300 -196C-296 -168 -262 -150 -226 -150C-196 -152 -172 -172 -164 -204Z';
const BAND = 'M-306 -190C-280 -158 -226 -146 -168 -184L-164 -160C-216 -116 -286 -132 -310 -166Z';
const COLLAR =
  'M0 -236C-44 -240 -84 -272 -98 -322C-132 -304 -152 -270 -148 -232C-106 -190 -48 -186 -6 -204C-2 -214 0 -224 0 -236Z';
const NECK = 'M-98 -322C-60 -302 60 -302 98 -322C86 -274 52 -238 0 -236C-52 -238 -86 -274 -98 -322Z';
const SASH =
  'M-173 -58C-100 -46 100 -46 173 -58C175 -42 174 -28 174 -16C100 -4 -100 -4 -174 -16C-175 -30 -175 -44 -173 -58Z';

/** A yoked frock with puff sleeves, a round collar, a sash and a flounced hem. */
export const frock: DrawGarment = (pen, cloth) => {
  const trim = trimCloth(cloth);
  const collar = { ...plain(cloth), base: lighter(cloth.trim, 0.72) };
  const skirtFolds =
    gathers([-166, -30], [166, -30], 13, 150, 150) +
    fold([-120, 20], [-180, 160], [-230, 290], 26, 0.12) +
    fold([-20, 40], [-40, 170], [-50, 316], 30, 0.1) +
    fold([90, 30], [130, 170], [150, 306], 34, 0.13) +
    fold([150, 20], [210, 140], [260, 280], 30, 0.14) +
    gleam([-90, 20], [-150, 160], [-150, 300], 34, 0.2) +
    gleam([30, 50], [50, 180], [60, 310], 26, 0.15);
  const sleeveFolds = stencil(
    pen,
    gathers([-172, -280], [-176, -196], 5, -60) +
      gathers([-296, -172], [-180, -178], 7, -58) +
      gleam([-250, -280], [-286, -240], [-280, -200], 20),
  );
  const sleeve = (d: string, folds: string) => panel(pen, d, cloth, { turn: -30, inside: folds });
  const art =
    lining(NECK, cloth) +
    sleeve(SLEEVE, sleeveFolds) +
    sleeve(mirror(SLEEVE), flipped(sleeveFolds)) +
    panel(pen, BAND, trim) +
    panel(pen, mirror(BAND), trim) +
    panel(pen, FLOUNCE, trim, { inside: castBy(pen, SKIRT) + gathers([-310, 262], [310, 262], 19, 96, 40) }) +
    panel(pen, SKIRT, cloth, { inside: skirtFolds }) +
    stitch('M-300 250C-206 290 -100 304 0 304C100 304 206 290 300 250', threadOn(cloth.base), 2.6) +
    panel(pen, BODICE, cloth, {
      scale: 0.86,
      inside:
        castBy(pen, COLLAR) +
        castBy(pen, mirror(COLLAR)) +
        fold([-160, -60], [-110, -90], [-90, -150], 18, 0.1) +
        fold([164, -60], [120, -100], [108, -160], 22),
    }) +
    seam('M0 -204L0 -30', cloth.base) +
    [-166, -116, -70].map((y) => button(0, y, collar.base, 10)).join('') +
    panel(pen, SASH, trim) +
    panel(pen, COLLAR, collar) +
    panel(pen, mirror(COLLAR), collar) +
    stitch('M-92 -300C-116 -280 -134 -256 -132 -236C-98 -204 -54 -200 -18 -214', cloth.trim, 2.4) +
    stitch(mirror('M-92 -300C-116 -280 -134 -256 -132 -236C-98 -204 -54 -200 -18 -214'), cloth.trim, 2.4) +
    bow(-104, -34, cloth.trim, 0.8, 6);
  return { art, outline: [BODICE, SKIRT, FLOUNCE, SLEEVE, mirror(SLEEVE)] };
};
