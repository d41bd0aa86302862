import { plain, trimCloth } from '../cloth';
import { lighter } from '../colour';
import { bow, heart, stud } from '../notions';
import { bothSides, mirror, moved } from '../path';
import { place, stencil } from '../pen';
import { binding, castBy, fold, gathers, gleam, lining, panel, ribs, seam, stitch, threadOn } from '../tailoring';
import type { DrawGarment } from './garment.types';

const BOOT =
  'M-74 -112C-78 -64 -98 -34 -142 -10C-204 14 -236 54 -228 100C-222 130 -172 140 -100 140L62 140C112 140 132 112 128 60C122 0 116 -60 116 -116C60 -96 -20 -94 -74 -112Z';
const SOLE =
  'M-230 92C-226 124 -176 128 -100 126L62 126C104 126 126 104 130 66C140 116 122 156 66 158L-106 158C-186 158 -240 140 -230 92Z';
const CUFF =
  'M-92 -168C-40 -146 80 -144 134 -170C138 -138 136 -108 130 -80C62 -58 -34 -58 -88 -78C-94 -108 -96 -138 -92 -168Z';
const MOUTH = 'M-92 -168C-40 -146 80 -144 134 -170C84 -196 -42 -194 -92 -168Z';

/** A pair of soft booties with turned cuffs and bows. */
export const booties: DrawGarment = (pen, cloth) => {
  const trim = trimCloth(cloth);
  const folds =
    fold([-140, 0], [-90, 20], [-60, -20], 20) +
    fold([110, -40], [70, 40], [90, 110], 24) +
    gleam([-200, 60], [-170, 10], [-110, 0], 18, 0.3);
  const toe = 'M-100 -40C-120 0 -120 60 -70 128';
  const boot =
    panel(pen, BOOT, cloth, { scale: 0.86, inside: folds + castBy(pen, CUFF) }) +
    seam(toe, cloth.base) +
    stitch('M-86 -40C-106 0 -106 60 -58 122', threadOn(cloth.base), 2.6) +
    panel(pen, SOLE, trim) +
    lining(MOUTH, { ...cloth, base: lighter(cloth.trim, 0.3) }) +
    panel(pen, CUFF, trim, { inside: ribs([-90, -168], [134, -168], [0, 100], 16, cloth.trim) }) +
    bow(-74, -66, lighter(cloth.trim, 0.55), 0.68, -6);
  const spots: [number, number, number, number][] = [
    [104, -78, 1.06, 5],
    [-46, 96, 1.16, -4],
  ];
  return {
    art: spots.map(([x, y, scale, turn]) => place(stencil(pen, boot), x, y, scale, turn)).join(''),
    outline: spots.flatMap(([x, y, scale, turn]) => [BOOT, SOLE, CUFF].map((d) => moved(d, x, y, scale, turn))),
  };
};

const MITT =
  'M-82 112C-128 60 -156 -40 -144 -124C-130 -214 -62 -252 4 -250C80 -246 138 -200 146 -112C152 -20 122 70 88 112C36 126 -36 126 -82 112Z';
const THUMB = 'M-128 -76C-176 -108 -224 -88 -222 -42C-220 6 -168 44 -116 52Z';
const WRIST =
  'M-80 96C-28 112 36 112 86 98C96 130 112 158 128 184C112 202 98 188 82 198C66 212 50 196 30 204C14 212 -4 198 -22 206C-42 212 -56 196 -74 202C-94 206 -104 190 -124 188C-108 160 -92 130 -80 96Z';

/** A pair of newborn mittens on a cord. */
export const mittens: DrawGarment = (pen, cloth) => {
  const trim = trimCloth(cloth);
  const folds =
    gathers([-78, 100], [84, 100], 7, -80) +
    gleam([-100, -170], [-130, -60], [-92, 60], 28, 0.24) +
    fold([120, -150], [130, -30], [84, 80], 26);
  const mitt =
    panel(pen, THUMB, cloth, { turn: -30 }) +
    panel(pen, MITT, cloth, { inside: folds }) +
    seam('M-130 -66C-112 -30 -110 10 -116 48', cloth.base) +
    panel(pen, WRIST, trim, { inside: gathers([-80, 108], [88, 108], 8, 80, 40) }) +
    binding(pen, 'M-84 104C-30 119 38 119 90 106', lighter(cloth.trim, 0.5), 15) +
    heart(4, -90, cloth.trim, 1.5);
  const spots: [number, number, number, number][] = [
    [166, -60, 0.98, 14],
    [-150, 70, 1.02, -9],
  ];
  const cord = 'M-154 186C-120 330 60 380 130 280C170 220 120 180 130 60';
  return {
    art:
      `<path d="${cord}" fill="none" stroke="${lighter(cloth.trim, 0.25)}" stroke-width="9" stroke-linecap="round"/>` +
      stitch(cord, threadOn(cloth.trim), 2.4) +
      spots.map(([x, y, scale, turn]) => place(stencil(pen, mitt), x, y, scale, turn)).join('') +
      bow(-168, 178, lighter(cloth.trim, 0.5), 0.56, -9),
    outline: spots.flatMap(([x, y, scale, turn]) => [MITT, THUMB, WRIST].map((d) => moved(d, x, y, scale, turn))),
  };
};

const DOME = bothSides('M0 -214C-130 -212 -216 -100 -216 76C-146 100 -70 106 0 106');
const BRIM =
  'M-226 62C-100 100 100 100 226 62C236 100 236 148 228 182C100 220 -100 220 -228 182C-236 148 -236 100 -226 62Z';
const EAR = 'M-8 -196C-74 -212 -132 -272 -116 -330C-112 -346 -94 -350 -80 -340C-36 -316 -8 -262 4 -204Z';

/** A knotted newborn cap with a turned brim. */
export const cap: DrawGarment = (pen, cloth) => {
  const trim = trimCloth(cloth);
  const knot = 'M-38 -216C-26 -240 28 -240 40 -214C46 -194 34 -176 4 -174C-28 -174 -46 -192 -38 -216Z';
  const folds =
    gathers([-60, -196], [60, -196], 6, 110, 90) +
    gleam([-120, -120], [-176, -40], [-180, 60], 34, 0.24) +
    fold([140, -100], [180, 0], [170, 90], 34);
  return {
    art: place(
      panel(pen, EAR, cloth, { turn: -30, inside: fold([0, -200], [-60, -250], [-96, -330], 18) }) +
        panel(pen, mirror(EAR), cloth, { turn: 30, inside: fold([0, -200], [50, -260], [92, -330], 18) }) +
        panel(pen, DOME, cloth, { inside: folds + castBy(pen, BRIM) }) +
        panel(pen, knot, cloth, { turn: 60, inside: fold([-30, -200], [0, -210], [34, -196], 12) }) +
        panel(pen, BRIM, trim, { inside: ribs([-226, 66], [226, 66], [0, 150], 26, cloth.trim) }) +
        stitch('M-222 84C-100 122 100 122 222 84', threadOn(cloth.trim), 2.6),
      0,
      60,
      1.14,
      -5,
    ),
    outline: [DOME, BRIM, EAR, mirror(EAR)].map((d) => moved(d, 0, 60, 1.14, -5)),
  };
};

const BIB = bothSides(
  'M0 -86C-62 -88 -108 -132 -108 -190C-108 -240 -64 -270 -10 -264L-10 -318C-132 -322 -196 -226 -190 -120C-230 -30 -246 120 -200 216C-152 296 -60 316 0 316',
);
const TAB =
  'M-46 -332C-20 -337 30 -337 52 -330C66 -316 66 -266 52 -250C26 -244 -20 -244 -46 -248C-54 -280 -54 -304 -46 -332Z';

/** A bib with bound edges, a press-stud tab and a soft pocket. */
export const bib: DrawGarment = (pen, cloth) => {
  const pocket =
    'M-212 150C-120 178 120 178 212 150C216 180 212 200 200 218C150 296 60 318 0 318C-60 318 -150 296 -200 218C-212 200 -216 180 -212 150Z';
  const edge =
    'M-10 -318C-132 -322 -196 -226 -190 -120C-230 -30 -246 120 -200 216C-152 296 -60 316 0 316C60 316 152 296 200 216C246 120 230 -30 190 -120C196 -226 132 -322 10 -318';
  const neck =
    'M-10 -264C-64 -270 -108 -240 -108 -190C-108 -132 -62 -88 0 -86C62 -88 108 -132 108 -190C108 -240 64 -270 10 -264';
  const art =
    panel(pen, BIB, cloth, {
      inside:
        gleam([-150, -160], [-190, 0], [-170, 140], 30, 0.22) +
        fold([60, -70], [90, 40], [70, 170], 24, 0.1) +
        castBy(pen, pocket),
    }) +
    binding(pen, neck, cloth.trim, 17) +
    panel(pen, pocket, trimCloth(cloth), {
      inside: fold([-60, 170], [-40, 230], [-70, 300], 22) + fold([90, 168], [110, 220], [80, 300], 24),
    }) +
    binding(pen, 'M-212 150C-120 178 120 178 212 150', lighter(cloth.trim, 0.5), 14) +
    binding(pen, edge, cloth.trim, 17) +
    panel(pen, TAB, { ...plain(cloth), base: lighter(cloth.trim, 0.2) }) +
    stud(4, -292, lighter(cloth.trim, 0.7), 11) +
    heart(0, 40, cloth.trim, 2.3) +
    stitch('M0 82C-54 44 -60 -6 -26 -12C-10 -14 0 -2 0 10C4 -4 18 -14 34 -10C62 0 50 48 0 82Z', cloth.trim, 2.4);
  return { art, outline: [BIB, TAB] };
};
