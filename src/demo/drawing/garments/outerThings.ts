import { plain, trimCloth } from '../cloth';
import { lighter } from '../colour';
import { button, label } from '../notions';
import { bothSides, mirror } from '../path';
import { binding, castBy, fold, gathers, gleam, lining, panel, seam, stitch, threadOn } from '../tailoring';
import type { DrawGarment } from './garment.types';

const SIDE =
  'M-8 -180C-40 -230 -74 -280 -84 -330L-176 -300C-150 -230 -150 -160 -178 -90C-186 20 -190 130 -196 240C-150 262 -90 280 -30 296C-12 250 -4 150 0 40Z';

/** A sleeveless Nehru jacket. */
export const nehruJacket: DrawGarment = (pen, cloth) => {
  const collar = 'M-74 -352C-66 -300 -40 -240 -4 -186L-6 -158C-50 -210 -86 -280 -98 -334Z';
  const folds =
    fold([-170, -70], [-110, 0], [-90, 120], 28, 0.11) +
    fold([-60, 100], [-60, 200], [-50, 290], 24) +
    gleam([-130, -200], [-120, 0], [-160, 220], 28, 0.2);
  const back = 'M-74 -352C-40 -336 40 -336 74 -352C66 -300 40 -240 0 -180C-40 -240 -66 -300 -74 -352Z';
  const pocket = (x: number) => seam(`M${x - 46} 120L${x + 40} 108L${x + 42} 130L${x - 44} 142Z`, cloth.base, 4);
  const art =
    lining('M-60 -200L60 -200L130 262C60 246 -60 246 -130 262Z', { ...cloth, base: lighter(cloth.trim, 0.3) }) +
    lining(back, { ...cloth, base: lighter(cloth.trim, 0.3) }) +
    panel(pen, mirror(SIDE), cloth, {
      turn: 4,
      inside: fold([170, -70], [120, 40], [120, 200], 30) + fold([60, 60], [70, 180], [60, 290], 24),
    }) +
    panel(pen, SIDE, cloth, { turn: -4, inside: folds + castBy(pen, collar) }) +
    panel(pen, collar, trimCloth(cloth)) +
    panel(pen, mirror(collar), trimCloth(cloth)) +
    binding(pen, 'M-176 -300C-150 -230 -150 -160 -178 -90', cloth.trim, 11) +
    binding(pen, mirror('M-176 -300C-150 -230 -150 -160 -178 -90'), cloth.trim, 11) +
    stitch('M-14 -150C-10 0 -14 160 -36 280', threadOn(cloth.base), 2.6) +
    [-130, -70, -10, 50, 110].map((y) => button(y > 80 ? -2 : 0, y, cloth.trim, 12)).join('') +
    pocket(-110) +
    pocket(114) +
    `<path d="M92 -98C92 -118 96 -136 100 -146L114 -124L126 -152C132 -136 136 -116 136 -100Z" fill="${cloth.spark}" stroke="${cloth.trim}" stroke-width="2.5" stroke-linejoin="round"/>` +
    seam('M84 -100L140 -107L141 -90L86 -83Z', cloth.base, 4) +
    `<path d="M84 -100L140 -107L141 -90L86 -83Z" fill="${cloth.base}"/>`;
  return { art, outline: [SIDE, mirror(SIDE)] };
};

const SHIRT = bothSides(
  'M0 -232C-30 -250 -74 -290 -86 -330L-196 -286C-176 -220 -176 -160 -186 -96C-194 40 -200 160 -204 272C-180 300 -140 312 -90 314C-50 316 -24 312 0 308',
);
const SLEEVE =
  'M-192 -288C-244 -266 -296 -210 -326 -120C-296 -94 -262 -78 -224 -68C-208 -104 -196 -136 -178 -166L-140 -170L-140 -290Z';

/** A short-sleeved shirt with an open collar. */
export const collarShirt: DrawGarment = (pen, cloth) => {
  const pale = lighter(cloth.base, 0.7);
  const collar =
    'M-78 -346C-64 -300 -34 -262 -2 -232C-24 -204 -54 -180 -78 -170C-100 -210 -112 -270 -108 -322C-98 -334 -90 -342 -78 -346Z';
  const neck = 'M-78 -346C-46 -328 46 -328 78 -346C64 -300 34 -262 0 -228C-34 -262 -64 -300 -78 -346Z';
  const cuff = 'M-326 -120C-296 -94 -262 -78 -224 -68';
  const folds =
    fold([-184, -70], [-130, -10], [-110, 80], 28, 0.11) +
    fold([186, -80], [140, 20], [124, 140], 32) +
    fold([-90, 120], [-100, 220], [-80, 314], 26, 0.1) +
    fold([90, 120], [110, 220], [96, 310], 28) +
    gleam([-140, -180], [-124, 0], [-150, 250], 32);
  const pocket = 'M62 -110C90 -106 122 -106 146 -110C148 -70 146 -40 140 -22L104 -4L68 -22C62 -46 60 -76 62 -110Z';
  const art =
    lining(neck, cloth) +
    label(0, -306, cloth.trim) +
    panel(pen, SLEEVE, cloth, { turn: -34, inside: fold([-230, -250], [-240, -170], [-216, -76], 20) }) +
    panel(pen, mirror(SLEEVE), cloth, { turn: 34, inside: fold([240, -240], [236, -170], [216, -76], 20) }) +
    binding(pen, cuff, cloth.trim, 13) +
    binding(pen, mirror(cuff), cloth.trim, 13) +
    panel(pen, SHIRT, cloth, { inside: folds + castBy(pen, collar) + castBy(pen, mirror(collar)) }) +
    seam('M-16 -212C-14 0 -16 160 -16 308M18 -212C16 0 18 160 18 306', cloth.base) +
    stitch(
      'M-198 262C-176 288 -140 298 -90 300C-40 302 -20 298 0 296C20 298 40 302 90 300C140 298 176 288 198 262',
      threadOn(cloth.base),
      2.4,
    ) +
    [-160, -80, 0, 80, 160, 236].map((y) => button(1, y, pale, 10)).join('') +
    panel(pen, pocket, cloth, { scale: 0.8 }) +
    stitch('M66 -94C92 -90 120 -90 144 -94', threadOn(cloth.base), 2.2) +
    panel(pen, collar, { ...plain(cloth), base: lighter(cloth.trim, 0.3) }) +
    panel(pen, mirror(collar), { ...plain(cloth), base: lighter(cloth.trim, 0.3) });
  return { art, outline: [SHIRT, SLEEVE, mirror(SLEEVE)] };
};

const PANTS = bothSides(
  'M0 -214C-60 -214 -118 -216 -172 -222C-214 -80 -238 120 -206 290C-160 306 -110 308 -58 300C-46 200 -20 90 0 20',
);
const WAIST = bothSides('M0 -262C-60 -262 -118 -264 -172 -272C-178 -252 -178 -232 -174 -214C-118 -206 -60 -204 0 -204');
const ANKLE =
  'M-208 280C-160 298 -110 300 -56 292C-58 314 -60 334 -62 350C-110 360 -160 356 -204 344C-208 324 -210 302 -208 280Z';

/** Soft harem pyjamas with a drawstring. */
export const pyjamas: DrawGarment = (pen, cloth) => {
  const trim = trimCloth(cloth);
  const folds =
    gathers([-166, -210], [166, -210], 12, 90, 20) +
    fold([-4, 20], [-60, 0], [-110, -60], 26) +
    fold([4, 20], [70, 10], [130, -60], 28) +
    fold([-190, 280], [-180, 200], [-200, 110], 26) +
    fold([90, 290], [80, 180], [110, 90], 28) +
    fold([190, 290], [196, 190], [200, 90], 26) +
    gleam([-150, -150], [-190, 40], [-180, 240], 30, 0.22);
  const art =
    lining('M-172 -270C-100 -254 100 -254 172 -270C100 -288 -100 -288 -172 -270Z', cloth) +
    panel(pen, PANTS, cloth, { inside: folds }) +
    seam('M0 -206C4 -130 2 -60 0 18', cloth.base) +
    panel(pen, WAIST, trim, { inside: gathers([-168, -262], [168, -262], 14, 60) }) +
    stitch('M-172 -248C-100 -236 100 -236 172 -248', threadOn(cloth.trim), 2.4) +
    panel(pen, ANKLE, trim, { inside: gathers([-204, 286], [-60, 296], 8, 60) }) +
    panel(pen, mirror(ANKLE), trim, { inside: gathers([204, 286], [60, 296], 8, 60) }) +
    `<path d="M-8 -232C-40 -180 -36 -120 -54 -86M10 -232C34 -190 30 -130 44 -98" fill="none" stroke="${lighter(cloth.trim, 0.6)}" stroke-width="9" stroke-linecap="round"/><circle cx="-54" cy="-82" r="11" fill="${cloth.spark}"/><circle cx="44" cy="-94" r="11" fill="${cloth.spark}"/>` +
    `<path d="M0 -232C-18 -252 -46 -246 -44 -230C-40 -216 -14 -222 0 -232C16 -252 46 -248 44 -230C40 -216 14 -222 0 -232Z" fill="none" stroke="${lighter(cloth.trim, 0.6)}" stroke-width="9"/>`;
  return { art, outline: [PANTS, WAIST, ANKLE, mirror(ANKLE)] };
};

const BAG = bothSides(
  'M0 -266C-40 -268 -70 -296 -78 -340L-158 -322C-140 -270 -140 -220 -176 -168C-206 -40 -232 120 -226 260C-222 340 -120 376 0 376',
);

/** A sleeveless sleeping bag with a curved zip. */
export const sleepBag: DrawGarment = (pen, cloth) => {
  const neck = 'M-78 -340C-46 -320 46 -320 78 -340C70 -296 40 -268 0 -266C-40 -268 -70 -296 -78 -340Z';
  const zip = 'M-40 -280C-60 -100 -120 60 -150 180C-160 250 -130 300 -60 320';
  const arm = 'M-158 -322C-140 -270 -140 -220 -176 -168';
  const quilts = stitch(
    'M-210 -20C-100 6 100 6 210 -20M-222 100C-100 126 100 126 222 100M-228 220C-100 246 100 246 228 220',
    threadOn(cloth.base),
    2.4,
  );
  const folds =
    fold([100, -200], [140, 0], [170, 240], 36, 0.1) +
    fold([-10, 60], [10, 200], [0, 370], 30, 0.1) +
    gleam([-130, -150], [-180, 40], [-190, 240], 34, 0.22);
  const art =
    lining(neck, { ...cloth, base: lighter(cloth.trim, 0.3) }) +
    panel(pen, BAG, cloth, { inside: quilts + folds }) +
    `<path d="${zip}" fill="none" stroke="${lighter(cloth.trim, 0.4)}" stroke-width="24"/><path d="${zip}" fill="none" stroke="${cloth.trim}" stroke-width="9" stroke-dasharray="6 4"/>` +
    `<path d="M-46 -262L-30 -262L-26 -216L-50 -216Z" fill="${cloth.spark}" stroke="${cloth.trim}" stroke-width="3"/>` +
    binding(pen, 'M-78 -340C-70 -296 -40 -268 0 -266C40 -268 70 -296 78 -340', cloth.trim, 16) +
    binding(pen, arm, cloth.trim, 16) +
    binding(pen, mirror(arm), cloth.trim, 16) +
    button(-118, -304, cloth.trim, 11) +
    button(118, -303, cloth.trim, 11) +
    label(120, 316, cloth.trim, -16);
  return { art, outline: [BAG] };
};
