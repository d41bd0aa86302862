import { bow } from '../notions';
import { mirror } from '../path';
import { binding, castBy, fold, gleam, lining, panel, seam } from '../tailoring';
import type { DrawGarment } from './garment.types';

const SIDE =
  'L-180 -276C-244 -240 -296 -180 -334 -108C-312 -84 -284 -60 -254 -42C-228 -74 -206 -92 -188 -98C-196 10 -216 150 -246 286';
const OVER_EDGE = 'M-92 -306C-72 -196 40 -98 196 -48';
const UNDER_EDGE = 'M92 -306C84 -250 52 -198 2 -148';
const OVER = `M-92 -306${SIDE}C-160 316 -70 324 0 322C80 322 170 314 244 284C222 170 204 60 196 -48C40 -98 -72 -196 -92 -306Z`;
const UNDER = `${mirror(`M-92 -306${SIDE}`)}C120 300 -30 120 2 -148C52 -198 84 -250 92 -306Z`;
const NECK = 'M-92 -306C-50 -286 50 -286 92 -306C84 -250 52 -198 2 -148C-44 -196 -80 -240 -92 -306Z';
const HEM = 'M-246 286C-160 316 -70 324 0 322C80 322 170 314 244 284';
const CUFF = 'M-334 -108C-312 -84 -284 -60 -254 -42';

/** The newborn's wrap top that the shop is named after: crossed front, kimono sleeves, ties at the side. */
export const jhabla: DrawGarment = (pen, cloth) => {
  const overFolds =
    fold([-250, -200], [-214, -150], [-190, -98], 22) +
    fold([190, -20], [60, 60], [-30, 210], 34, 0.1) +
    fold([206, 60], [130, 150], [90, 300], 30, 0.12) +
    fold([-214, 30], [-170, 160], [-186, 300], 26, 0.1) +
    gleam([-150, -180], [-120, 0], [-150, 230], 30) +
    gleam([20, 90], [10, 200], [30, 310], 22, 0.14);
  const art =
    lining(NECK, cloth) +
    seam('M-88 -300C-50 -280 50 -280 88 -300', cloth.base, 5) +
    panel(pen, UNDER, cloth, {
      turn: 9,
      inside: fold([250, -200], [212, -150], [190, -98], 20) + castBy(pen, OVER_EDGE),
    }) +
    binding(pen, UNDER_EDGE, cloth.trim, 15) +
    panel(pen, OVER, cloth, { turn: -3, inside: overFolds }) +
    seam('M-180 -276C-192 -210 -194 -150 -188 -98', cloth.base) +
    seam(mirror('M-180 -276C-192 -210 -194 -150 -188 -98'), cloth.base) +
    binding(pen, CUFF, cloth.trim, 14) +
    binding(pen, mirror(CUFF), cloth.trim, 14) +
    binding(pen, HEM, cloth.trim, 14) +
    binding(pen, OVER_EDGE, cloth.trim, 16) +
    bow(200, -40, cloth.trim, 0.86, 8) +
    bow(214, 88, cloth.trim, 0.74, -4);
  return { art, outline: [OVER, UNDER] };
};
