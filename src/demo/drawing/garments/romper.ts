import { button, heart } from '../notions';
import { bothSides, mirror } from '../path';
import { binding, castBy, fold, gathers, gleam, lining, panel, seam, stitch, threadOn } from '../tailoring';
import { trimCloth } from '../cloth';
import type { DrawGarment } from './garment.types';

const BODY = bothSides(
  'M0 -226C-52 -228 -84 -262 -92 -318C-112 -326 -138 -322 -152 -312C-150 -236 -164 -178 -206 -140C-210 -66 -206 0 -198 44C-244 120 -262 204 -250 288C-200 312 -116 314 -60 298C-44 270 -22 248 0 238',
);
const FRILL =
  'M-152 -308C-214 -312 -284 -254 -288 -176C-276 -186 -266 -180 -260 -166C-248 -178 -238 -170 -232 -154C-222 -164 -212 -156 -206 -138C-160 -170 -130 -240 -130 -300Z';
const CUFF =
  'M-252 282C-200 302 -116 304 -56 290C-54 304 -52 316 -54 326C-116 342 -204 338 -256 316C-256 304 -254 294 -252 282Z';
const NECK = 'M-92 -318C-60 -300 60 -300 92 -318C84 -262 52 -228 0 -226C-52 -228 -84 -262 -92 -318Z';
const FRONT_NECK = 'M-92 -318C-84 -262 -52 -228 0 -226C52 -228 84 -262 92 -318';
const WAIST = 'M-200 44C-120 58 120 58 200 44';

/** A sleeveless romper with frilled armholes, a gathered waist and bloomer legs. */
export const romper: DrawGarment = (pen, cloth) => {
  const trim = trimCloth(cloth);
  const folds =
    gathers([-190, 58], [190, 58], 11, 110, 60) +
    gathers([-184, 40], [184, 40], 9, -70, 10) +
    fold([-196, 280], [-170, 230], [-190, 150], 26) +
    fold([196, 284], [180, 220], [196, 140], 30, 0.15) +
    fold([-6, 240], [-30, 180], [-20, 110], 24) +
    gleam([-160, 120], [-180, 190], [-150, 270], 28) +
    gleam([-120, -180], [-140, -80], [-130, 10], 26);
  const frill = (d: string) => panel(pen, d, cloth, { turn: 24, inside: castBy(pen, BODY) });
  const art =
    lining(NECK, cloth) +
    frill(FRILL) +
    frill(mirror(FRILL)) +
    panel(pen, BODY, cloth, { inside: folds }) +
    seam('M0 -226C4 -140 -2 -40 0 44', cloth.base) +
    stitch('M22 -222C25 -140 20 -40 22 40', threadOn(cloth.base), 2.6) +
    [-178, -108, -38].map((y) => button(10, y, cloth.trim, 11)).join('') +
    seam(WAIST, cloth.base) +
    stitch('M-199 56C-120 70 120 70 199 56', threadOn(cloth.base), 2.6) +
    binding(pen, FRONT_NECK, cloth.trim, 14) +
    panel(pen, CUFF, trim, { inside: gathers([-250, 284], [-58, 292], 9, 44) }) +
    panel(pen, mirror(CUFF), trim, { inside: gathers([250, 284], [58, 292], 9, 44) }) +
    button(-121, -296, cloth.trim, 12) +
    button(122, -295, cloth.trim, 12) +
    heart(-104, -110, cloth.trim, 0.9);
  return { art, outline: [BODY, FRILL, mirror(FRILL), CUFF, mirror(CUFF)] };
};
