import { trimCloth } from '../cloth';
import { lighter } from '../colour';
import { label } from '../notions';
import { moved } from '../path';
import { place } from '../pen';
import { binding, castBy, fold, gleam, panel, stitch, threadOn } from '../tailoring';
import type { DrawGarment } from './garment.types';

const UNDER =
  'M-246 -236C-100 -250 100 -250 254 -238C270 -228 272 -214 268 -196C276 -60 276 90 270 240C268 258 258 264 244 264C90 276 -90 274 -240 262C-262 258 -266 246 -262 230C-270 90 -270 -60 -266 -210C-264 -228 -258 -234 -246 -236Z';
const TOP =
  'M-66 -246C40 -254 150 -250 240 -242C258 -240 262 -226 260 -208C266 -70 266 80 258 222C256 240 246 246 230 246C90 256 -90 256 -234 244C-252 242 -258 232 -256 214C-260 130 -262 40 -260 -46Z';
const FLAP =
  'M-66 -246C-124 -186 -190 -110 -260 -46C-190 -40 -120 -34 -64 -12C-48 -6 -40 -14 -40 -30C-44 -110 -54 -180 -66 -246Z';

/** A quilted blanket, folded in four with one corner turned back. */
export const blanket: DrawGarment = (pen, cloth) => {
  const reverse = { ...trimCloth(cloth), base: lighter(cloth.trim, 0.28) };
  const quilting =
    'M-250 60L160 -246M-250 190L250 -170M-160 246L260 -60M0 250L262 70M-256 40L-40 246M-200 -30L130 250M-40 -40L258 200M-50 -180L262 80M60 -246L262 -70';
  const inside =
    stitch(quilting, threadOn(cloth.base), 2.4) +
    castBy(pen, FLAP) +
    gleam([-200, 40], [-40, 120], [20, 240], 40, 0.14) +
    fold([240, -200], [200, 0], [230, 230], 36, 0.1);
  const edge =
    'M240 -242C258 -240 262 -226 260 -208C266 -70 266 80 258 222C256 240 246 246 230 246C90 256 -90 256 -234 244C-252 242 -258 232 -256 214';
  const art = place(
    panel(pen, moved(UNDER, 16, 30), reverse) +
      panel(pen, moved(UNDER, 8, 14), cloth, { turn: 90 }) +
      panel(pen, UNDER, reverse) +
      panel(pen, TOP, cloth, { inside }) +
      binding(pen, edge, cloth.trim, 17) +
      panel(pen, FLAP, reverse, { inside: fold([-90, -200], [-100, -110], [-60, -30], 20) }) +
      stitch(
        'M-78 -216C-130 -160 -180 -106 -226 -62C-160 -56 -110 -50 -62 -32C-64 -100 -68 -160 -78 -216Z',
        threadOn(reverse.base),
        2.6,
      ) +
      label(196, 214, cloth.trim, -2),
    -8,
    0,
    1.1,
    -5,
  );
  return { art, outline: [moved(UNDER, 8, 26, 1.12, -5)] };
};
