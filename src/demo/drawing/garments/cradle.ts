import { plain, trimCloth } from '../cloth';
import { lighter } from '../colour';
import { heart } from '../notions';
import { bothSides, mirror } from '../path';
import { binding, castBy, fold, gathers, gleam, panel, plainPanel } from '../tailoring';
import type { DrawGarment } from './garment.types';
import { bead, board, spindle, WOOD, WOOD_DEEP } from './wood';

const QUILT =
  'M-150 20C-60 0 60 0 160 18C172 60 168 120 176 168C160 186 142 170 124 182C106 194 86 174 66 186C46 196 28 178 8 188C-14 196 -34 176 -54 186C-76 192 -96 172 -116 180C-134 184 -148 172 -160 166C-154 110 -158 60 -150 20Z';
const LEG = 'M-262 -330L-236 -330C-240 -100 -256 140 -300 352L-338 352C-296 140 -272 -100 -262 -330Z';

/** A wooden swing cradle (palna) with turned spindles and a quilt over the side. */
export const cradle: DrawGarment = (pen, cloth) => {
  const spindles = [-208, -166, 190, 224].map((x) => spindle(pen, x, 30, 178, WOOD)).join('');
  const inside = 'M-236 24C-120 8 120 8 240 24L232 170C120 184 -120 184 -228 170Z';
  const pillow = 'M-206 20C-196 -34 -110 -46 -72 -8C-60 8 -70 22 -90 28L-200 34Z';
  const toy = (x: number, y: number, tone: string) =>
    `<path d="M${x} -318V${y}" stroke="${WOOD_DEEP}" stroke-width="3"/>${heart(x, y + 14, tone, 1.3)}`;
  const art =
    `<path d="M-214 -316C-216 -200 -220 -100 -224 8M214 -316C216 -200 222 -100 228 8" fill="none" stroke="${WOOD_DEEP}" stroke-width="8" stroke-dasharray="13 5" stroke-linecap="round"/>` +
    toy(-66, -196, cloth.trim) +
    toy(4, -158, cloth.spark) +
    toy(70, -204, cloth.base) +
    plainPanel(pen, LEG, WOOD) +
    plainPanel(pen, mirror(LEG), WOOD) +
    board(pen, -292, -352, 584, 40, WOOD) +
    bead(-278, -366, 24, 24, cloth.trim) +
    bead(280, -366, 24, 24, cloth.trim) +
    board(pen, -304, 262, 608, 26, WOOD) +
    plainPanel(pen, inside, lighter(WOOD, 0.55), { depth: 2 }) +
    panel(pen, pillow, { ...plain(cloth), base: '#FFF8EE' }) +
    spindles +
    board(pen, -254, 166, 508, 38, WOOD) +
    board(pen, -258, 8, 516, 32, WOOD) +
    panel(pen, QUILT, cloth, {
      inside:
        gathers([-140, 24], [156, 22], 6, 120) +
        gleam([-110, 20], [-120, 90], [-116, 170], 24, 0.25) +
        castBy(pen, 'M-260 40L260 40'),
    }) +
    binding(pen, 'M-150 20C-60 0 60 0 160 18', cloth.trim, 15) +
    bead(-248, 186, 15, 15, cloth.spark) +
    bead(250, 186, 15, 15, cloth.spark);
  return { art, outline: [LEG, mirror(LEG), inside, 'M-292 -352L292 -352L292 -312L-292 -312Z'], foot: 350 };
};

const SLING = bothSides('M0 250C-120 250 -196 190 -206 110C-200 30 -150 -70 -60 -196L-26 -214C-14 -206 -6 -206 0 -206');
const POLE = 'M-40 -352L-14 -340C-100 -110 -200 140 -300 358L-336 350C-240 130 -140 -110 -40 -352Z';

/** A cloth hammock cradle (jhula) on a folding wooden stand. */
export const jhula: DrawGarment = (pen, cloth) => {
  const mouth = 'M-150 -56C-60 0 70 4 150 -56C170 -10 180 30 176 60C90 110 -90 110 -178 60C-180 30 -170 -10 -150 -56Z';
  const folds =
    fold([-40, -190], [-150, -20], [-170, 130], 30, 0.14) +
    fold([36, -190], [150, -10], [176, 130], 34, 0.16) +
    fold([-170, 150], [0, 230], [150, 170], 34, 0.12) +
    fold([-120, 200], [0, 250], [110, 216], 20, 0.12) +
    gleam([-60, -150], [-170, 10], [-186, 120], 22, 0.3) +
    gleam([-130, 140], [-20, 190], [90, 160], 24, 0.2);
  const art =
    board(pen, -280, 262, 560, 24) +
    plainPanel(pen, mirror(POLE), WOOD) +
    plainPanel(pen, POLE, WOOD) +
    bead(0, -352, 42, 26, cloth.trim) +
    `<path d="M0 -326V-270" stroke="${WOOD_DEEP}" stroke-width="10"/><path d="M-20 -276C-20 -250 20 -262 18 -246C14 -232 -18 -244 -18 -228C-14 -214 18 -222 16 -208" fill="none" stroke="#9A98AC" stroke-width="7" stroke-linecap="round"/>` +
    panel(pen, SLING, cloth, { inside: folds }) +
    panel(
      pen,
      mouth,
      { ...trimCloth(cloth), base: lighter(cloth.trim, 0.5) },
      { inside: castBy(pen, 'M-150 -56C-60 0 70 4 150 -56') + gathers([-140, -40], [140, -40], 9, 90), depth: 2 },
    ) +
    panel(pen, 'M-96 30C-90 -10 -30 -22 20 0C70 -18 104 0 110 36C60 76 -50 78 -96 30Z', {
      ...plain(cloth),
      base: '#FFF8EE',
    }) +
    panel(
      pen,
      'M-186 52C-100 104 96 108 186 52C200 80 204 100 200 122C100 176 -100 174 -202 122C-204 100 -198 78 -186 52Z',
      cloth,
      { inside: gleam([-170, 80], [-60, 120], [60, 110], 16, 0.3), turn: 6 },
    ) +
    binding(pen, 'M-186 52C-100 104 96 108 186 52', cloth.trim, 16);
  return { art, outline: [POLE, mirror(POLE), SLING], foot: 354 };
};
