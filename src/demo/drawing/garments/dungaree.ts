import { lighter } from '../colour';
import { button, heart } from '../notions';
import { bothSides, mirror } from '../path';
import { castBy, fold, gleam, lining, panel, plainPanel, seam, stitch, threadOn } from '../tailoring';
import { plain } from '../cloth';
import type { DrawGarment } from './garment.types';

const BODY = bothSides(
  'M0 -176C-40 -176 -76 -178 -112 -184C-112 -120 -120 -66 -140 -30C-162 -12 -188 0 -200 16C-214 110 -232 220 -238 322C-180 338 -110 342 -44 336C-38 264 -24 206 0 170',
);
const BACK = bothSides('M0 -130C-50 -140 -90 -150 -120 -120C-150 -70 -180 -40 -198 10L0 30');
const BACK_STRAP = 'M-118 -344C-96 -360 -76 -352 -62 -332C-30 -262 10 -200 46 -150L4 -140C-40 -200 -84 -260 -112 -322Z';
const STRAP =
  'M-104 -352C-132 -350 -144 -326 -140 -296C-134 -242 -124 -190 -112 -142L-66 -144C-78 -196 -92 -250 -96 -300C-98 -326 -98 -340 -104 -352Z';
const CUFF =
  'M-242 300C-180 318 -106 322 -40 314C-40 330 -42 346 -44 362C-110 370 -184 366 -246 350C-244 334 -243 316 -242 300Z';
const POCKET = bothSides('M0 -126C-30 -126 -50 -128 -72 -130C-74 -96 -72 -66 -66 -44C-44 -32 -20 -28 0 -26');
const HIP = 'M-204 50C-160 66 -124 60 -98 24';
const PATCH =
  'M-182 186C-150 178 -120 180 -98 186C-94 214 -96 240 -102 262C-130 270 -158 268 -182 260C-188 236 -188 210 -182 186Z';

/** Dungarees with crossed straps, a bib pocket, turned-up cuffs and a mended knee. */
export const dungaree: DrawGarment = (pen, cloth) => {
  const thread = threadOn(cloth.base);
  const turned = { ...plain(cloth), base: lighter(cloth.base, 0.5) };
  const folds =
    fold([0, 176], [-50, 130], [-110, 110], 24) +
    fold([2, 176], [60, 140], [130, 120], 28, 0.15) +
    fold([-180, 320], [-160, 280], [-176, 200], 22) +
    fold([70, 316], [60, 240], [90, 180], 26) +
    fold([210, 300], [190, 200], [204, 100], 26) +
    gleam([-178, 60], [-196, 160], [-196, 280], 26) +
    gleam([-80, -20], [-60, 60], [-70, 130], 24, 0.15);
  const strap = (d: string) => panel(pen, d, cloth, { turn: 12 });
  const art =
    lining(BACK, cloth) +
    `<g opacity=".98">${lining(mirror(BACK_STRAP), cloth)}${lining(BACK_STRAP, cloth)}</g>` +
    panel(pen, BODY, cloth, { inside: folds + castBy(pen, STRAP) + castBy(pen, mirror(STRAP)) }) +
    seam('M-142 -24C-80 -8 80 -8 142 -24', cloth.base, 4) +
    stitch('M-150 -8C-80 8 80 8 150 -8', thread, 2.6) +
    stitch('M-100 -166C-50 -160 50 -160 100 -166', thread, 2.6) +
    seam('M0 -6C3 60 -2 120 0 168', cloth.base) +
    stitch('M12 0C15 40 12 80 2 110', thread, 2.4) +
    seam(HIP, cloth.base) +
    stitch('M-200 62C-152 80 -112 70 -86 30', thread, 2.4) +
    seam(mirror(HIP), cloth.base) +
    stitch(mirror('M-200 62C-152 80 -112 70 -86 30'), thread, 2.4) +
    panel(pen, POCKET, cloth, { turn: 90, scale: 0.8 }) +
    stitch('M-70 -112C-30 -106 30 -106 70 -112', thread, 2.4) +
    heart(2, -66, cloth.trim, 0.95) +
    plainPanel(pen, PATCH, cloth.trim) +
    stitch(
      'M-174 194C-150 186 -124 188 -105 193C-102 214 -103 236 -109 254C-130 261 -154 260 -175 253C-179 234 -179 214 -174 194Z',
      threadOn(cloth.trim),
      2.6,
    ) +
    panel(pen, CUFF, turned) +
    panel(pen, mirror(CUFF), turned) +
    strap(STRAP) +
    strap(mirror(STRAP)) +
    button(-90, -158, cloth.trim, 15) +
    button(91, -157, cloth.trim, 15) +
    button(-186, 34, cloth.trim, 10) +
    button(187, 34, cloth.trim, 10);
  return { art, outline: [BODY, STRAP, mirror(STRAP), CUFF, mirror(CUFF)] };
};
