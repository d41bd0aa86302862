import { plain, trimCloth } from '../cloth';
import { lighter } from '../colour';
import { bothSides, mirror } from '../path';
import { binding, castBy, fold, gathers, gleam, lining, panel, seam, stitch, threadOn } from '../tailoring';
import type { DrawGarment } from './garment.types';

const CHOLI = bothSides(
  'M0 -256C-46 -258 -76 -292 -84 -348L-158 -326C-142 -270 -140 -226 -148 -178C-150 -150 -148 -126 -144 -102C-96 -92 -46 -90 0 -90',
);
const SLEEVE =
  'M-156 -325C-200 -312 -236 -268 -252 -206C-230 -190 -204 -182 -176 -182C-166 -206 -158 -220 -146 -232L-118 -240L-118 -320Z';
const NECK = 'M-84 -348C-54 -332 54 -332 84 -348C76 -292 46 -258 0 -256C-46 -258 -76 -292 -84 -348Z';
const FRONT_NECK = 'M-84 -348C-76 -292 -46 -258 0 -256C46 -258 76 -292 84 -348';
const SKIRT = bothSides('M0 -46C-50 -46 -92 -48 -130 -54C-176 60 -252 220 -312 324C-214 372 -106 388 0 388');
const BORDER = bothSides('M0 318C-100 318 -194 302 -286 262L-312 324C-214 372 -106 388 0 388');
const WAIST = bothSides('M0 -68C-50 -68 -92 -70 -131 -76C-134 -62 -136 -48 -136 -34C-92 -26 -50 -24 0 -24');
const DRAPE =
  'M84 -350C108 -358 144 -346 160 -326C196 -190 226 -10 268 232C274 262 276 290 274 318C240 336 206 346 168 350C164 240 140 30 122 -120C112 -220 102 -300 84 -350Z';
const DRAPE_EDGES =
  'M84 -350C102 -300 112 -220 122 -120C140 30 164 240 168 350M160 -326C196 -190 226 -10 268 232C274 262 276 290 274 318';
const DRAPE_END = 'M167 312C206 308 240 298 272 282C276 296 276 308 274 318C240 336 206 346 168 350Z';

/** A lehenga choli for a small girl: blouse, flared skirt with a gold border, and a light dupatta. */
export const lehenga: DrawGarment = (pen, cloth) => {
  const trim = trimCloth(cloth);
  const thread = threadOn(cloth.trim);
  const veil = { ...plain(cloth), base: lighter(cloth.trim, 0.62) };
  const skirtFolds =
    gathers([-126, -28], [126, -28], 13, 130, 120) +
    fold([-80, 20], [-140, 170], [-200, 330], 30, 0.13) +
    fold([-10, 30], [-20, 190], [-40, 388], 34, 0.11) +
    fold([70, 20], [110, 190], [140, 376], 36, 0.14) +
    fold([120, 30], [180, 180], [236, 350], 30, 0.14) +
    gleam([-50, 20], [-90, 180], [-120, 370], 34, 0.2) +
    gleam([30, 40], [50, 200], [60, 380], 26, 0.15);
  const folds =
    fold([-140, -110], [-90, -140], [-60, -190], 18, 0.11) +
    fold([142, -110], [100, -150], [90, -210], 22) +
    gleam([-110, -280], [-100, -200], [-110, -110], 20);
  const sleeve = (d: string, turn: number) => panel(pen, d, cloth, { turn, scale: 0.8 });
  const drapeFolds =
    fold([104, -340], [160, -120], [196, 340], 14, 0.16) +
    fold([132, -344], [196, -100], [232, 334], 16, 0.16) +
    gleam([116, -346], [176, -110], [214, 330], 12, 0.4);
  const cuff = 'M-252 -206C-230 -190 -204 -182 -176 -182';
  const art =
    lining(NECK, cloth) +
    sleeve(SLEEVE, -40) +
    sleeve(mirror(SLEEVE), 40) +
    binding(pen, cuff, cloth.trim, 14) +
    binding(pen, mirror(cuff), cloth.trim, 14) +
    panel(pen, SKIRT, cloth, { inside: skirtFolds + castBy(pen, WAIST) }) +
    panel(pen, BORDER, trim, {
      inside: fold([-40, 320], [-44, 350], [-40, 388], 30) + fold([140, 310], [146, 340], [150, 378], 30),
    }) +
    stitch(
      'M-282 284C-194 320 -98 336 0 336C98 336 194 320 282 284M-300 314C-206 354 -104 370 0 370C104 370 206 354 300 314',
      thread,
      3.4,
    ) +
    `<g fill="${cloth.spark}">${[-220, -150, -76, 0, 76, 150, 220].map((x) => `<circle cx="${x}" cy="${354 - (x * x) / 1120}" r="6.5"/>`).join('')}</g>` +
    panel(pen, WAIST, trim) +
    stitch('M-128 -54C-60 -44 60 -44 128 -54', thread, 2.6) +
    panel(pen, CHOLI, cloth, { scale: 0.8, inside: folds }) +
    seam('M-60 -96C-66 -130 -62 -170 -40 -200M60 -96C66 -130 62 -170 40 -200', cloth.base) +
    binding(pen, 'M-144 -104C-96 -94 -46 -92 0 -92C46 -92 96 -94 144 -104', cloth.trim, 13) +
    binding(pen, FRONT_NECK, cloth.trim, 13) +
    `<g fill-opacity=".94">${panel(pen, DRAPE, veil, { inside: drapeFolds })}</g>` +
    binding(pen, DRAPE_EDGES, cloth.trim, 9) +
    panel(pen, DRAPE_END, trim) +
    stitch('M172 334C206 330 240 320 270 304', thread, 3);
  return { art, outline: [CHOLI, SLEEVE, mirror(SLEEVE), SKIRT, DRAPE] };
};
