import { stud } from '../notions';
import { bothSides, mirror } from '../path';
import { binding, castBy, fold, gleam, lining, panel, seam } from '../tailoring';
import type { DrawGarment } from './garment.types';

const BODY = bothSides(
  'M0 -238C-56 -240 -100 -268 -110 -316L-204 -282C-184 -220 -182 -160 -190 -96C-200 0 -196 90 -188 150C-186 178 -192 200 -200 216C-138 226 -92 270 -74 338C-46 346 -20 348 0 348',
);
const SLEEVE =
  'M-198 -285C-244 -268 -290 -232 -334 -140C-304 -112 -268 -92 -228 -80C-210 -112 -196 -140 -176 -170L-150 -180L-150 -280Z';
const CUFF = 'M-334 -140C-304 -112 -268 -92 -228 -80';
const LAP = 'M-110 -316L-206 -281C-196 -252 -190 -222 -187 -190C-142 -212 -114 -256 -110 -316Z';
const LAP_EDGE = 'M-110 -316C-114 -256 -142 -212 -187 -190';
const LEG = 'M-200 216C-138 226 -92 270 -74 338';
const NECK = 'M-110 -316C-60 -294 60 -294 110 -316C100 -268 56 -240 0 -238C-56 -240 -100 -268 -110 -316Z';
const FRONT_NECK = 'M-110 -316C-100 -268 -56 -240 0 -238C56 -240 100 -268 110 -316';

/** An envelope-neck bodysuit with press studs below. */
export const bodysuit: DrawGarment = (pen, cloth) => {
  const folds =
    fold([-190, -60], [-120, -20], [-80, 40], 24, 0.1) +
    fold([192, -50], [130, 20], [110, 110], 28) +
    fold([-184, 170], [-110, 190], [-60, 250], 24) +
    fold([186, 160], [100, 180], [50, 262], 28, 0.15) +
    fold([60, 40], [40, 160], [64, 250], 24, 0.09) +
    gleam([-130, -140], [-112, 30], [-124, 180], 30) +
    gleam([16, -160], [26, 0], [10, 150], 22, 0.13);
  const sleeve = (d: string, lean: number) =>
    panel(pen, d, cloth, { turn: lean, inside: fold([lean * 6.6, -250], [lean * 7.4, -180], [lean * 6.6, -100], 18) });
  const art =
    lining(NECK, cloth) +
    seam('M-106 -310C-60 -286 60 -286 106 -310', cloth.base, 6) +
    sleeve(SLEEVE, -38) +
    sleeve(mirror(SLEEVE), 38) +
    binding(pen, CUFF, cloth.trim, 15) +
    binding(pen, mirror(CUFF), cloth.trim, 15) +
    panel(pen, BODY, cloth, { inside: folds + castBy(pen, LAP_EDGE) + castBy(pen, mirror(LAP_EDGE)) }) +
    binding(pen, FRONT_NECK, cloth.trim, 15) +
    panel(pen, LAP, cloth, { turn: -20 }) +
    panel(pen, mirror(LAP), cloth, { turn: 20 }) +
    binding(pen, LAP_EDGE, cloth.trim, 15) +
    binding(pen, mirror(LAP_EDGE), cloth.trim, 15) +
    binding(pen, LEG, cloth.trim, 15) +
    binding(pen, mirror(LEG), cloth.trim, 15) +
    seam('M-72 314C-40 322 40 322 72 314', cloth.base) +
    [-44, 0, 44].map((x) => stud(x, 333 - Math.abs(x) * 0.06, cloth.trim, 8)).join('');
  return { art, outline: [BODY, SLEEVE, mirror(SLEEVE)] };
};
