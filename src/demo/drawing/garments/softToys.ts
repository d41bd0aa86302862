import { plain, trimCloth } from '../cloth';
import { darker, INK, lighter, mix, SHADE } from '../colour';
import { bow, heart } from '../notions';
import { bothSides, mirror } from '../path';
import { castBy, fold, gleam, panel, plainPanel, seam, stitch, threadOn } from '../tailoring';
import type { DrawGarment } from './garment.types';

function face(eyeX: number, y: number, cheek: string): string {
  const eye = (x: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="10" ry="12" fill="${INK}"/><circle cx="${x - 3}" cy="${y - 4}" r="3.6" fill="#fff"/>`;
  const blush = (x: number) => `<ellipse cx="${x}" cy="${y + 34}" rx="24" ry="15" fill="${cheek}" fill-opacity=".5"/>`;
  return blush(-eyeX - 20) + blush(eyeX + 20) + eye(-eyeX) + eye(eyeX);
}

const EAR = 'M-96 -196C-150 -276 -292 -282 -318 -166C-336 -60 -262 34 -160 22C-112 12 -92 -30 -92 -80Z';
const EAR_INSIDE = 'M-116 -176C-160 -230 -262 -232 -280 -146C-290 -66 -236 -6 -164 -12C-126 -18 -112 -56 -112 -92Z';
const BODY = bothSides('M0 10C-70 6 -124 30 -150 90C-182 160 -184 240 -150 300C-110 336 -50 340 0 340');
const ARM =
  'M-118 74C-176 74 -224 140 -226 206C-224 244 -174 250 -154 214C-142 190 -110 172 -98 130C-92 104 -98 82 -118 74Z';
const FOOT =
  'M-206 300C-214 236 -160 204 -108 214C-50 224 -30 276 -46 326C-62 366 -176 372 -198 338C-204 328 -206 314 -206 300Z';
const PAD =
  'M-174 306C-178 262 -146 242 -112 248C-78 254 -66 290 -76 320C-90 342 -156 346 -168 328C-172 322 -174 314 -174 306Z';
const HEAD = bothSides('M0 -266C-104 -268 -158 -196 -158 -110C-158 -20 -94 52 0 52');
const TRUNK =
  'M-58 -70C-56 10 -62 70 -44 128C-22 184 58 188 86 140C104 106 82 78 58 92C42 104 24 108 20 84C18 30 54 -10 60 -72C30 -100 -30 -100 -58 -70Z';

/** A stuffed elephant with printed ears, sitting. */
export const elephant: DrawGarment = (pen, cloth) => {
  const skin = { ...plain(cloth), base: mix(lighter(cloth.trim, 0.62), '#D9D5E6', 0.35) };
  const print = { ...cloth };
  const ridge =
    'M-54 -10C-30 4 10 6 36 -8M-56 30C-34 44 0 46 26 32M-54 70C-34 84 -4 86 20 72M-46 108C-30 120 0 122 22 108';
  const ear = (d: string, inner: string, lean: number) =>
    panel(pen, d, skin) + panel(pen, inner, print, { turn: lean, inside: castBy(pen, HEAD) });
  const art =
    ear(EAR, EAR_INSIDE, -20) +
    ear(mirror(EAR), mirror(EAR_INSIDE), 20) +
    panel(pen, BODY, skin, { inside: castBy(pen, HEAD) + castBy(pen, FOOT) + castBy(pen, mirror(FOOT)) }) +
    panel(
      pen,
      'M0 70C-62 70 -100 124 -100 190C-100 260 -60 310 0 312C60 310 100 260 100 190C100 124 62 70 0 70Z',
      print,
      { inside: castBy(pen, TRUNK) },
    ) +
    panel(pen, ARM, skin) +
    panel(pen, mirror(ARM), skin) +
    panel(pen, FOOT, skin) +
    panel(pen, mirror(FOOT), skin) +
    panel(pen, PAD, print, { scale: 0.8 }) +
    panel(pen, mirror(PAD), print, { scale: 0.8 }) +
    panel(pen, HEAD, skin, { inside: castBy(pen, TRUNK) + gleam([-90, -220], [-150, -130], [-120, -40], 30, 0.35) }) +
    stitch('M0 -262C4 -220 2 -170 0 -112', threadOn(skin.base), 2.6) +
    face(82, -88, '#EFA08F') +
    panel(pen, TRUNK, skin, { inside: gleam([-44, -60], [-48, 40], [-28, 120], 16, 0.35) }) +
    seam(ridge, skin.base) +
    `<path d="M-22 -264C-30 -292 -20 -306 -14 -316M0 -266C-2 -294 4 -312 8 -326M20 -264C26 -286 34 -294 42 -300" fill="none" stroke="${darker(skin.base, 0.4)}" stroke-width="6" stroke-linecap="round"/>` +
    bow(96, 62, cloth.trim, 0.8, 16);
  return { art, outline: [EAR, mirror(EAR), BODY, FOOT, mirror(FOOT), HEAD], foot: 352 };
};

const LONG_EAR = 'M-44 -214C-96 -262 -136 -340 -124 -398C-112 -430 -70 -422 -44 -378C-20 -334 -4 -270 -6 -220Z';
const LONG_INSIDE = 'M-48 -232C-84 -274 -112 -338 -104 -380C-94 -398 -72 -384 -56 -356C-38 -316 -26 -270 -26 -234Z';
const LOP_EAR =
  'M28 -216C60 -290 116 -350 172 -336C222 -318 226 -240 200 -176C186 -148 158 -156 154 -186C152 -226 142 -250 124 -246C104 -240 94 -216 76 -196Z';
const RABBIT_HEAD = bothSides('M0 -240C-96 -242 -146 -186 -148 -112C-150 -36 -92 18 0 18');
const DRESS = bothSides('M0 6C-50 6 -82 16 -100 40C-130 120 -160 200 -186 268C-120 296 -60 302 0 302');
const RABBIT_ARM = 'M-92 40C-144 52 -190 116 -204 178C-204 212 -164 220 -146 190C-130 160 -112 140 -96 110Z';
const LEG = 'M-110 270C-116 310 -124 350 -128 376C-128 404 -60 406 -44 386C-38 350 -40 310 -44 280Z';

/** A stuffed rabbit in a printed frock, one ear up and one down. */
export const rabbit: DrawGarment = (pen, cloth) => {
  const fur = '#F4E6D6';
  const collar = { ...trimCloth(cloth), base: lighter(cloth.trim, 0.55) };
  const frill =
    'M-76 18C-40 40 40 40 76 18C100 30 116 48 122 66C100 82 84 66 66 80C48 92 30 74 10 86C-10 92 -30 76 -48 84C-70 88 -88 70 -120 70C-114 46 -98 30 -76 18Z';
  const inner = lighter(cloth.base, 0.1);
  const art =
    plainPanel(pen, LONG_EAR, fur) +
    panel(pen, LONG_INSIDE, { ...cloth, base: inner }, { scale: 0.6 }) +
    plainPanel(pen, LEG, fur) +
    plainPanel(pen, mirror(LEG), fur) +
    plainPanel(pen, RABBIT_ARM, fur) +
    plainPanel(pen, mirror(RABBIT_ARM), fur) +
    panel(pen, DRESS, cloth, {
      scale: 0.82,
      inside:
        castBy(pen, frill) +
        fold([-40, 80], [-80, 190], [-110, 290], 24) +
        fold([30, 80], [50, 190], [60, 300], 26) +
        fold([80, 90], [120, 180], [150, 280], 24),
    }) +
    `<path d="M-178 248C-116 274 -60 282 0 282C60 282 116 274 180 248" fill="none" stroke="${cloth.trim}" stroke-width="11"/>` +
    plainPanel(pen, RABBIT_HEAD, fur, {
      inside:
        gleam([-90, -200], [-140, -120], [-110, -40], 26, 0.5) +
        `<ellipse cx="0" cy="-44" rx="64" ry="44" fill="#fff" fill-opacity=".55"/>`,
    }) +
    plainPanel(pen, LOP_EAR, fur, { inside: fold([60, -210], [110, -290], [170, -300], 20) }) +
    panel(pen, frill, collar) +
    face(72, -114, '#EFA08F') +
    `<path d="M-14 -84C-8 -92 8 -92 14 -84C12 -72 4 -66 0 -66C-4 -66 -12 -72 -14 -84Z" fill="#D98A8A"/><path d="M0 -66V-52C-8 -38 -24 -38 -32 -46M0 -52C8 -38 24 -38 32 -46" fill="none" stroke="${darker(fur, 0.5)}" stroke-width="4.5" stroke-linecap="round"/>` +
    `<ellipse cx="0" cy="-46" rx="2" ry="2" fill="${SHADE}"/>` +
    heart(0, 150, cloth.trim, 1.4) +
    bow(44, -214, cloth.trim, 0.66, 12);
  return {
    art,
    outline: [LONG_EAR, LEG, mirror(LEG), RABBIT_ARM, mirror(RABBIT_ARM), DRESS, RABBIT_HEAD, LOP_EAR],
    foot: 398,
  };
};
