import { plain, trimCloth, type Cloth } from '../cloth';
import { lighter } from '../colour';
import { button } from '../notions';
import { bothSides, mirror } from '../path';
import { flipped, stencil, type Pen } from '../pen';
import { castBy, fold, gathers, gleam, lining, panel, seam, stitch, threadOn } from '../tailoring';
import type { DrawGarment, Garment } from './garment.types';

const SHORT_BODY = bothSides(
  'M0 -262C-34 -264 -70 -290 -78 -324L-174 -290C-156 -230 -156 -170 -166 -104C-174 10 -186 110 -198 212C-130 230 -60 236 0 236',
);
const LONG_BODY = bothSides(
  'M0 -272C-34 -274 -70 -300 -78 -334L-175 -290C-157 -232 -158 -176 -168 -112C-172 60 -184 230 -196 372C-130 388 -60 392 0 392',
);
const SLEEVE =
  'M-172 -290C-226 -272 -254 -206 -274 -116C-292 -40 -306 20 -320 78C-296 92 -270 98 -242 94C-226 20 -206 -60 -164 -130L-130 -140L-130 -285Z';
const CUFF = 'M-320 78C-296 92 -270 98 -242 94';
const COLLAR = 'M-62 -344C-58 -306 -38 -290 -5 -286L-4 -258C-44 -260 -80 -284 -86 -330Z';
const NECK = 'M-62 -344C-40 -330 40 -330 62 -344C58 -306 36 -288 0 -286C-36 -288 -58 -306 -62 -344Z';
const PLACKET = 'M-17 -284L17 -284C15 -200 17 -140 15 -88L0 -72L-15 -88C-17 -140 -15 -200 -17 -262Z';
const LEG = 'M-132 150C-150 240 -148 320 -132 398C-100 408 -64 408 -34 400C-26 320 -12 240 0 170Z';
const ARM = 'M-174 -290C-156 -230 -156 -170 -166 -104';

function kurta(pen: Pen, cloth: Cloth, isLong: boolean): Garment {
  const lift = isLong ? -10 : 0;
  const body = isLong ? LONG_BODY : SHORT_BODY;
  const hem = isLong ? 392 : 236;
  const trim = trimCloth(cloth);
  const pale: Cloth = { ...plain(cloth), base: lighter(cloth.trim, 0.78) };
  const legFolds = stencil(pen, gathers([-140, 400], [-34, 404], 5, -70) + fold([0, 240], [-50, 250], [-110, 220], 30));
  const leg = (d: string, folds: string) => panel(pen, d, pale, { inside: folds + castBy(pen, body) });
  const folds =
    fold([-166, -90], [-110, -40], [-90, 30], 24, 0.11) +
    fold([168, -90], [120, 0], [104, 110], 32) +
    fold([-110, 60], [-130, hem / 2 + 40], [-118, hem], 26, 0.11) +
    fold([60, 40], [70, hem / 2 + 40], [54, hem], 30, 0.12) +
    fold([150, 90], [166, hem / 2 + 60], [150, hem], 26, 0.13) +
    gleam([-126, -200], [-124, 0], [-160, hem - 30], 30) +
    gleam([30, -60], [34, 80], [10, hem - 10], 24, 0.13);
  const sleeveFolds = stencil(
    pen,
    fold([-190, -140], [-232, -90], [-280, -60], 22) +
      fold([-210, -40], [-250, -10], [-300, 20], 20) +
      gleam([-236, -230], [-270, -100], [-304, 50], 16),
  );
  const sleeve = (d: string, turn: number, inside: string) =>
    panel(pen, d, cloth, { turn, inside: inside + castBy(pen, ARM) });
  const hemLine = `M-196 ${hem - 44}C-130 ${hem - 28} -60 ${hem - 24} 0 ${hem - 24}C60 ${hem - 24} 130 ${hem - 28} 196 ${hem - 44}`;
  const top =
    lining(NECK, cloth) +
    sleeve(SLEEVE, -70, sleeveFolds) +
    sleeve(mirror(SLEEVE), 70, flipped(sleeveFolds)) +
    seam(CUFF + mirror(CUFF), cloth.base) +
    stitch('M-314 58C-292 70 -268 76 -240 74' + mirror('M-314 58C-292 70 -268 76 -240 74'), cloth.trim, 5) +
    `<g transform="translate(0 ${lift})">`;
  const front =
    panel(pen, PLACKET, trim) +
    stitch('M-10 -250C-8 -190 -10 -140 -9 -92M10 -250C8 -190 10 -140 9 -92', threadOn(cloth.trim), 2) +
    [-232, -186, -140].map((y) => button(0, y, pale.base, 9)).join('') +
    panel(pen, COLLAR, trim) +
    panel(pen, mirror(COLLAR), trim) +
    stitch(
      'M-70 -326C-64 -296 -42 -276 -12 -272' + mirror('M-70 -326C-64 -296 -42 -276 -12 -272'),
      threadOn(cloth.trim),
      2.2,
    ) +
    '</g>';
  const art =
    (isLong ? '' : leg(LEG, legFolds) + leg(mirror(LEG), flipped(legFolds))) +
    top +
    `<g transform="translate(0 ${-lift})">` +
    panel(pen, body, cloth, { inside: folds + castBy(pen, COLLAR) + castBy(pen, mirror(COLLAR)) }) +
    `<path d="${hemLine}" fill="none" stroke="${cloth.trim}" stroke-width="7"/>` +
    stitch(hemLine.replaceAll(String(hem - 24), String(hem - 12)), cloth.trim, 3) +
    seam(`M-179 ${hem - 116}L-187 ${hem - 26}M180 ${hem - 116}L188 ${hem - 26}`, cloth.base, 4) +
    (isLong
      ? seam('M60 -96C90 -92 120 -92 140 -96L138 -14C112 -2 84 -2 62 -14Z', cloth.base) +
        stitch('M64 -84C90 -80 116 -80 138 -84', threadOn(cloth.base), 2.4)
      : '') +
    '</g>' +
    front;
  return { art, outline: isLong ? [body, SLEEVE, mirror(SLEEVE)] : [body, SLEEVE, mirror(SLEEVE), LEG, mirror(LEG)] };
}

/** A child's band-collar kurta over pale pyjamas. */
export const kurtaPyjama: DrawGarment = (pen, cloth) => kurta(pen, cloth, false);

/** A long men's kurta with a breast pocket. */
export const mensKurta: DrawGarment = (pen, cloth) => kurta(pen, cloth, true);
