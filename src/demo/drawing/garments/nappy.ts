import { trimCloth } from '../cloth';
import { stud } from '../notions';
import { bothSides, mirror, moved } from '../path';
import { binding, castBy, fold, gathers, gleam, lining, panel, stitch, threadOn } from '../tailoring';
import type { DrawGarment } from './garment.types';

const BODY = bothSides(
  'M0 -196C-90 -196 -180 -202 -256 -214C-286 -110 -290 0 -262 92C-196 100 -140 146 -116 216C-70 232 -30 236 0 236',
);
const WAIST = bothSides('M0 -230C-90 -230 -180 -236 -258 -250C-266 -224 -268 -200 -262 -176C-180 -164 -90 -160 0 -160');
const LEG = 'M-262 92C-196 100 -140 146 -116 216';

/** A cotton nappy cover with elastic legs and press-stud tabs. */
export const nappy: DrawGarment = (pen, cloth) => {
  const tab = 'M-262 -206C-210 -214 -160 -208 -126 -196C-108 -184 -108 -150 -126 -140C-164 -130 -214 -130 -268 -140Z';
  const frill =
    'M-268 84C-196 92 -134 140 -108 214C-124 232 -142 218 -156 226C-162 206 -180 206 -184 186C-202 186 -210 168 -218 156C-234 158 -244 142 -252 132C-270 132 -276 104 -268 84Z';
  const folds =
    gathers([-250, -170], [250, -170], 15, 80, 20) +
    fold([-250, 84], [-180, 60], [-130, 10], 26) +
    fold([-116, 200], [-90, 120], [-110, 40], 26) +
    fold([256, 84], [190, 50], [140, -10], 30) +
    fold([118, 200], [90, 110], [110, 30], 28) +
    gleam([-220, -120], [-240, -20], [-220, 60], 34, 0.24) +
    castBy(pen, tab) +
    castBy(pen, mirror(tab));
  const trim = trimCloth(cloth);
  const art =
    lining('M-258 -248C-140 -222 140 -222 258 -248C140 -274 -140 -274 -258 -248Z', cloth) +
    panel(pen, frill, trim) +
    panel(pen, mirror(frill), trim) +
    panel(pen, BODY, cloth, { inside: folds }) +
    panel(pen, WAIST, trim, { inside: gathers([-250, -236], [250, -236], 18, 64) }) +
    stitch('M-258 -214C-140 -200 140 -200 258 -214', threadOn(cloth.trim), 2.4) +
    binding(pen, LEG, cloth.trim, 15) +
    binding(pen, mirror(LEG), cloth.trim, 15) +
    panel(pen, tab, cloth, { turn: 90 }) +
    panel(pen, mirror(tab), cloth, { turn: 90 }) +
    [-150, -200, 150, 200].map((x) => stud(x, -168, cloth.trim, 10)).join('');
  return {
    art: `<g transform="translate(0 4) scale(1.14)">${art}</g>`,
    outline: [BODY, WAIST].map((d) => moved(d, 0, 4, 1.14)),
  };
};
