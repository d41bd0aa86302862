import { trimCloth } from '../cloth';
import { lighter } from '../colour';
import { bow, stud } from '../notions';
import { bothSides, mirror } from '../path';
import { binding, castBy, fold, gleam, lining, panel, seam, stitch, threadOn } from '../tailoring';
import type { DrawGarment } from './garment.types';

const CAMI = bothSides(
  'M0 -166C-46 -176 -88 -204 -128 -246C-150 -190 -168 -160 -196 -128C-186 -60 -164 0 -150 50C-160 120 -190 200 -204 268C-140 288 -70 292 0 292',
);
const CAMI_EDGE =
  'M-196 -128C-168 -160 -150 -190 -128 -246C-88 -204 -46 -176 0 -166C46 -176 88 -204 128 -246C150 -190 168 -160 196 -128';
const PANELS =
  'M-92 -210C-104 -120 -84 -20 -78 50C-84 130 -100 210 -106 284M92 -210C104 -120 84 -20 78 50C84 130 100 210 106 284';

/** A smoothing camisole with panel seams and a lace hem. */
export const camisole: DrawGarment = (pen, cloth) => {
  const back = 'M-64 -352C-50 -300 -40 -230 -60 -196';
  const firm =
    'M-80 -60C-30 -48 30 -48 80 -60C82 0 80 60 78 110C84 170 94 220 98 262C34 270 -34 270 -98 262C-94 220 -84 170 -78 110C-80 60 -82 0 -80 -60Z';
  const folds =
    gleam([-130, -120], [-110, 20], [-150, 230], 28, 0.26) +
    fold([150, -90], [130, 40], [170, 240], 28) +
    stitch(
      'M-214 248C-140 270 -70 274 0 274C70 274 140 270 214 248M-214 232C-140 254 -70 258 0 258C70 258 140 254 214 232',
      threadOn(cloth.base),
      2.4,
    ) +
    `<path d="${firm}" fill="${cloth.trim}" fill-opacity=".16"/>`;
  const art =
    `<g fill="none" stroke="${cloth.trim}" stroke-width="11"><path d="${back}" stroke-opacity=".55"/><path d="${mirror(back)}" stroke-opacity=".55"/><path d="M-132 -240C-132 -310 -104 -346 -64 -352"/><path d="${mirror('M-132 -240C-132 -310 -104 -346 -64 -352')}"/></g>` +
    lining('M-128 -240C-80 -226 80 -226 128 -240C88 -204 46 -176 0 -166C-46 -176 -88 -204 -128 -240Z', cloth) +
    panel(pen, CAMI, cloth, { inside: folds }) +
    seam(PANELS, cloth.base) +
    binding(pen, CAMI_EDGE, lighter(cloth.trim, 0.25), 13) +
    bow(0, -162, cloth.trim, 0.44) +
    stud(-132, -262, cloth.trim, 8) +
    stud(133, -262, cloth.trim, 8);
  return { art, outline: [CAMI] };
};

const BRIEF = bothSides(
  'M0 -236C-60 -236 -110 -240 -160 -248C-166 -180 -170 -120 -180 -60C-204 20 -222 110 -228 214C-160 234 -90 236 -34 228C-28 190 -14 160 0 146',
);

/** A high-waist shaping short, on its own. */
export const shapingShort: DrawGarment = (pen, cloth) => {
  const waist = bothSides(
    'M0 -268C-60 -268 -112 -272 -162 -282C-166 -264 -166 -246 -164 -228C-110 -218 -60 -216 0 -216',
  );
  const firm = bothSides('M0 -206C-40 -206 -74 -208 -104 -212C-112 -120 -106 -40 -64 20C-40 50 -20 60 0 64');
  const leg = 'M-228 206C-160 226 -90 228 -34 220';
  const folds =
    gleam([-130, -160], [-150, 0], [-180, 180], 28, 0.26) +
    fold([150, -120], [160, 20], [190, 190], 30) +
    fold([-4, 146], [-40, 100], [-80, 90], 18) +
    fold([4, 146], [40, 100], [86, 86], 20);
  const art =
    lining('M-162 -280C-100 -262 100 -262 162 -280C100 -298 -100 -298 -162 -280Z', cloth) +
    panel(pen, BRIEF, cloth, { inside: folds + `<path d="${firm}" fill="${cloth.trim}" fill-opacity=".2"/>` }) +
    seam(firm, cloth.base) +
    stitch('M0 64C2 90 1 120 0 142', threadOn(cloth.base), 2.4) +
    panel(pen, waist, trimCloth(cloth)) +
    stitch('M-158 -264C-100 -250 100 -250 158 -264M-160 -240C-100 -230 100 -230 160 -240', threadOn(cloth.trim), 2.2) +
    binding(pen, leg, lighter(cloth.trim, 0.2), 16) +
    binding(pen, mirror(leg), lighter(cloth.trim, 0.2), 16) +
    bow(0, -222, lighter(cloth.trim, 0.3), 0.42);
  return { art, outline: [BRIEF, waist] };
};

const SAREE = bothSides(
  'M0 -330C-50 -330 -90 -332 -132 -340C-140 -250 -196 -190 -204 -90C-204 40 -176 160 -178 250C-186 310 -206 360 -226 396C-150 412 -70 416 0 416',
);

/** A saree shaper: the slim petticoat worn below a saree. */
export const sareeShaper: DrawGarment = (pen, cloth) => {
  const waist = bothSides('M0 -364C-50 -364 -94 -368 -134 -378C-138 -360 -138 -342 -136 -322C-92 -314 -50 -312 0 -312');
  const slit = 'M96 140C100 220 108 320 128 408L176 404C140 330 110 240 96 140Z';
  const folds =
    gleam([-110, -280], [-170, -110], [-140, 120], 30, 0.24) +
    fold([110, -260], [180, -80], [150, 120], 34) +
    fold([-40, 60], [-60, 220], [-120, 408], 26) +
    fold([20, 40], [10, 220], [20, 414], 24);
  const art =
    lining('M-134 -376C-80 -360 80 -360 134 -376C80 -392 -80 -392 -134 -376Z', cloth) +
    panel(pen, SAREE, cloth, { inside: folds }) +
    lining(slit, cloth) +
    seam('M-70 -316C-84 -160 -70 40 -84 230C-92 300 -104 350 -112 406M70 -316C84 -160 74 0 90 140', cloth.base) +
    panel(pen, waist, trimCloth(cloth)) +
    stitch('M-130 -358C-80 -346 80 -346 130 -358', threadOn(cloth.trim), 2.4) +
    `<path d="M-6 -322C-16 -280 -20 -250 -30 -222M6 -322C12 -286 22 -256 26 -230" fill="none" stroke="${cloth.trim}" stroke-width="7" stroke-linecap="round"/>` +
    bow(0, -318, cloth.trim, 0.5) +
    binding(pen, 'M-224 384C-150 400 -70 404 0 404C40 404 84 402 124 398', lighter(cloth.trim, 0.2), 14);
  return { art, outline: [SAREE, waist] };
};

const BELT =
  'M-292 -150C-200 -84 200 -84 292 -150C300 -50 294 70 270 168C180 232 -180 232 -270 168C-294 70 -300 -50 -292 -150Z';
const MOUTH = 'M-292 -150C-220 -214 220 -214 292 -150C200 -84 -200 -84 -292 -150Z';

/** A wrap belt for the weeks after birth, closed as it is worn. */
export const bellyBand: DrawGarment = (pen, cloth) => {
  const flap =
    'M-66 -104C40 -98 130 -108 196 -124C214 -40 210 80 188 192C120 210 20 216 -62 212C-44 110 -44 0 -66 -104Z';
  const inside =
    gleam([-262, -110], [-250, 30], [-236, 160], 26, 0.3) +
    fold([-130, -96], [-120, 50], [-130, 210], 24, 0.1) +
    fold([262, -120], [270, 20], [246, 180], 30) +
    castBy(pen, flap) +
    seam(
      'M-214 -122C-220 -10 -214 110 -196 226M-150 -110C-156 0 -150 120 -138 230M244 -138C256 -20 250 90 230 206',
      cloth.base,
      7,
    );
  const art =
    lining(MOUTH, cloth) +
    seam('M-180 -190C-172 -170 -172 -150 -178 -130M120 -194C114 -176 114 -150 120 -128', cloth.base, 5) +
    panel(pen, BELT, cloth, { inside }) +
    panel(pen, flap, trimCloth(cloth), {
      inside: gleam([-30, -90], [-14, 40], [-26, 196], 26, 0.24) + fold([120, -110], [136, 40], [118, 200], 24),
    }) +
    stitch(
      'M-46 -90C40 -84 120 -92 180 -106C196 -30 192 80 174 176C110 192 30 196 -40 194C-28 100 -28 0 -46 -90Z',
      threadOn(cloth.trim),
      2.8,
    ) +
    binding(pen, 'M-292 -150C-200 -84 200 -84 292 -150', lighter(cloth.trim, 0.15), 14) +
    binding(pen, 'M-270 168C-180 232 180 232 270 168', lighter(cloth.trim, 0.15), 14) +
    bow(-20, 40, lighter(cloth.trim, 0.4), 0.4);
  return { art, outline: [BELT, MOUTH] };
};
