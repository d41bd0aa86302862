import { trimCloth } from '../cloth';
import { bothSides, mirror } from '../path';
import { flipped, stencil } from '../pen';
import { binding, castBy, fold, gleam, lining, panel, seam, stitch, threadOn } from '../tailoring';
import type { DrawGarment } from './garment.types';

const BODY = bothSides(
  'M0 -214C-16 -236 -66 -250 -86 -330L-176 -304C-154 -240 -148 -180 -156 -120C-140 -60 -142 -10 -156 60C-186 170 -216 270 -244 360C-160 386 -70 392 0 392',
);
const SLEEVE =
  'M-174 -303C-228 -286 -258 -220 -276 -140C-284 -104 -292 -74 -302 -40C-278 -26 -250 -22 -222 -26C-208 -80 -190 -120 -156 -160L-120 -170L-120 -295Z';
const CUFF = 'M-308 -66C-280 -50 -248 -46 -214 -52L-222 -20C-250 -14 -282 -20 -306 -36Z';
const NECK = 'M-86 -330C-54 -312 54 -312 86 -330C66 -250 16 -236 0 -214C-16 -236 -66 -250 -86 -330Z';
const FRONT_NECK = 'M-86 -330C-66 -250 -16 -236 0 -210C16 -236 66 -250 86 -330';
const YOKE = bothSides('M0 -206C-18 -232 -74 -250 -94 -328L-124 -319C-112 -240 -86 -150 0 -100');
const HEM = 'M-236 332C-150 356 -66 362 0 362C66 362 150 356 236 332';

/** A women's A-line kurti with an embroidered yoke and three-quarter sleeves. */
export const kurti: DrawGarment = (pen, cloth) => {
  const trim = trimCloth(cloth);
  const thread = threadOn(cloth.trim);
  const folds =
    fold([-150, 20], [-110, 40], [-70, 30], 20) +
    fold([152, 0], [110, 60], [90, 180], 30) +
    fold([-110, 90], [-150, 230], [-170, 380], 28, 0.11) +
    fold([-20, 60], [-40, 220], [-30, 392], 28, 0.1) +
    fold([80, 100], [110, 250], [120, 388], 32, 0.13) +
    fold([150, 120], [186, 240], [212, 370], 24, 0.13) +
    gleam([-118, -200], [-110, 0], [-180, 320], 30) +
    gleam([30, 40], [50, 200], [40, 380], 24, 0.13);
  const sleeveFolds = stencil(
    pen,
    fold([-186, -180], [-222, -130], [-260, -110], 20) + gleam([-230, -240], [-264, -150], [-284, -60], 16),
  );
  const sleeve = (d: string, turn: number, inside: string) => panel(pen, d, cloth, { turn, inside });
  const art =
    lining(NECK, cloth) +
    seam('M-82 -324C-50 -304 50 -304 82 -324', cloth.base, 5) +
    sleeve(SLEEVE, -64, sleeveFolds) +
    sleeve(mirror(SLEEVE), 64, flipped(sleeveFolds)) +
    panel(pen, CUFF, trim) +
    panel(pen, mirror(CUFF), trim) +
    panel(pen, BODY, cloth, { inside: folds + castBy(pen, YOKE) }) +
    binding(pen, HEM, cloth.trim, 20) +
    panel(pen, YOKE, trim) +
    stitch('M-110 -316C-98 -244 -76 -170 0 -120C76 -170 98 -244 110 -316', thread, 3) +
    `<g fill="${cloth.spark}">${[
      [-90, -258],
      [-68, -206],
      [-38, -166],
      [0, -142],
      [38, -166],
      [68, -206],
      [90, -258],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5"/>`)
      .join('')}</g>` +
    binding(pen, FRONT_NECK, cloth.trim, 11) +
    seam('M-152 40C-176 140 -200 230 -220 300' + mirror('M-152 40C-176 140 -200 230 -220 300'), cloth.base, 2);
  return { art, outline: [BODY, SLEEVE, mirror(SLEEVE)] };
};
